/** The bundled contract as the emitters read it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Schema = {
  $ref?: string;
  description?: string;
  enum?: (string | number)[];
  'x-enum-varnames'?: string[];
  properties?: Record<string, Schema>;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  'x-message'?: string;
};
export type Answer = { $ref?: string; content?: Record<string, { examples?: Record<string, unknown> }> };
export type Operation = {
  operationId: string;
  tags: [string];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
  parameters?: { name?: string; 'x-stores-nothing'?: boolean }[];
  [extension: `x-${string}`]: unknown;
};
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;

export const contract = parse(readFileSync('generated/openapi.yaml', 'utf8')) as Contract;

/** Every operation with its address, in the contract's order. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);

/** What a reference of the bundle calls: its last part. */
export const nameOf = ({ $ref }: { $ref?: string }): string | undefined => $ref?.split('/').at(-1);

export const resolve = (schema: Schema): Schema => {
  const name = nameOf(schema);
  return name ? (contract.components.schemas[name] ?? {}) : schema;
};

/** Writes a file of generated/ under a header of one line. */
export const emit = (file: string, code: string): void =>
  writeFileSync(`generated/${file}`, `// Made by \`npm run generate\` from the contract. Do not edit.\n${code}`);

/** The bundled contract as the emitters read it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Schema = {
  items?: Schema;
  $ref?: string;
  description?: string;
  enum?: (string | number)[];
  'x-enum-varnames'?: string[];
  properties?: Record<string, Schema>;
  'x-max-bytes'?: number;
  'x-messages'?: Record<string, string>;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  'x-message'?: string;
};
export type Answer = { $ref?: string; content?: Record<string, { examples?: Record<string, unknown> }> };
export type Parameter = { $ref?: string; name?: string; in?: string; schema?: Schema; 'x-stores-nothing'?: boolean };
export type Operation = {
  operationId: string;
  deprecated?: boolean;
  tags: [string];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
  parameters?: Parameter[];
  [extension: `x-${string}`]: unknown;
};
/**
 * The kind of the record that an address names, and the parameter that holds the id of each noun.
 */
type NamedRecord = { kind: string } & Record<string, string>;
type PathItem = { [method in (typeof methods)[number]]?: Operation } & {
  'x-record'?: NamedRecord;
  parameters?: Parameter[];
};
type Contract = {
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
  };
};

const methods = ['get', 'post', 'put', 'delete', 'patch'] as const;

export const contract = JSON.parse(readFileSync('bundle.json', 'utf8')) as Contract;

/** Every operation with its address, in the contract's order. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    const { 'x-record': record = null, parameters: shared = [] } = item;
    return operation ? [{ path, method, operation, record, shared }] : [];
  }),
);

/** Only reads, though its method may be another. */
export const isRead = (method: string, operation: Operation): boolean =>
  method === 'get' || operation['x-reads'] === true;

/** The file of generated/ that holds what is made of one schema. */
export const fileOf = (name: string): string => `${name.replace(/^./, (first) => first.toLowerCase())}.ts`;

export const pascal = (id: string): string => id.replace(/^./, (first) => first.toUpperCase());

/** What a reference of the bundle calls: its last part. */
export const nameOf = ({ $ref }: { $ref?: string }): string | undefined => $ref?.split('/').at(-1);

export const resolve = (schema: Schema): Schema => {
  const name = nameOf(schema);
  return name ? (contract.components.schemas[name] ?? {}) : schema;
};

export const resolveParameter = (one: Parameter): Parameter => {
  const name = nameOf(one);
  return name ? (contract.components.parameters[name] ?? {}) : one;
};

/** Writes a file of generated/ under a header of one line. */
export function emit(file: string, code: string): void {
  const path = join('generated', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `// Made by \`npm run generate\` from the contract. Do not edit.\n${code}`);
}

import type { OperationId } from '#generated/operations.ts';

/** What the reference reads of generated/openapi.yaml. */
export type Contract = {
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, Example>;
    responses: Record<string, Response>;
    parameters: Record<string, Parameter>;
  };
};

export type Ref = { $ref: string };
export type PathItem = { parameters?: (Parameter | Ref)[] } & { [method: string]: unknown };
/** What will be gone: since when that is known of an operation, and its last day. */
export type Ending = { deprecated?: boolean; 'x-deprecated-on'?: string; 'x-sunset'?: string };
export type Operation = Ending & {
  operationId: OperationId;
  summary: string;
  description: string;
  tags: [string];
  /** Empty where nobody need be signed in. */
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response | Ref>;
};
export type Parameter = Ending & {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema | Ref;
  example?: unknown;
};
export type Response = { description: string; content?: Content };
export type Content = Record<string, { schema?: Schema | Ref; examples?: Record<string, Example | Ref> }>;
export type Example = { summary?: string; value: unknown };

export type Schema = Ending & {
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: (string | number)[];
  'x-enum-varnames'?: string[];
  'x-message'?: string;
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema | Ref>;
  items?: Schema | Ref;
  anyOf?: (Schema | Ref)[];
};

const modules = import.meta.glob<Contract>('../../../../generated/openapi.yaml', {
  query: '?contract',
  import: 'default',
  eager: true,
});

/** The contract as bundled by `npm run generate`. */
export const contract = Object.values(modules)[0] as Contract;

export const isRef = (value: object): value is Ref => '$ref' in value;

/** The name at the end of a reference. */
export const nameOf = ({ $ref }: Ref): string => $ref.split('/').at(-1) ?? '';

/** What is meant: itself, or what it refers to among the components. */
export function resolve<Kind extends object>(value: Kind | Ref): Kind {
  if (!isRef(value)) return value;
  const [, , section = '', name = ''] = value.$ref.split('/');
  return (contract.components as unknown as Record<string, Record<string, Kind>>)[section]?.[name] as Kind;
}

/** A named example of the contract. */
export const exampleOf = (name: string): unknown => contract.components.examples[name]?.value;

/** Compiles the contract's schemas of an operation: its parameters, its body and its responses. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from './problem.ts';

export interface ParameterSpec {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Schema {
  type?: string;
  default?: unknown;
  [key: string]: unknown;
}
interface Media {
  schema?: Schema;
}
interface Response {
  headers?: Record<string, { required?: boolean; schema: Schema }>;
  content?: Record<string, Media>;
}
export interface OperationSpec {
  operationId: string;
  parameters?: ParameterSpec[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  security?: unknown[];
  deprecated?: boolean;
  /** A date: when it was, or will be, deprecated. */
  'x-deprecated-on'?: string;
  /** A date: its last day. */
  'x-sunset'?: string;
  /** It may have no handler. */
  'x-not-yet'?: boolean;
}
export interface Contract {
  paths: Record<string, Record<string, OperationSpec> & { parameters?: ParameterSpec[] }>;
  components: object;
}

type Check = (value: unknown) => ErrorObject[];

/** One of a contract, however many applications of a process mount it. */
const validations = new WeakMap<Contract, ContractValidation>();

/** Compiles schemas of a contract at their first use, which keeps the start fast, and once each. */
export function contractValidation(contract: Contract): ContractValidation {
  const known = validations.get(contract) ?? createValidation(contract);
  validations.set(contract, known);
  return known;
}

function createValidation(contract: Contract) {
  // Ajv would compile the schema of schemas first, to hold against it what is none as a whole: half
  // of what this adds to a start.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false });
  addFormats.default(ajv);
  // what schemas refer to
  const components = { ...contract.components, examples: undefined };
  ajv.addSchema({ $id: 'contract', ...rebase(JSON.stringify({ components })) });

  const compiled = new Map<string, ValidateFunction>();
  const compile = (schema: Schema | object): ValidateFunction => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text) ?? ajv.compile(rebase(text));
    compiled.set(text, known);
    return known;
  };
  const check = (schema: Schema | object): Check => {
    let validate: ValidateFunction | undefined;
    return (value) => {
      validate ??= compile(schema);
      return validate(value) ? [] : (validate.errors ?? []);
    };
  };
  const resolve = <T>(node: T): T => {
    const ref = (node as { $ref?: string } | undefined)?.$ref;
    if (!ref) return node;
    const keys = ref.slice(2).split('/');
    return resolve(keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T);
  };
  return { check, resolve };
}

export type ContractValidation = ReturnType<typeof createValidation>;

/**
 * A part of the contract, given as JSON, as a schema of its own: references point to the whole
 * contract, integers are those that JSON keeps exactly.
 */
function rebase(schema: string): object {
  return JSON.parse(schema, (key, value) => {
    if (key === '$ref' && typeof value === 'string' && value.startsWith('#')) return `contract${value}`;
    const type = value?.type;
    const isInteger = type === 'integer' || (Array.isArray(type) && type.includes('integer'));
    return isInteger ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...value } : value;
  });
}

/** Reads the parameters of path, query or headers as numbers and booleans, with defaults. */
export function addressReader(
  { check, resolve }: ContractValidation,
  parameters: ParameterSpec[],
  where: ParameterSpec['in'],
) {
  const own = parameters
    .filter((parameter) => parameter.in === where)
    .map((parameter) => ({
      ...parameter,
      key: where === 'header' ? parameter.name.toLowerCase() : parameter.name,
      schema: resolve(parameter.schema),
    }));
  const validate = check({
    type: 'object',
    properties: Object.fromEntries(own.map(({ key, schema }) => [key, schema])),
    required: own.filter(({ required }) => required).map(({ key }) => key),
  });
  return (given: Record<string, unknown>): { values: Record<string, unknown>; errors: FieldError[] } => {
    const values: Record<string, unknown> = {};
    for (const { key, schema } of own) {
      const value = Object.hasOwn(given, key) ? decode(given[key], schema.type) : schema.default;
      if (value !== undefined) values[key] = value;
    }
    const errors = own.length === 0 ? [] : validate(values);
    return { values, errors: errors.map((error) => fieldError(error, nameOf(error))) };
  };
}

/** Only the plain spelling counts: '1e3', ' 7' and '0x10' stay texts and are refused as such. */
function decode(value: unknown, type: string | undefined): unknown {
  if (type === 'integer' && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

const nameOf = ({ instancePath, params }: ErrorObject) => instancePath.slice(1) || String(params.missingProperty ?? '');

/** One error with its JSON pointer; a missing or surplus member is named by its own pointer. */
export function fieldError(error: ErrorObject, pointer = pointerOf(error)): FieldError {
  const worded = wordsOf(error);
  return { pointer, detail: typeof worded === 'string' ? worded : (error.message ?? 'is invalid') };
}

/**
 * The contract's own message, possibly per keyword; that of a missing member is the member's where
 * it asks for one, by a least length: others tell of a value that is there.
 */
function wordsOf({ keyword, parentSchema, params }: ErrorObject): unknown {
  const members: Record<string, Schema> = parentSchema?.properties ?? {};
  const isMissing = typeof params.missingProperty === 'string';
  const schema = isMissing ? members[params.missingProperty] : parentSchema;
  const own = (schema?.['x-messages'] as Record<string, unknown> | undefined)?.[keyword];
  const isMeant = !isMissing || Number(schema?.minLength ?? schema?.minItems ?? 0) > 0;
  return own ?? (isMeant ? schema?.['x-message'] : undefined);
}

/** Texts that no database can store, with a NUL or half a surrogate pair, by pointer. */
export function unstorable(value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string') {
    const isStorable = value.isWellFormed() && !value.includes('\0');
    return isStorable ? [] : [{ pointer, detail: 'This text cannot be stored' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorable(item, `${pointer}/${escaped(key)}`));
}

function pointerOf({ instancePath, params }: ErrorObject): string {
  const member = params.missingProperty ?? params.additionalProperty;
  if (typeof member !== 'string') return instancePath;
  return `${instancePath}/${escaped(member)}`;
}

const escaped = (member: string) => member.replaceAll('~', '~0').replaceAll('/', '~1');

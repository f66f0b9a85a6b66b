/** Compares values with schemas of the contract, and says each fault with its place in both. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, escaped, type Node } from './contract.ts';
import { countOf, show, withArticle } from './finding.ts';

export interface Fault {
  /** In the value, with indexes: `/Data/0/Role`. */
  instance: string;
  /** In the contract: `#/components/schemas/User/properties/Role/enum`. */
  contract: string;
  keyword: string;
  /** What was wanted: `must be one of 0, 1, 2, 3`. */
  message: string;
  value: unknown;
}

export interface Schemas {
  /**
   * The faults of a value against the schema at a pointer; a composite (`anyOf`, `oneOf`) gives
   * one.
   */
  check(pointer: string, value: unknown): Fault[];
  /** Schemas that could not be read, with the reason; nothing is held against them. */
  notUnderstood: Map<string, string>;
}

/** Compiles each schema at its first use. */
export function schemasOf(contract: Contract): Schemas {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    logger: false,
    // The document is no schema as a whole, and to look whether it is one Ajv would compile the
    // schema of schemas for each contract.
    validateSchema: false,
    // To optimize what it writes takes Ajv longer than the values of a run gain.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  const document = rebased(contract.document) as Node;
  ajv.addSchema({ $id: 'contract', ...document });
  // Ajv returns the path only within the last reference; with `verbose` it hands over the very
  // object of the document.
  const pointers = pointersOf(document);
  const compiled = new Map<string, ValidateFunction>();
  const notUnderstood = new Map<string, string>();
  const compile = (pointer: string): ValidateFunction | undefined => {
    try {
      return ajv.compile({ $ref: `contract${pointer}` });
    } catch (error) {
      notUnderstood.set(pointer, (error as Error).message);
      return undefined;
    }
  };
  return {
    notUnderstood,
    check(pointer, value) {
      if (notUnderstood.has(pointer)) return [];
      const validate = compiled.get(pointer) ?? compile(pointer);
      if (!validate) return [];
      compiled.set(pointer, validate);
      if (validate(value)) return [];
      const located = (validate.errors ?? []).map((error) => ({
        error,
        contract: `${pointers.get(error.parentSchema as object) ?? pointer}/${error.keyword}`,
      }));
      return outermost(located).map(faultOf);
    },
  };
}

function pointersOf(node: unknown, pointer = '#', found = new Map<object, string>()): Map<object, string> {
  if (typeof node !== 'object' || node === null) return found;
  found.set(node, pointer);
  for (const [key, child] of Object.entries(node)) pointersOf(child, `${pointer}/${escaped(key)}`, found);
  return found;
}

/**
 * References lead to the whole document, examples are left out; integers are those that JSON keeps
 * exactly.
 */
function rebased(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rebased(item));
  if (typeof value === 'string') return key === '$ref' && value.startsWith('#') ? `contract${value}` : value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value)
    .filter(([name, member]) => !isLeftOut(name, member))
    .map(([name, member]) => [name, rebased(member, name)]);
  const node: Node = Object.fromEntries(members);
  const isInteger = key !== 'properties' && [node.type].flat().includes('integer');
  return isInteger ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...node } : node;
}

/** A name of its own would move the place that references in a schema are read from. */
const isLeftOut = (name: string, member: unknown): boolean =>
  name === 'examples' || name === 'example' || (name === '$id' && typeof member === 'string');

const composites = new Set(['anyOf', 'oneOf', 'if', 'not']);

interface Located {
  error: ErrorObject;
  contract: string;
}

/** Of a composite that failed, its branches say nothing of use. */
function outermost(errors: Located[]): Located[] {
  const failed = errors.filter(({ error }) => composites.has(error.keyword));
  return errors.filter((one) => !failed.some((composite) => composite !== one && inBranch(composite, one)));
}

function inBranch({ error: { schema, instancePath }, contract }: Located, { error, contract: at }: Located): boolean {
  if (!error.instancePath.startsWith(instancePath)) return false;
  const refs = [schema].flat().map((branch) => (branch as { $ref?: string } | null)?.$ref?.replace(/^contract/, ''));
  return at.startsWith(`${contract}/`) || refs.some((ref) => ref !== undefined && at.startsWith(`${ref}/`));
}

function faultOf({ error, contract }: Located): Fault {
  const { instancePath, keyword, params, message, data, schema } = error;
  const missing = keyword === 'required' ? String(params.missingProperty) : undefined;
  const surplus = params.additionalProperty ?? params.unevaluatedProperty;
  return {
    instance: missing === undefined ? instancePath : `${instancePath}/${missing}`,
    contract,
    keyword,
    message: worded(keyword, message, params, schema, surplus),
    value: missing === undefined ? data : undefined,
  };
}

function worded(keyword: string, message = 'is invalid', params: Node, schema: unknown, surplus: unknown): string {
  switch (keyword) {
    case 'enum':
      return `must be one of ${(schema as unknown[]).map((one) => show(one, 30)).join(', ')}`;
    case 'const':
      return `must be ${show(schema)}`;
    case 'required':
      return 'is missing';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `must not hold "${String(surplus)}"`;
    case 'format':
      return `must be ${withArticle(String(params.format))}`;
    case 'type':
      return `must be ${[schema].flat().join(' or ')}`;
    case 'uniqueItems':
      return `must not hold an item twice (${String(params.j)} and ${String(params.i)} are the same)`;
    case 'anyOf':
    case 'oneOf':
      return Array.isArray(params.passingSchemas)
        ? 'must fit only one of the schemas of oneOf'
        : `must fit one of the schemas of ${keyword}`;
    case 'not':
      return 'must not fit the schema of not';
    default:
      return counted(keyword, Number(params.limit)) ?? message;
  }
}

const parts: Record<string, string> = { Length: 'character', Items: 'item', Properties: 'member' };

/** How many parts there may be: `must have at most 80 characters`. */
function counted(keyword: string, limit: number): string | undefined {
  const [, bound, kind = ''] = /^(min|max)(Length|Items|Properties)$/.exec(keyword) ?? [];
  const part = parts[kind];
  return part && `must have at ${bound === 'min' ? 'least' : 'most'} ${countOf(limit, part)}`;
}

// A place without its indexes, so that it names the same fault in every row: /Data/0/Role is
// /Data/*/Role.
export const placeOf = (instance: string): string => instance.replaceAll(/\/\d+(?=\/|$)/g, '/*');

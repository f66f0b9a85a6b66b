/** What breaks the contract in a request, as a backend refuses it; Prism finds it. */
import type { Contract, Node, Operation } from '../../drift/core/contract.ts';
import { branchesOf } from '../../drift/core/visit-value.ts';
import type { Refusal } from './rules.ts';
import { propertyOf, type Shape } from './shapes.ts';

/** One entry of Prism's `sl-violations`; its `location` begins with `request`. */
export interface Violation {
  location: string[];
  code: string | number;
  message: string;
}

type FieldError = { pointer: string; detail: string };

/** The header that Prism adds to a request's refusal. */
export const VIOLATIONS_HEADER = 'sl-violations';

/** Prism would wait for the rest of it for ever. */
export const notJson: Violation = {
  location: ['request', 'body'],
  code: 'json',
  message: 'The request could not be read.',
};

/** What Prism says of a request. */
export function violationsIn(header: string | null): Violation[] {
  const all = header === null ? [] : (JSON.parse(header) as Violation[]);
  return all.filter(({ location }) => location[0] === 'request');
}

export const lacksToken = (violations: Violation[]): boolean => violations.some(({ code }) => code === 401);

/** 400 where the address or a header means nothing, with the parameters by their names. */
export function refusedAddress({ operation }: Shape, violations: Violation[]): Refusal | undefined {
  const errors = violations.flatMap(({ location: [, place = '', name = ''], message }) =>
    place && place !== 'body' ? [{ pointer: nameOf(operation, name), detail: bare(message) }] : [],
  );
  const detail = 'The address cannot mean anything.';
  return errors.length > 0 ? { status: 400, code: 'malformed-request', detail, errors } : undefined;
}

/** 422 for a body that breaks its schema, with the members by their pointers; 400 for none. */
export function refusedBody(contract: Contract, { operation }: Shape, violations: Violation[]): Refusal | undefined {
  if (violations.length === 0) return undefined;
  const unread = violations.find(({ code }) => code === 'json' || code === 415);
  if (unread) return { status: 400, code: 'malformed-request', detail: unread.message };
  const schema = operation.body?.media[0]?.schema;
  const errors = violations.map((one) => memberError(contract, schema, one));
  return { status: 422, code: 'invalid', detail: 'The request is well-formed, but invalid.', errors };
}

/** A missing or surplus member is named by its own pointer; the contract's words come first. */
function memberError(contract: Contract, schema: string | undefined, { location, code, message }: Violation) {
  const [, named] = /(?:required property|found) '(.+)'$/.exec(message) ?? [];
  const path = [...location.slice(2), ...(named === undefined ? [] : [named])];
  const own = schema && schemaAt(contract, schema, path);
  return {
    pointer: path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    detail: (own && wordsOf(contract, own, String(code))) ?? bare(message),
  } satisfies FieldError;
}

/** Pointer of the schema of a member, of a row of an array too. */
function schemaAt(contract: Contract, schema: string, path: string[]): string | undefined {
  return path.reduce<string | undefined>((found, step) => {
    if (found === undefined) return undefined;
    const array = branchesOf(contract, found).find(({ node }) => node.items);
    return array && /^\d+$/.test(step) ? `${array.pointer}/items` : propertyOf(contract, found, step);
  }, schema);
}

/** What the contract has a form say of a value that is refused. */
function wordsOf(contract: Contract, schema: string, keyword: string): string | undefined {
  for (const { node } of branchesOf(contract, schema)) {
    const own = (node['x-messages'] as Record<string, string> | undefined)?.[keyword];
    const words = own ?? (isMeant(node, keyword) ? node['x-message'] : undefined);
    if (typeof words === 'string') return words;
  }
  return undefined;
}

/** The words are of use of a missing member where they ask for one, by a least length. */
const isMeant = (node: Node, keyword: string): boolean =>
  keyword !== 'required' || Number(node.minLength ?? node.minItems ?? 0) > 0;

/** Prism spells parameters in small letters. */
const nameOf = ({ parameters }: Operation, small: string): string =>
  parameters.find(({ name }) => name.toLowerCase() === small)?.name ?? small;

/** 'must be integer' of 'Request query parameter offset must be integer'. */
const bare = (message: string): string =>
  message
    .replace(/^Request (?:(?:body property|\w+ parameter) \S+|body) /, '')
    .replace(/^Body parameter /, '')
    .replace(/; found '.*'$/, '');

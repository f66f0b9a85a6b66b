/** What `x-statements` says of a response, and how its expressions are evaluated. */
import type { Contract } from '../../core/contract.ts';
import { placeOf } from '../../core/schemas.ts';
import { branchesOf, visitValue } from '../../core/visit-value.ts';
import type { Run } from '../run.ts';
import { at, select } from '../select.ts';
import type { Read } from './reading.ts';

// A value within a response: Name, nested a/b, ../Name of the object around, /Editions/0/Id from
// the top, :id|editionId of the address, @user for the caller;
// `indicator.LibraryIndicatorId(:indicatorId)` is what others state about that record.
type Ref = string;
export type Expression =
  | Ref
  | { text: string }
  | { const: unknown }
  // How many there are, and which: the values of a column, those rows only where all properties are
  // among the values.
  | { count: string; where?: Record<string, unknown[]> }
  | { list: string; where?: Record<string, unknown[]> }
  // A number made of several values, or of a column.
  | { sum: Expression[] }
  // One of the other in percent, to one decimal place; a tie may be rounded either way.
  | { percent: [Ref, Ref] }
  | { total: string }
  // A property that may be null because this response does not know.
  | { known: Ref };

export interface Statement {
  of: string;
  id: Ref | Ref[];
  /** On an operation: the rows it is about; the whole response where it is left out. */
  at?: string;
  says: Record<string, Expression>;
  /**
   * What the list says, by leaving them out, of all other records `among` a kind; of those whose
   * attributes are so.
   */
  others?: {
    among: string;
    where?: Record<string, unknown>;
    /** Only those whose attribute is less than that of this record. */
    before?: { attribute: string; of: Ref };
    says: Record<string, unknown>;
  };
  /** It is stated only where these values are so. */
  when?: Record<Ref, unknown>;
  /** Nothing is stated where this part of the response is there. */
  without?: Ref;
}

export interface Place {
  read: Read;
  /** The object, and those around it, innermost last. */
  path: unknown[];
  // With stars.
  where: string;
}

export interface Facts {
  /** What is stated about a record, if anything is. */
  stated(of: string, ids: unknown[], attribute: string): unknown;
  /** The first ids of all records of a kind of which this attribute is stated. */
  idsOf(of: string, attribute: string): unknown[];
}

/** All that a response states, and where. */
export function statementsIn(run: Run, read: Read): { statement: Statement; place: Place }[] {
  const { operation, body } = read;
  const found: { statement: Statement; place: Place }[] = [];
  for (const statement of (operation.node['x-statements'] ?? []) as Statement[]) {
    for (const { value, path } of select(body, statement.at ?? ''))
      found.push({ statement, place: { read, path: [...path, value], where: statement.at ?? '' } });
  }
  const schema = operation.responses.get(200)?.media[0]?.schema;
  if (!schema) return found;
  visitValue(run.contract, schema, body, {
    seen: ({ schema: pointer, instance, value }) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
      const own = statementsAt(run, pointer);
      if (own.length === 0) return;
      const path = pathTo(body, instance);
      for (const statement of own) found.push({ statement, place: { read, path, where: placeOf(instance) } });
    },
    undeclared: () => undefined,
  });
  return found;
}

const statements = new WeakMap<Contract, Map<string, Statement[]>>();

/** Of the schema and of those it is composed of: what may be null is one of two. */
function statementsAt({ contract }: Run, pointer: string): Statement[] {
  const known = statements.get(contract) ?? new Map<string, Statement[]>();
  statements.set(contract, known);
  const made = () => branchesOf(contract, pointer).flatMap(({ node }) => (node['x-statements'] ?? []) as Statement[]);
  const found = known.get(pointer) ?? made();
  known.set(pointer, found);
  return found;
}

function pathTo(body: unknown, instance: string): unknown[] {
  const path = [body];
  for (const key of instance.split('/').slice(1)) path.push((path.at(-1) as Record<string, unknown>)[key]);
  return path;
}

type Reader = (place: Place, stated: Facts['stated']) => unknown;

/** References stand in the contract: each is parsed once, and followed from thousands of rows. */
const readers = new Map<Ref, Reader>();

/** The value that a reference leads to; undefined where it leads nowhere. */
export function resolve(ref: Ref, place: Place, stated: Facts['stated']): unknown {
  const reader = readers.get(ref) ?? readerOf(ref);
  readers.set(ref, reader);
  return reader(place, stated);
}

function readerOf(ref: Ref): Reader {
  const looked = /^(\w+)\.(\w+)\((.+)\)$/.exec(ref);
  if (looked) {
    const [, of = '', attribute = '', inner = ''] = looked;
    const ids = inner.split(',').map((one) => readerOf(one.trim()));
    return (place, stated) =>
      stated(
        of,
        ids.map((read) => read(place, stated)),
        attribute,
      );
  }
  if (ref === '@user') return ({ read }) => read.as.userId;
  if (ref.startsWith(':')) {
    const names = ref.slice(1).split('|');
    return ({ read }) => {
      const name = names.find((one) => read.params[one] !== undefined);
      return name === undefined ? undefined : read.params[name];
    };
  }
  if (ref.startsWith('/')) return ({ read }) => at(read.body, ref.replace(/^\//, '')) ?? inItems(read.body, ref);
  const up = ref.split('/').filter((step) => step === '..').length;
  const pointer = ref.replaceAll('../', '');
  return ({ path }) => at(objectOf(path, up), pointer);
}

/** The innermost object of a path, or the one so many above it. */
function objectOf(path: unknown[], above: number): unknown {
  let left = above;
  for (let index = path.length - 1; index >= 0; index -= 1) {
    if (Array.isArray(path[index])) continue;
    if (left === 0) return path[index];
    left -= 1;
  }
  return undefined;
}

/** A pointer with indexes. */
function inItems(body: unknown, pointer: string): unknown {
  let value = body;
  for (const key of pointer.split('/').slice(1)) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

/** The value of an expression; undefined where nothing is stated. */
export function evaluate(expression: Expression, place: Place, stated: Facts['stated']): unknown {
  if (typeof expression === 'string') return resolve(expression, place, stated);
  const own = place.path.at(-1);
  if ('const' in expression) return expression.const;
  if ('known' in expression) return resolve(expression.known, place, stated) ?? undefined;
  if ('text' in expression) return textOf(expression.text, own, (ref) => resolve(ref, place, stated));
  if ('sum' in expression) {
    const parts = expression.sum.map((one) => evaluate(one, place, stated));
    return parts.every((part) => typeof part === 'number') ? parts.reduce((sum, part) => sum + part, 0) : undefined;
  }
  if ('percent' in expression) {
    const [part, whole] = expression.percent.map((ref) => resolve(ref, place, stated));
    if (typeof part !== 'number' || typeof whole !== 'number') return undefined;
    const isTie = (part * 2000) % whole === 0 && (part * 1000) % whole !== 0;
    return whole === 0 ? null : isTie ? undefined : Math.round((part * 1000) / whole) / 10;
  }
  if ('total' in expression) {
    const parts = select(own, expression.total).map(({ value }) => value);
    return parts.every((part) => typeof part === 'number') ? parts.reduce((sum, part) => sum + part, 0) : undefined;
  }
  const referred = (value: unknown) =>
    typeof value === 'string' && value.startsWith(':') ? resolve(value, place, stated) : value;
  const pointer = 'count' in expression ? expression.count : expression.list;
  const star = pointer.lastIndexOf('*');
  const rows = select(own, pointer.slice(0, star + 1)).map(({ value }) => value);
  const chosen = rows.filter((row) =>
    Object.entries(expression.where ?? {}).every(([name, values]) => values.map(referred).includes(at(row, name))),
  );
  if ('count' in expression) return chosen.length;
  return chosen.map((row) => at(row, pointer.slice(star + 1))).sort((a, b) => Number(a) - Number(b));
}

/** A template such as `{OrderNumber} {ShortName}` filled from a row. */
export const textOf = (template: string, row: unknown, read = (ref: string) => at(row, ref)): string =>
  template.replaceAll(/\{([^}]+)\}/g, (_, ref: string) => String(read(ref) ?? ''));

/**
 * What answers tell of records. The contract says by `x-tells` which record an object is about and which of its attributes a
 * property shows; the same attribute of the same record must be the same wherever it is told.
 */
import type { Operation } from '../../core/contract.ts';
import { show } from '../../core/finding.ts';
import { placeOf } from '../../core/schemas.ts';
import { branchesOf, walk } from '../../core/walk.ts';
import { performed, type Run, report } from '../run.ts';
import { at, select } from '../select.ts';
import type { Read } from './reading.ts';

// A value within an answer: Name, nested a/b, ../Name of the object around, /Editions/0/Id from the top, :id|editionId of the
// address, @user who asks; `indicator.LibraryIndicatorId(:indicatorId)` is what others tell of that record.
type Ref = string;
type Expression =
  | Ref
  | { text: string }
  | { const: unknown }
  // How many there are, and which: the values of a column, those rows only where all properties are among the values.
  | { count: string; where?: Record<string, unknown[]> }
  | { list: string; where?: Record<string, unknown[]> }
  // A number made of several values, or of a column.
  | { sum: Ref[] }
  | { total: string };

interface Tell {
  of: string;
  id: Ref | Ref[];
  /** On an operation: the rows it is about; the whole answer where it is left out. */
  at?: string;
  says: Record<string, Expression>;
  /** What the list says, by leaving them out, of all other records `among` a kind; of those whose attributes are so. */
  others?: {
    among: string;
    where?: Record<string, unknown>;
    /** Only those whose attribute is less than that of this record. */
    before?: { attribute: string; of: Ref };
    says: Record<string, unknown>;
  };
  /** Nothing is told where this part of the answer is there. */
  without?: Ref;
}

interface Place {
  read: Read;
  /** The object, and those around it, innermost last. */
  path: unknown[];
  // With stars.
  where: string;
}

interface Fact {
  of: string;
  ids: unknown[];
  attribute: string;
  value: unknown;
  operation: Operation;
  place: string;
}

export interface Facts {
  /** What is told of a record, if anything is. */
  told(of: string, ids: unknown[], attribute: string): unknown;
  /** The first ids of all records of a kind of which this attribute is told. */
  idsOf(of: string, attribute: string): unknown[];
}

/** Gathers what answers tell. */
export class Book implements Facts {
  readonly #run: Run;
  readonly #known = new Map<string, Fact[]>();
  readonly #lists: { read: Read; tell: Tell }[] = [];

  constructor(run: Run) {
    this.#run = run;
  }

  add(reads: Read[]): void {
    // those that look something up come last, when there is something to look up
    const places = Map.groupBy(
      reads.flatMap((read) => tellsIn(this.#run, read)),
      ({ tell }) => [tell.id].flat().some((ref) => ref.includes('(')),
    );
    for (const { tell, place } of [...(places.get(false) ?? []), ...(places.get(true) ?? [])])
      for (const fact of factsOf(tell, place, this.told)) this.#keep(fact);
    for (const read of reads)
      for (const tell of (read.operation.node['x-tells'] ?? []) as Tell[])
        if (tell.others) this.#lists.push({ read, tell });
  }

  #keep(fact: Fact): void {
    const key = keyOf(fact.of, fact.ids, fact.attribute);
    const facts = this.#known.get(key);
    if (facts) facts.push(fact);
    else this.#known.set(key, [fact]);
  }

  #leftOut(read: Read, { of, id, at: rows = '', others }: Tell): void {
    const refs = [id].flat();
    const last = refs.pop() ?? '';
    const around = refs.map((ref) => resolve(ref, { read, path: [read.body], where: '' }, this.told));
    if (!others || around.includes(undefined)) return;
    const listed = new Set(select(read.body, rows).map(({ value }) => at(value, last)));
    const { before } = others;
    const bound =
      before &&
      this.told(
        others.among,
        [resolve(before.of, { read, path: [read.body], where: '' }, this.told)],
        before.attribute,
      );
    for (const one of this.#idsOf(others.among)) {
      if (before && !(String(this.told(others.among, [one], before.attribute)) < String(bound))) continue;
      const meant = Object.entries(others.where ?? {}).every(
        ([name, value]) => this.told(others.among, [one], name) === value,
      );
      if (listed.has(one) || !meant) continue;
      for (const [attribute, value] of Object.entries(others.says))
        this.#keep({ of, ids: [...around, one], attribute, value, operation: read.operation, place: rows });
    }
  }

  #idsOf(of: string): Set<unknown> {
    const own = [...this.#known.values()].flatMap(([fact]) =>
      fact?.of === of && fact.ids.length === 1 ? fact.ids : [],
    );
    return new Set(own);
  }

  told = (of: string, ids: unknown[], attribute: string): unknown =>
    this.#known.get(keyOf(of, ids, attribute))?.[0]?.value;

  idsOf(of: string, attribute: string): unknown[] {
    const first = [...this.#known.values()].map(([fact]) => fact);
    return [
      ...new Set(first.flatMap((fact) => (fact?.of === of && fact.attribute === attribute ? [fact.ids[0]] : []))),
    ];
  }

  /** Reports where answers contradict each other, also by what their lists leave out. */
  check(): void {
    for (const { read, tell } of this.#lists) this.#leftOut(read, tell);
    for (const facts of this.#known.values()) contradictions(this.#run, facts);
  }
}

const keyOf = (of: string, ids: unknown[], attribute: string) => `${of} ${attribute} ${ids.join(' ')}`;

function tellsIn(run: Run, read: Read): { tell: Tell; place: Place }[] {
  const { operation, body } = read;
  const found: { tell: Tell; place: Place }[] = [];
  for (const tell of (operation.node['x-tells'] ?? []) as Tell[]) {
    for (const { value, path } of select(body, tell.at ?? ''))
      found.push({ tell, place: { read, path: [...path, value], where: tell.at ?? '' } });
  }
  const schema = operation.answers.get(200)?.media[0]?.schema;
  if (!schema) return found;
  walk(run.contract, schema, body, {
    seen: ({ schema: pointer, instance, value }) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
      const tells = tellsAt(run, pointer);
      if (tells.length === 0) return;
      const path = pathTo(body, instance);
      for (const tell of tells) found.push({ tell, place: { read, path, where: placeOf(instance) } });
    },
    undeclared: () => undefined,
  });
  return found;
}

/** Of the schema and of those it is composed of: what may be null is one of two. */
const tellsAt = (run: Run, pointer: string): Tell[] =>
  branchesOf(run.contract, pointer).flatMap(({ node }) => (node['x-tells'] ?? []) as Tell[]);

function pathTo(body: unknown, instance: string): unknown[] {
  const path = [body];
  for (const key of instance.split('/').slice(1)) path.push((path.at(-1) as Record<string, unknown>)[key]);
  return path;
}

function factsOf(tell: Tell, place: Place, told: Facts['told']): Fact[] {
  const ids = [tell.id].flat().map((ref) => resolve(ref, place, told));
  if (ids.some((id) => id === undefined || id === null)) return [];
  if (tell.without && resolve(tell.without, place, told) !== undefined) return [];
  return Object.entries(tell.says).flatMap(([attribute, expression]) => {
    const value = evaluate(expression, place, told);
    if (value === undefined) return [];
    const name = typeof expression === 'string' ? expression : '';
    const { operation } = place.read;
    return [{ of: tell.of, ids, attribute, value, operation, place: name ? `${place.where}/${name}` : place.where }];
  });
}

function resolve(ref: Ref, place: Place, told: Facts['told']): unknown {
  const { read, path } = place;
  const looked = /^(\w+)\.(\w+)\((.+)\)$/.exec(ref);
  if (looked) {
    const [, of = '', attribute = '', inner = ''] = looked;
    return told(
      of,
      inner.split(',').map((one) => resolve(one.trim(), place, told)),
      attribute,
    );
  }
  if (ref === '@user') return read.as.userId;
  if (ref.startsWith(':')) {
    const name = ref
      .slice(1)
      .split('|')
      .find((one) => read.params[one] !== undefined);
    return name === undefined ? undefined : read.params[name];
  }
  if (ref.startsWith('/')) return at(read.body, ref.replace(/^\//, '')) ?? inItems(read.body, ref);
  const objects = path.filter((one) => !Array.isArray(one));
  const up = ref.split('/').filter((step) => step === '..').length;
  return at(objects.at(-1 - up), ref.replaceAll('../', ''));
}

/** A pointer with indexes. */
function inItems(body: unknown, pointer: string): unknown {
  let value = body;
  for (const key of pointer.split('/').slice(1)) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

function evaluate(expression: Expression, place: Place, told: Facts['told']): unknown {
  if (typeof expression === 'string') return resolve(expression, place, told);
  const own = place.path.at(-1);
  if ('const' in expression) return expression.const;
  if ('text' in expression) return textOf(expression.text, own, (ref) => resolve(ref, place, told));
  if ('sum' in expression) {
    const parts = expression.sum.map((ref) => resolve(ref, place, told));
    return parts.every((part) => typeof part === 'number') ? parts.reduce((sum, part) => sum + part, 0) : undefined;
  }
  if ('total' in expression) {
    const parts = select(own, expression.total).map(({ value }) => value);
    return parts.every((part) => typeof part === 'number') ? parts.reduce((sum, part) => sum + part, 0) : undefined;
  }
  const referred = (value: unknown) =>
    typeof value === 'string' && value.startsWith(':') ? resolve(value, place, told) : value;
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

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The same instant may be written in two ways. */
const plain = (value: unknown): string =>
  typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value))
    ? String(Date.parse(value))
    : JSON.stringify(value);

/** The value that most operations tell is taken for right; the others are named, each with one that says otherwise. */
function contradictions(run: Run, facts: Fact[]): void {
  const byValue = [...Map.groupBy(facts, ({ value }) => plain(value)).values()];
  const operations = new Set(facts.map(({ operation }) => operation));
  if (facts.length > 1) for (const { operationId } of operations) performed(run, operationId, 'read.inconsistent');
  if (byValue.length < 2) return;
  const backing = (group: Fact[]) => new Set(group.map(({ operation }) => operation)).size;
  const most = Math.max(...byValue.map(backing));
  const right = byValue.filter((group) => backing(group) === most);
  for (const group of byValue) {
    if (right.length === 1 && group === right[0]) continue;
    const [other] = (right.find((one) => one !== group) ?? []) as Fact[];
    for (const { operation, of, ids, attribute, value, place } of group) {
      report(run, operation, {
        check: 'read.inconsistent',
        message: `${place || 'the answer'} says ${show(value)} of ${of} ${ids.join('/')} (${attribute}), ${other?.operation.operationId} says ${show(other?.value)}`,
        place: place || attribute,
        seen: value,
      });
    }
  }
}

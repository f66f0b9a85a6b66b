/**
 * What responses state about records. The contract says by `x-statements` which record an object is
 * about and which of its attributes a property shows; the same attribute of the same record must be
 * the same wherever it is stated.
 */
import type { Operation } from '../../core/contract.ts';
import { show } from '../../core/finding.ts';
import { performed, type Run, report } from '../run.ts';
import { at, select } from '../select.ts';
import type { Read } from './reading.ts';
import { evaluate, type Facts, type Place, resolve, type Statement, statementsIn } from './statements.ts';

interface Fact {
  of: string;
  ids: unknown[];
  attribute: string;
  value: unknown;
  operation: Operation;
  place: string;
}

/** Gathers what responses state. */
export class Book implements Facts {
  readonly #run: Run;
  readonly #known = new Map<string, Fact[]>();
  /** First ids, by kind of record where they are the only ones, and by its attribute. */
  readonly #ids = new Map<string, Set<unknown>>();
  readonly #lists: { read: Read; statement: Statement }[] = [];

  constructor(run: Run) {
    this.#run = run;
  }

  add(reads: Read[]): void {
    // those that look something up come last, when there is something to look up
    const places = Map.groupBy(
      reads.flatMap((read) => statementsIn(this.#run, read)),
      ({ statement: { id, when = {} } }) => [id, Object.keys(when)].flat().some((ref) => ref.includes('(')),
    );
    for (const { statement, place } of places.get(false) ?? []) {
      ofNobody(this.#run, statement, place);
      ofSomebodyElse(this.#run, statement, place);
    }
    for (const { statement, place } of [...(places.get(false) ?? []), ...(places.get(true) ?? [])])
      for (const fact of factsOf(statement, place, this.stated)) this.#keep(fact);
    for (const read of reads)
      for (const statement of (read.operation.node['x-statements'] ?? []) as Statement[])
        if (statement.others) this.#lists.push({ read, statement });
  }

  #keep(fact: Fact): void {
    const key = keyOf(fact.of, fact.ids, fact.attribute);
    const facts = this.#known.get(key);
    if (facts) {
      facts.push(fact);
      return;
    }
    this.#known.set(key, [fact]);
    const { of, ids, attribute } = fact;
    if (ids.length === 1) this.#idsAt(of).add(ids[0]);
    this.#idsAt(`${of} ${attribute}`).add(ids[0]);
  }

  #idsAt(name: string): Set<unknown> {
    const ids = this.#ids.get(name) ?? new Set();
    this.#ids.set(name, ids);
    return ids;
  }

  #leftOut(read: Read, { of, id, at: rows = '', others }: Statement): void {
    const refs = [id].flat();
    const last = refs.pop() ?? '';
    const around = refs.map((ref) => resolve(ref, { read, path: [read.body], where: '' }, this.stated));
    if (!others || around.includes(undefined)) return;
    const listed = new Set(select(read.body, rows).map(({ value }) => at(value, last)));
    const { before } = others;
    const bound =
      before &&
      this.stated(
        others.among,
        [resolve(before.of, { read, path: [read.body], where: '' }, this.stated)],
        before.attribute,
      );
    for (const one of [...this.#idsAt(others.among)]) {
      if (before && !(String(this.stated(others.among, [one], before.attribute)) < String(bound))) continue;
      const meant = Object.entries(others.where ?? {}).every(
        ([name, value]) => this.stated(others.among, [one], name) === value,
      );
      if (listed.has(one) || !meant) continue;
      for (const [attribute, value] of Object.entries(others.says))
        this.#keep({ of, ids: [...around, one], attribute, value, operation: read.operation, place: rows });
    }
  }

  stated = (of: string, ids: unknown[], attribute: string): unknown =>
    this.#known.get(keyOf(of, ids, attribute))?.[0]?.value;

  idsOf = (of: string, attribute: string): unknown[] => [...this.#idsAt(`${of} ${attribute}`)];

  /** Reports where responses contradict each other, also by what their lists leave out. */
  check(): void {
    for (const { read, statement } of this.#lists) this.#leftOut(read, statement);
    for (const facts of this.#known.values()) contradictions(this.#run, facts);
  }
}

const keyOf = (of: string, ids: unknown[], attribute: string) => `${of} ${attribute} ${ids.join(' ')}`;

function factsOf(statement: Statement, place: Place, stated: Facts['stated']): Fact[] {
  const ids = [statement.id].flat().map((ref) => resolve(ref, place, stated));
  if (ids.some((id) => id === undefined || id === null)) return [];
  const { when = {} } = statement;
  if (Object.entries(when).some(([ref, value]) => resolve(ref, place, stated) !== value)) return [];
  if (statement.without && resolve(statement.without, place, stated) !== undefined) return [];
  return Object.entries(statement.says).flatMap(([attribute, expression]) => {
    const value = evaluate(expression, place, stated);
    if (value === undefined) return [];
    const name = typeof expression === 'string' ? expression : 'known' in expression ? expression.known : '';
    const { operation } = place.read;
    return [
      { of: statement.of, ids, attribute, value, operation, place: name ? `${place.where}/${name}` : place.where },
    ];
  });
}

/**
 * Where the member that says whom a row is about is null, responses about that record
 * have nothing to state.
 */
function ofNobody(run: Run, { of, id, says }: Statement, { read, path, where }: Place): void {
  const row = path.at(-1) as Record<string, unknown> | null;
  if (typeof id !== 'string' || row?.[id] !== null) return;
  for (const name of Object.values(says)) {
    const value = typeof name === 'string' ? (row[name] ?? null) : null;
    if (value === null) continue;
    report(run, read.operation, {
      check: 'read.inconsistent',
      message: `${where}/${name} says ${show(value)} of a ${of} that is not there: ${id} is null`,
      place: `${where}/${name}`,
      seen: value,
    });
  }
}

/** What is stated about the caller holds for whichever role sent the request. */
function ofSomebodyElse(run: Run, { id, says }: Statement, { read, path, where }: Place): void {
  if (id !== '@user' || typeof says.Id !== 'string') return;
  const value = at(path.at(-1), says.Id);
  if (value === undefined || value === read.as.userId) return;
  report(run, read.operation, {
    check: 'read.inconsistent',
    message: `${where}/${says.Id} is ${show(value)} where ${read.as.name} asks, who is ${read.as.userId}: what is told is somebody else's`,
    place: `${where}/${says.Id}`,
    seen: value,
  });
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The same instant may be written in two ways. */
const plain = (value: unknown): string =>
  typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value))
    ? String(Date.parse(value))
    : JSON.stringify(value);

/**
 * The value that most operations state is assumed to be right; the others are named, each with one
 * that says otherwise.
 */
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

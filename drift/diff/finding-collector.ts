/**
 * Collects what the comparison finds; reports a convention of their document once, and a shared
 * cause once.
 */
import type { Operation } from '../core/contract.ts';
import { type CheckId, checks, countOf, type Finding } from '../core/finding.ts';

/** What a document may leave open, each said once where it is a habit. */
export const habits = {
  schema: 'what some bodies hold (no schema)',
  required: 'which members of answers are always there (`required`)',
  'error required': 'which members of error answers are always there (`required`)',
  'not null': 'which texts and lists of answers are never null',
  'error not null': 'which texts and lists of error answers are never null',
  null: 'where a body may hold null',
  enum: 'which values enumerations have',
  integer: 'which numbers are integers',
  format: 'the format of some texts (dates, addresses)',
  property: 'some members, but that there may be others (`additionalProperties`)',
  errors: 'some error answers',
  'framework error': 'which errors it answers in place of those that its framework documents by itself',
  'error media': 'that errors are application/problem+json',
  header: 'headers of answers',
  parameter: 'header parameters',
  casing: 'some addresses and parameters in the same letters: whether upper and lower case are the same to the API',
} as const;
export type Habit = keyof typeof habits;

export interface Fault {
  check: CheckId;
  status?: number;
  place: string;
  message: string;
  /** Pointer into our contract. */
  contract: string;
  /** Pointer into their document. */
  theirs: string;
  /**
   * What their document would never say, if this is no drift but its habit; with what counts as
   * having said it.
   */
  habit?: { of: Habit; key: string };
}

interface Entry {
  operation: Operation;
  fault: Fault;
}

/**
 * Above this number of places a warning is reported once for the document, a spelling once for each
 * operation.
 */
const most = { warnings: 3, casings: 20 };
/** So many places without a word make a habit. */
const least: Partial<Record<Habit, number>> = { required: 3, 'not null': 3 };

export class FindingCollector {
  readonly shares = { statuses: { seen: 0, of: 0 }, properties: { seen: 0, of: 0 } };
  readonly #entries: Entry[] = [];
  readonly #said = new Map<string, number>();
  readonly #hasHabits: boolean;

  /** @param hasHabits whether what the document never says may be its generator's habit */
  constructor(hasHabits = true) {
    this.#hasHabits = hasHabits;
  }

  add(operation: Operation, fault: Fault): void {
    this.#entries.push({ operation, fault });
  }

  /** Their document said the thing whose absence would be its habit. */
  said(key: string, times = 1): void {
    this.#said.set(key, (this.#said.get(key) ?? 0) + times);
  }

  /** Counts what the contract has, and how much of it they name. */
  count(what: 'statuses' | 'properties', isThere: boolean): void {
    this.shares[what].of += 1;
    if (isThere) this.shares[what].seen += 1;
  }

  read(): Finding[] {
    if (!this.#hasHabits) return onceEach(this.#entries);
    const entries = this.#withoutHabits();
    const [open, drift] = [true, false].map((isOpen) =>
      entries.filter(({ fault }) => (fault.check === 'diff.unsaid') === isOpen),
    ) as [Entry[], Entry[]];
    const byHabit = [...Map.groupBy(open, ({ fault }) => fault.habit?.of ?? 'schema')];
    const warnings = byHabit.flatMap(([habit, group]) => {
      const distinct = onceEach(group);
      return distinct.length > most.warnings ? [summaryOf(habit, group)] : distinct;
    });
    return [...withPolicy(drift), ...warnings];
  }

  /**
   * What their document never says anywhere, or says for less than half of what it is about, is
   * open rather than wrong.
   */
  #withoutHabits(): Entry[] {
    const counts = new Map<string, number>();
    for (const { fault } of this.#entries)
      if (fault.habit) counts.set(fault.habit.key, (counts.get(fault.habit.key) ?? 0) + 1);
    return this.#entries.map(({ operation, fault }) => {
      const { habit } = fault;
      if (!habit || fault.check === 'diff.unsaid') return { operation, fault };
      const unsaid = counts.get(habit.key) ?? 0;
      const said = this.#said.get(habit.key) ?? 0;
      const rare = byShare.has(habit.of) ? said < unsaid : said === 0;
      const isHabit = rare && unsaid >= (least[habit.of] ?? 1);
      return { operation, fault: isHabit ? { ...fault, check: 'diff.unsaid' as const } : fault };
    });
  }
}

const byShare = new Set<Habit>(['errors', 'header', 'parameter']);

const findingOf = ({ operation, fault }: Entry): Finding => ({
  check: fault.check,
  severity: checks[fault.check],
  operationId: operation.operationId,
  method: operation.method.toUpperCase(),
  path: operation.path,
  ...(fault.status !== undefined && { status: fault.status }),
  place: fault.place,
  message: fault.message,
  contract: fault.contract,
  seen: `document ${fault.theirs}`,
  times: 1,
});

/** One finding for each place of an operation: the same in several statuses is one. */
function onceEach(entries: Entry[]): Finding[] {
  const groups = Map.groupBy(entries, ({ operation, fault: { check, place, message, status } }) =>
    [operation.operationId, check, place, message, status === undefined || status < 400 ? status : 'error'].join('|'),
  );
  return [...groups.values()].map((group) => ({ ...findingOf(group[0] as Entry), times: group.length }));
}

/**
 * A naming policy touches everything: reported once for each operation, in the same words, where it
 * is more than a slip.
 */
function withPolicy(entries: Entry[]): Finding[] {
  const [cased, others] = [true, false].map((isCasing) =>
    entries.filter(({ fault }) => (fault.check === 'diff.property-casing') === isCasing),
  ) as [Entry[], Entry[]];
  if (cased.length <= most.casings) return onceEach(entries);
  const message = `members are spelt in another way throughout the document: ${cased[0]?.fault.message}`;
  const byOperation = Map.groupBy(cased, ({ operation }) => operation);
  const policy = [...byOperation.values()].map((group) => ({
    ...findingOf(group[0] as Entry),
    message,
    times: group.length,
  }));
  return [...policy, ...onceEach(others)];
}

/** The lot of a habit as one warning about the document. */
function summaryOf(habit: Habit, group: Entry[]): Finding {
  const operations = new Set(group.map(({ operation }) => operation.operationId));
  const [first] = group as [Entry];
  const [one] = onceEach([first]);
  const example = `${first.operation.operationId}${first.fault.status ? ` ${first.fault.status}` : ''} ${first.fault.place}`;
  const { status: _, ...rest } = one as Finding;
  return {
    ...rest,
    operationId: wholeDocument,
    method: 'the',
    path: 'document',
    place: habit,
    message: `it leaves open ${habits[habit]}: ${countOf(group.length, 'place')} in ${countOf(operations.size, 'operation')}, such as ${example.trim()}: ${first.fault.message}`,
    contract: first.fault.contract,
    times: group.length,
  };
}

/** Stands for an operationId where a finding is about their whole document. */
export const wholeDocument = 'document';

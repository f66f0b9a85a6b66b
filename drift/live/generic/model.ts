/** The records of one sequence of calls as an API that keeps the contract has to know them. */
import type { Operation } from '../../core/contract.ts';
import type { Exchange } from '../../core/exchange.ts';
import { show } from '../../core/finding.ts';
import { isSame } from './compare.ts';
import type { Row } from './lists.ts';
import type { Probe } from './probe.ts';
import type { Own } from './records.ts';
import { choicesOf, type Resource } from './resources.ts';
import { isWriteOnly, membersIn, typesIn } from './schema.ts';

/** A record that was made, and the members that were written last. */
export interface Kept {
  /** `exhibit A`, for a person who reads the sequence. */
  name: string;
  own: Own;
  expected: Row;
}

export interface Model {
  alive: Kept[];
  gone: Kept[];
  /** How many records were made. */
  made: number;
  /** The calls so far, as a person reads them. */
  calls: string[];
  /** A record that got the id of one that was deleted. */
  reused?: { create: Operation; calls: string[] };
}

export const newModel = (): Model => ({ alive: [], gone: [], made: 0, calls: [] });

/** The API said something else than what was written. */
export class Contradiction extends Error {
  readonly operation: Operation;
  readonly exchange: Exchange | undefined;

  constructor(operation: Operation, message: string, exchange?: Exchange) {
    super(message);
    this.operation = operation;
    this.exchange = exchange;
  }
}

/**
 * What later reads have to say. What the answer of the write says otherwise is held against it
 * elsewhere, so here it counts as written.
 */
export function written(probe: Probe, { schema, moved = [] }: Resource, sent: Row, answered: Row | undefined): Row {
  const members = schema === undefined ? new Map<string, string>() : membersIn(probe.contract, schema);
  const seen = Object.keys(sent).filter((name) => {
    const pointer = members.get(name);
    return pointer !== undefined && !moved.includes(name) && !isWriteOnly(probe.contract, pointer);
  });
  return Object.fromEntries(
    seen.map((name) => [name, answered && name in answered ? answered[name] : sent[name]] as const),
  );
}

/** @throws Contradiction for the first member that is not as it was written */
export function holdAsWritten(
  probe: Probe,
  operation: Operation,
  { name, expected }: Kept,
  got: Row,
  { schema, where = '', exchange }: { schema: string | undefined; where?: string; exchange?: Exchange | undefined },
): void {
  const members = schema === undefined ? new Map<string, string>() : membersIn(probe.contract, schema);
  for (const [member, wanted] of Object.entries(expected)) {
    const seen = got[member];
    // A row may be shorter than the record, and null may be left out.
    if (!members.has(member) || seen === undefined || isSame(probe.contract, members.get(member), wanted, seen))
      continue;
    const message = `${member} of ${name} is ${show(seen)} instead of ${show(wanted)}${where}`;
    throw new Contradiction(operation, message, exchange);
  }
}

export const isOf = (kept: Kept, row: Row): boolean => {
  const { resource, params } = kept.own;
  return resource.idMember !== undefined && String(row[resource.idMember]) === String(params[resource.idParameter]);
};

/** Values of members with few values that a list was seen to hold. */
export type Seen = Map<string, Set<string>>;

export function note(probe: Probe, seen: Seen, schema: string, rows: Row[]): void {
  for (const [member, pointer] of membersIn(probe.contract, schema)) {
    if (choicesOf(probe.contract, pointer).length === 0 && typesIn(probe.contract, pointer)[0] !== 'boolean') continue;
    const values = seen.get(member) ?? new Set();
    for (const row of rows) values.add(String(row[member]));
    seen.set(member, values);
  }
}

/**
 * Whether a list has to have the record: one whose state it was never seen to hold may be left out
 * by a rule that is written in words.
 */
export const isListed = (seen: Seen, { expected }: Kept): boolean =>
  [...seen].every(([member, values]) => !(member in expected) || values.has(String(expected[member])));

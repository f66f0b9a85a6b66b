/** Holds what is read against what was written. */
import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from '../../core/exchange.ts';
import { show } from '../../core/finding.ts';
import { bodySchema, membersOf } from './bodies.ts';
import { did, found, type Row, type Writing } from './context.ts';
import { nodeOf, stored } from './text.ts';

export const equal = isDeepStrictEqual;

/** The row with these members alone. */
export const pick =
  (...names: string[]) =>
  (row: Row): Row =>
    Object.fromEntries(names.map((name) => [name, row[name]]));

/** What the members of a body are when they are stored. */
export function storedBody({ run }: Writing, operationId: string, body: Row): Row {
  const members = membersOf(run, bodySchema(run, operationId));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const pointer = members.get(name);
      return [name, pointer ? stored(nodeOf(run.contract, pointer), value) : value];
    }),
  );
}

/** A row that something happens to, without what says when: that moves on, whatever happens. */
export const timeless = ({ LastActivityOn: _, ...row }: Row): Row => row;

export interface Held {
  /** Of the write that is to blame. */
  operationId: string;
  /** Where it was read: `in listMilestones`. */
  where: string;
  expected: Row;
  /** How the record was before. */
  before?: Row | undefined;
  exchange?: Exchange | undefined;
}

/** Compares the members that both have; each that differs is a finding of the write. */
export function hold(
  writing: Writing,
  actual: Row | undefined,
  { operationId, where, expected, before, exchange }: Held,
): boolean {
  did(writing, operationId, 'write.not-persisted', 'write.changed');
  if (!actual) return false;
  let right = true;
  for (const [name, wanted] of Object.entries(expected)) {
    if (!(name in actual) || equal(actual[name], wanted)) continue;
    right = false;
    const kept = before && name in before && equal(actual[name], before[name]);
    found(writing, operationId, {
      check: kept ? 'write.not-persisted' : 'write.changed',
      place: `/${name}`,
      message: `${name} is ${difference(actual[name], wanted)} ${where}`,
      exchange,
      seen: actual[name],
    });
  }
  return right;
}

const mostWhole = 80;

/**
 * Long texts are shown from the word in which they begin to differ; what is short, as a date is,
 * stays whole.
 */
function difference(seen: unknown, wanted: unknown): string {
  if (typeof seen !== 'string' || typeof wanted !== 'string' || Math.max(seen.length, wanted.length) <= mostWhole)
    return `${show(seen, 2 * mostWhole)} instead of ${show(wanted, 2 * mostWhole)}`;
  let at = 0;
  while (at < seen.length && seen[at] === wanted[at]) at += 1;
  const from = seen.slice(0, at).search(/\S{0,30}$/);
  const part = (text: string) => show(`${from > 0 ? '…' : ''}${text.slice(from)}`, mostWhole);
  return `${part(seen)} instead of ${part(wanted)}${from > 0 ? ` from character ${from}` : ''}`;
}

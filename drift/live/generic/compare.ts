/** Holds what is read against what was written, member by member. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, Operation } from '../../core/contract.ts';
import type { Exchange } from '../../core/exchange.ts';
import { type CheckId, show } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import { isRow, type Row } from './lists.ts';
import type { Probe } from './probe.ts';
import { facetsOf, isWriteOnly, itemsOf, membersIn } from './schema.ts';

/** Equal as the contract means it: one instant may be written in several ways. */
export function isSame(contract: Contract, schema: string | undefined, a: unknown, b: unknown): boolean {
  if (isDeepStrictEqual(a, b)) return true;
  if (typeof a === 'string' && typeof b === 'string') {
    const { format } = schema === undefined ? {} : facetsOf(contract, schema);
    return format === 'date-time' && Date.parse(a) === Date.parse(b);
  }
  // What a nested object was given; the server may add members of its own.
  if (isRow(a) && isRow(b)) {
    const members = schema === undefined ? new Map<string, string>() : membersIn(contract, schema);
    return Object.entries(a).every(([name, value]) => isSame(contract, members.get(name), value, b[name]));
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    const items = schema === undefined ? undefined : itemsOf(contract, schema);
    return a.length === b.length && a.every((one, index) => isSame(contract, items, one, b[index]));
  }
  return false;
}

export interface Held {
  /** The write that is to blame. */
  operation: Operation;
  /** In words: `in the answer`, `when it is read again`. */
  where: string;
  sent: Row;
  got: Row | undefined;
  /** The schema of what was got. */
  schema: string | undefined;
  /** How the record was before the write. */
  before?: Row | undefined;
  exchange?: Exchange | undefined;
}

/** Each member that was written and is read otherwise is a finding of the write. */
export function hold(probe: Probe, { operation, where, sent, got, schema, before, exchange }: Held): boolean {
  performed(probe.run, operation.operationId, 'write.not-persisted', 'write.changed');
  if (!got || schema === undefined) return true;
  const { contract } = probe;
  const members = membersIn(contract, schema);
  let isRight = true;
  for (const [name, wanted] of Object.entries(sent)) {
    const pointer = members.get(name);
    if (!pointer || isWriteOnly(contract, pointer)) continue;
    const seen = got[name];
    if (isSame(contract, pointer, wanted, seen) || ((wanted === null || wanted === undefined) && seen === undefined))
      continue;
    isRight = false;
    const isKept = seen === undefined || (before !== undefined && isDeepStrictEqual(seen, before[name]));
    report(probe.run, operation, {
      check: isKept ? 'write.not-persisted' : 'write.changed',
      place: `/${name}`,
      message: `${name} is ${show(seen)} instead of ${show(wanted)} ${where}`,
      exchange,
      contract: pointer,
      seen,
    });
  }
  return isRight;
}

/** What servers count or note by themselves while a record is read. */
const restless = /view|hit|access|seen|visit/i;

/** Each member in which two responses about one record differ. */
export function agree(
  probe: Probe,
  operation: Operation,
  {
    one,
    other,
    where,
    check = 'read.inconsistent' as CheckId,
    place = '',
    exchange,
    except = [],
  }: {
    one: Row | undefined;
    other: Row | undefined;
    where: string;
    check?: CheckId;
    place?: string;
    exchange?: Exchange | undefined;
    except?: string[];
  },
): boolean {
  performed(probe.run, operation.operationId, check);
  if (!one || !other) return true;
  let isRight = true;
  for (const [name, value] of Object.entries(one)) {
    if (!(name in other) || restless.test(name) || except.includes(name)) continue;
    const seen = other[name];
    const isNested = [value, seen].some((part) => typeof part === 'object' && part !== null);
    const isInstant =
      typeof value === 'string' &&
      typeof seen === 'string' &&
      Date.parse(value) === Date.parse(seen) &&
      /T\d/.test(value);
    if (isInstant || (isNested ? !differs(value, seen) : isDeepStrictEqual(value, seen))) continue;
    isRight = false;
    report(probe.run, operation, {
      check,
      place: `${place}/${name}`,
      message: `${name} is ${show(seen)} ${where}, elsewhere ${show(value)}`,
      exchange,
      seen,
    });
  }
  return isRight;
}

/** Lists of texts or numbers differ by their content; an object in a list may be shortened. */
function differs(a: unknown, b: unknown): boolean {
  const isFlat = (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
  return isFlat(a) && isFlat(b) ? !isDeepStrictEqual(a, b) : (a === null) !== (b === null);
}

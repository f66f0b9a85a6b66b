/** Values without parts: enumerations, limits, formats, patterns. */
import fc from 'fast-check';
import type { Json } from '../core/contract.ts';
import { type CheckId, show, withArticle } from '../core/finding.ts';
import type { Fault } from './finding-collector.ts';
import { isEqual, regexOf } from './keywords.ts';
import type { Shape } from './shape.ts';

/** A fault of a value itself; `at` is the keyword of ours that it is about. */
export interface ValueFault {
  check: CheckId;
  message: string;
  at: string;
  /** As in Fault. */
  habit?: Fault['habit'];
}

/** Their response holds a value that the contract rules out. */
export function responseFaults(ours: Shape, theirs: Shape): ValueFault[] {
  const wanted = ours.values;
  const given = valuesOf(theirs);
  if (wanted) {
    if (!given) {
      const message = `must be one of ${list(wanted)}; the document says no values`;
      return [{ check: 'diff.enum-wider', at: 'enum', message, habit: { of: 'enum', key: `enum ${ours.kind}` } }];
    }
    const surplus = given.filter((value) => !wanted.some((one) => isEqual(one, value)));
    if (surplus.length === 0) return [];
    return [
      {
        check: 'diff.enum-wider',
        at: 'enum',
        message: `may also be ${list(surplus)}; the contract has ${list(wanted)}`,
      },
    ];
  }
  if (given) {
    const beyond = given.filter((value) => !holds(ours, value));
    if (beyond.length === 0) return [];
    return [{ check: 'diff.enum-wider', at: '', message: `may be ${list(beyond)}, which the contract rules out` }];
  }
  return [...widerFormat(ours, theirs), ...limitFaults(ours, theirs, 'answer')];
}

/** Our request holds a value that theirs refuses. */
export function requestFaults(ours: Shape, theirs: Shape): ValueFault[] {
  const sent = valuesOf(ours);
  if (theirs.values) {
    const taken = theirs.values;
    const refused = sent ? sent.filter((value) => !taken.some((one) => isEqual(one, value))) : undefined;
    if (refused?.length === 0) return [];
    const what = refused ? `${list(refused)} is not among` : 'the document accepts only';
    return [{ check: 'diff.enum-narrower', at: ours.values ? 'enum' : '', message: `${what} ${list(taken)}` }];
  }
  // a range is compared by its limits
  if (ours.values) {
    const refused = ours.values.filter((value) => !holds(theirs, value));
    if (refused.length === 0) return [];
    return [
      {
        check: 'diff.limits-narrower',
        at: 'enum',
        message: `${list(refused)} is outside the document's limits`,
      },
    ];
  }
  return [...narrowerFormat(ours, theirs), ...limitFaults(ours, theirs, 'request')];
}

/** So many values are listed; more say no more. */
const mostListed = 8;

/** Values in a line; of many the first, or the ends of a range of integers. */
function list(values: Json[]): string {
  const [first, last] = [values[0], values.at(-1)];
  const isRange =
    values.length > mostListed && typeof first === 'number' && values.every((value, index) => value === first + index);
  if (isRange) return `${first} to ${last}`;
  const shown = values.slice(0, mostListed).map((value) => show(value, 40));
  const more = values.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const rangeMost = 100;

/** All values of a shape, where they are few. */
function valuesOf({ values, kind, integer, minimum, maximum }: Shape): Json[] | undefined {
  if (values) return values;
  if (kind === 'boolean') return [true, false];
  if (kind !== 'number' || !integer || minimum === undefined || maximum === undefined) return undefined;
  const count = maximum - minimum + 1;
  return count > 0 && count <= rangeMost ? Array.from({ length: count }, (_, index) => minimum + index) : undefined;
}

/** Whether a value keeps the limits of a shape of its kind. */
function holds(shape: Shape, value: Json): boolean {
  const {
    values,
    integer,
    minimum = -Infinity,
    maximum = Infinity,
    minLength = 0,
    maxLength = Infinity,
    patterns = [],
  } = shape;
  if (values && !values.some((one) => isEqual(one, value))) return false;
  if (typeof value === 'number') return (!integer || Number.isInteger(value)) && value >= minimum && value <= maximum;
  if (typeof value !== 'string') return true;
  const { length } = [...value];
  return (
    length >= minLength && length <= maxLength && patterns.every((pattern) => regexOf(pattern)?.test(value) ?? true)
  );
}

/** A format whose every value is also one of another. */
const isWithin = (inner: string, outer: string) => inner === outer || (inner === 'uri' && outer === 'uri-reference');

function widerFormat({ format: wanted }: Shape, { format: given }: Shape): ValueFault[] {
  if (!wanted || (given && isWithin(given, wanted))) return [];
  if (given)
    return [{ check: 'diff.format', at: 'format', message: `is ${withArticle(given)}, the contract has ${wanted}` }];
  const message = `must be ${withArticle(wanted)}; the document says no format`;
  const habit = { of: 'format' as const, key: `format ${wanted}` };
  // Only days and times are read by their format.
  return [{ check: wanted.startsWith('date') ? 'diff.format' : 'diff.unsaid', at: 'format', message, habit }];
}

function narrowerFormat({ format: sent }: Shape, { format: taken }: Shape): ValueFault[] {
  if (!taken || (sent && isWithin(sent, taken))) return [];
  return [
    {
      check: 'diff.format',
      at: 'format',
      message: `must be ${withArticle(taken)} by the document, the client sends ${sent ? withArticle(sent) : 'any text'}`,
    },
  ];
}

type Limit = [at: string, sign: 1 | -1, ours: number | undefined, theirs: number | undefined];

/** Limits that both name, for responses; for requests also those that only they name. */
export function limitFaults(ours: Shape, theirs: Shape, direction: 'answer' | 'request'): ValueFault[] {
  const int = ours.integer === true;
  const usual = direction === 'request';
  const [least, greatest] = (usual && theirs.width) || [];
  // Ids and counts without limits stay within 32 bits: `int32` refuses none of them.
  const limits: Limit[] = [
    ['minimum', 1, ours.minimum ?? (usual && int ? -(2 ** 31) : undefined), theirs.minimum ?? least],
    ['maximum', -1, ours.maximum ?? (usual && int ? 2 ** 31 - 1 : undefined), theirs.maximum ?? greatest],
    ['minLength', 1, ours.minLength ?? (usual ? leastLength(ours) : undefined), theirs.minLength],
    ['maxLength', -1, ours.maxLength ?? (usual ? lengths[ours.format ?? '']?.[1] : undefined), theirs.maxLength],
    ['minItems', 1, ours.minItems ?? (usual ? 0 : undefined), theirs.minItems],
    ['maxItems', -1, ours.maxItems, theirs.maxItems],
  ];
  const found = limits.flatMap(([at, sign, mine, yours]): ValueFault[] => {
    if (yours === undefined || isVoid(at, yours, theirs) || (direction === 'answer' && mine === undefined)) return [];
    const limit = mine === undefined ? -sign * Infinity : mine;
    const isNarrower = sign * (yours - limit) > 0;
    const isWider = sign * (yours - limit) < 0;
    if (direction === 'request' ? !isNarrower : !isWider) return [];
    const check = direction === 'request' ? 'diff.limits-narrower' : 'diff.limits-wider';
    return [
      {
        check,
        at,
        message: `${at} is ${yours} in the document, the contract ${mine === undefined ? 'has none' : `has ${mine}`}`,
      },
    ];
  });
  if (direction === 'request') {
    if (theirs.unique && !ours.unique)
      found.push({ check: 'diff.limits-narrower', at: '', message: 'the document refuses an item that comes twice' });
    const isMultiple =
      theirs.multipleOf === undefined || (ours.multipleOf ?? (int ? 1 : 0.1)) % theirs.multipleOf === 0;
    if (!isMultiple)
      found.push({
        check: 'diff.limits-narrower',
        at: '',
        message: `the document accepts only multiples of ${theirs.multipleOf}`,
      });
  }
  return [...found, ...patternFaults(ours, theirs, direction)];
}

/**
 * A limit that stands for none: springdoc writes `maxLength: 2147483647` beside a least length, and
 * `minLength: 0`.
 */
const isVoid = (at: string, limit: number, { width }: Shape) =>
  at.startsWith('min') ? at !== 'minimum' && limit === 0 : limit >= 2 ** 31 - 1 && limit !== width?.[1];

const lengths: Record<string, [number, number]> = {
  date: [10, 10],
  'date-time': [20, 40],
  uuid: [36, 36],
  email: [3, 254],
};

/** How short a text can be, also by its format, or because its pattern refuses the empty one. */
function leastLength({ format = '', patterns = [] }: Shape): number {
  const refusesEmpty = patterns.some((pattern) => regexOf(pattern)?.test('') === false);
  return lengths[format]?.[0] ?? (refusesEmpty ? 1 : 0);
}

function patternFaults(ours: Shape, theirs: Shape, direction: 'answer' | 'request'): ValueFault[] {
  const [from, to] = direction === 'request' ? [ours, theirs] : [theirs, ours];
  const others = (to.patterns ?? []).filter((pattern) => !from.patterns?.includes(pattern));
  // A response without a pattern says nothing; a request without one may be any text.
  if (others.length === 0 || (direction === 'answer' && !from.patterns)) return [];
  const outside = samples(from).find((text) => others.some((pattern) => regexOf(pattern)?.test(text) === false));
  if (outside === undefined) return [];
  const reason = `${others.join(' and ')} does not match ${show(outside, 40)}`;
  return direction === 'request'
    ? [{ check: 'diff.limits-narrower', at: 'pattern', message: `the pattern in the document is narrower: ${reason}` }]
    : [
        {
          check: 'diff.limits-wider',
          at: 'pattern',
          message: `the pattern in the document, ${from.patterns?.join(' and ')}, lets more through than the contract: ${reason}`,
        },
      ];
}

const usualTexts = [
  'a',
  'Safe roads',
  'Zażółć gęślą jaźń',
  '道路安全',
  '12',
  'a-b_c',
  'first\nsecond',
  '“quoted” & <b>',
  ' x ',
  '',
];
const formatTexts: Record<string, string[]> = {
  date: ['2026-02-28'],
  'date-time': ['2026-02-28T09:00:00Z', '2026-02-28T09:00:00.123+01:00'],
  uuid: ['3f0c8a52-6d6e-4b0e-9a57-0c9c1c6d1f11'],
  email: ['maria.santos@demo.test'],
  uri: ['https://example.org/a?b=c#d'],
  'uri-reference': ['/a?b=c'],
};

/** Texts that a shape allows. */
function samples(shape: Shape): string[] {
  const texts = [...(formatTexts[shape.format ?? ''] ?? usualTexts)];
  const [pattern] = shape.patterns ?? [];
  const regex = pattern === undefined ? undefined : regexOf(pattern);
  if (regex) {
    try {
      texts.push(...fc.sample(fc.stringMatching(regex), { numRuns: 60, seed: 1 }));
    } catch {
      // a pattern that cannot be generated from: the usual texts have to do
    }
  }
  const least = shape.minLength ?? 0;
  return texts
    .map((text) => (shape.patterns || !text ? text : text.padEnd(least, 'x')))
    .filter((text) => holds(shape, text));
}

/**
 * Compares two schemas with each other: theirs within ours for responses, ours within theirs for
 * requests.
 */

import { type Comparer, describeShapes, isResponse, type Role, type SchemaFault, unsaid, within } from './comparer.ts';
import type { Source } from './document-nodes.ts';
import type { FindingCollector } from './finding-collector.ts';
import { regexOf } from './keywords.ts';
import { memberFaults } from './members.ts';
import { limitFaults, requestFaults, responseFaults, type ValueFault } from './scalars.ts';
import type { Shape } from './shape.ts';
import { shapesOf } from './shapes.ts';

export function comparerOf(
  ours: Source,
  theirs: Source,
  book: FindingCollector,
  written: Pick<Comparer, 'closesAll' | 'saysNull'>,
): Comparer {
  // A pair that is being compared further up holds unless it is found otherwise there: schemas may
  // hold themselves.
  const known = new Map<string, SchemaFault[]>();
  const comparer: Comparer = {
    ours: shapesOf(ours),
    theirs: shapesOf(theirs),
    book,
    ...written,
    compare(mine, yours, role) {
      const key = `${role}|${comparer.ours.keyOf(mine)}|${comparer.theirs.keyOf(yours)}`;
      const before = known.get(key);
      if (before) return before;
      known.set(key, []);
      const found = unionFaults(comparer, comparer.ours.of(mine), comparer.theirs.of(yours), role);
      known.set(key, found);
      return found;
    },
  };
  return comparer;
}

type Pair = [ours: Shape, theirs: Shape];

/** Each kind of value that the one side gives must find a shape of the other that accepts it. */
function unionFaults(comparer: Comparer, ours: Shape[], theirs: Shape[], role: Role): SchemaFault[] {
  const [from, to] = isResponse(role) ? [theirs, ours] : [ours, theirs];
  const [mine, yours] = [ours[0], theirs[0]];
  if (!mine || !yours || to.some(({ kind }) => kind === 'any')) return [];
  // What is always null can be said in 3.1 only.
  const isNull = ({ kind }: Shape) => kind === 'null';
  if (isResponse(role) && ours.every(isNull) && theirs.some(isNull)) return [];
  const at = { place: '', contract: mine.pointer, theirs: yours.pointer };
  if (from.some(({ kind }) => kind === 'any')) {
    if (!isResponse(role)) return [];
    return [{ ...at, ...unsaid('schema'), message: `must be ${describeShapes(ours)}; the document gives no schema` }];
  }
  const pairs = (shape: Shape): Pair[] =>
    to.filter((other) => accepts(other, shape)).map((other) => (isResponse(role) ? [other, shape] : [shape, other]));
  const strangers = from.filter((shape) => pairs(shape).length === 0 && !isReadAsText(shape, to, role));
  const kinds = strangers.filter(({ kind }) => kind !== 'null');
  const faults: SchemaFault[] =
    kinds.length === 0
      ? []
      : [
          {
            ...at,
            check: 'diff.type',
            ...(isResponse(role) && kinds.every((shape) => isOnlyNumber(shape, ours)) && { habit: integer }),
            message: isResponse(role)
              ? `is ${describeShapes(kinds)}, the contract has ${describeShapes(ours)}`
              : `the document accepts ${describeShapes(theirs)}, the client sends ${describeShapes(kinds)}`,
          },
        ];
  faults.push(...nullFaults(comparer, { ours, theirs, role, at, isStranger: strangers.length > kinds.length }));
  for (const shape of from) {
    const [best] = pairs(shape)
      .map((pair) => pairFaults(comparer, pair, role))
      .sort((a, b) => weight(a) - weight(b));
    faults.push(...(best ?? []));
  }
  return faults;
}

/** NestJS writes every number of TypeScript as `number`. */
const integer = { of: 'integer' as const, key: 'integer' };
const isOnlyNumber = (shape: Shape, ours: Shape[]) =>
  shape.kind === 'number' && ours.some((one) => one.kind === 'number' && one.integer);

const weight = (faults: SchemaFault[]) =>
  faults.reduce((sum, { check }) => sum + (check === 'diff.unsaid' ? 1 : 1000), 0);

/** A number accepts an integer; an integer does not accept every number. */
const accepts = (to: Shape, from: Shape): boolean =>
  to.kind === from.kind &&
  !(from.kind === 'number' && to.integer && !from.integer && !from.values?.every(Number.isInteger));

/** In an address all values are text; a text without limits accepts them. */
function isReadAsText(from: Shape, to: Shape[], role: Role): boolean {
  if (role !== 'parameter' || !['number', 'boolean'].includes(from.kind)) return false;
  const samples = from.kind === 'boolean' ? ['true', 'false'] : (from.values ?? [from.minimum ?? 1, 7, 12]).map(String);
  return to.some(
    ({ kind, format, values, patterns = [] }) =>
      kind === 'string' &&
      !format &&
      samples.every(
        (text) => (!values || values.includes(text)) && patterns.every((one) => regexOf(one)?.test(text) ?? true),
      ),
  );
}

interface NullCase {
  ours: Shape[];
  theirs: Shape[];
  role: Role;
  at: Pick<SchemaFault, 'place' | 'contract' | 'theirs'>;
  /** The one side holds null, the other does not. */
  isStranger: boolean;
}

function nullFaults({ book }: Comparer, { ours, theirs, role, at, isStranger }: NullCase): SchemaFault[] {
  if (!isResponse(role)) {
    if (!isStranger) return [];
    return [
      {
        ...at,
        check: 'diff.null-refused',
        habit: { of: 'null', key: 'null' },
        message: 'the client sends null, which the document does not accept',
      },
    ];
  }
  // Generators that know no better call every text nullable, or as huma every list.
  const loose = theirs.find(({ kind }) => kind === 'string' || kind === 'array');
  const of = role === 'error' ? ('error not null' as const) : ('not null' as const);
  const key = `${of} ${loose?.kind}`;
  if (loose && !isStranger && !ours.some(({ kind }) => kind === 'null')) book.said(key);
  if (!isStranger) return [];
  return [
    {
      ...at,
      check: 'diff.nullable',
      ...(loose && { habit: { of, key } }),
      message: `may be null, the contract has ${describeShapes(ours)}`,
    },
  ];
}

function pairFaults(comparer: Comparer, [ours, theirs]: Pair, role: Role): SchemaFault[] {
  const located = ({ at, ...fault }: ValueFault): SchemaFault => ({
    ...fault,
    place: '',
    contract: at && hasKeyword(ours, at) ? `${ours.pointer}/${at}` : ours.pointer,
    theirs: theirs.pointer,
  });
  if (isResponse(role) && theirs.integer && ours.integer) comparer.book.said('integer');
  if (isResponse(role) && theirs.format && ours.format) comparer.book.said(`format ${ours.format}`);
  if (isResponse(role) && theirs.values && ours.values) comparer.book.said(`enum ${ours.kind}`);
  switch (ours.kind) {
    case 'object':
      return memberFaults(comparer, ours, theirs, role);
    case 'array':
      return [
        ...limitFaults(ours, theirs, isResponse(role) ? 'answer' : 'request').map(located),
        ...itemFaults(comparer, ours, theirs, role),
      ];
    case 'null':
      return [];
    default:
      return (isResponse(role) ? responseFaults : requestFaults)(ours, theirs).map(located);
  }
}

const hasKeyword = (shape: Shape, keyword: string) =>
  keyword === 'enum'
    ? shape.values !== undefined
    : keyword === 'pattern'
      ? shape.patterns !== undefined
      : keyword in shape;

function itemFaults(comparer: Comparer, ours: Shape, theirs: Shape, role: Role): SchemaFault[] {
  if (!ours.items || theirs.maxItems === 0) return [];
  if (theirs.items) return comparer.compare(ours.items, theirs.items, role).map((fault) => within('/*', fault));
  if (!isResponse(role)) return [];
  const message = 'the document does not say what the items are';
  return [{ ...unsaid('schema'), place: '/*', message, contract: `${ours.pointer}/items`, theirs: theirs.pointer }];
}

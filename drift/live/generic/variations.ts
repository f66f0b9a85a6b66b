/** Other values that a member may have, and values that it must not have. */

import type { Contract, Node } from '../../core/contract.ts';
import { countOf } from '../../core/finding.ts';
import type { Fault, Schemas } from '../../core/schemas.ts';
import { withoutOneWay } from '../../core/silence.ts';
import type { Row } from './lists.ts';
import { fitting, limitsOf, type SampleOptions, sampleOf } from './sample.ts';
import { facetsOf, isReadOnly, itemsOf, membersIn, partsOf, requiredIn, typesIn } from './schema.ts';

/** One member with another value; `undefined` leaves it out. */
export interface Variation {
  member: string;
  value: unknown;
  /** In words: `null`, `the longest text`. */
  what: string;
}

export interface WrongBody extends Variation {
  fault: Fault;
}

/** Faults of a request body, without those of members that only the server writes. */
export const faultsOf = (contract: Contract, schemas: Schemas, schema: string, body: unknown): Fault[] =>
  withoutOneWay(contract, schemas.check(schema, body), 'readOnly');

/** The members of a body that a client writes. */
export const written = (contract: Contract, schema: string): [string, string][] =>
  [...membersIn(contract, schema)].filter(([, pointer]) => !isReadOnly(contract, pointer));

/** Every other right value of each member, the kinds that servers get wrong. */
export function variationsOf(
  contract: Contract,
  schemas: Schemas,
  schema: string,
  body: Row,
  options: SampleOptions,
): Variation[] {
  const needed = requiredIn(contract, schema);
  const all = written(contract, schema).flatMap(([member, pointer]) => {
    if (options.refer?.(member) !== undefined)
      return needed.has(member) ? [] : [{ member, value: undefined, what: 'without it' }];
    const values = rightValues(contract, pointer, options);
    const out = needed.has(member) ? [] : [{ value: undefined, what: 'without it' }];
    return [...nulls(contract, pointer), ...out, ...values].map((one) => ({ member, ...one }));
  });
  return all.filter(
    ({ member, value }) =>
      (value !== undefined || member in body) &&
      faultsOf(contract, schemas, schema, withMember(body, member, value)).length === 0,
  );
}

export function withMember(body: Row, member: string, value: unknown): Row {
  const { [member]: _, ...others } = body;
  return value === undefined ? others : { ...others, [member]: value };
}

type Value = { value: unknown; what: string };

const isNullable = (contract: Contract, schema: string): boolean => {
  const { node } = contract.at(schema);
  const branches = [node.type, ...[node.anyOf, node.oneOf].flat().map((one) => (one as Node | undefined)?.type)];
  return branches.flat().includes('null') || ((node.enum as unknown[] | undefined) ?? []).includes(null);
};

const nulls = (contract: Contract, schema: string): Value[] =>
  isNullable(contract, schema) ? [{ value: null, what: 'null' }] : [];

function rightValues(contract: Contract, schema: string, { marker, turn, refer }: SampleOptions): Value[] {
  const facets = facetsOf(contract, schema);
  const choices = ((facets.enum as unknown[] | undefined) ?? []).filter((one) => one !== null);
  if (choices.length > 0) return choices.map((value) => ({ value, what: JSON.stringify(value) }));
  const [type] = typesIn(contract, schema);
  switch (type) {
    case 'boolean':
      return [true, false].map((value) => ({ value, what: String(value) }));
    case 'integer':
    case 'number':
      return numbers(facets, type === 'integer');
    case 'string':
      return texts(facets, marker);
    case 'array': {
      const items = itemsOf(contract, schema);
      const { minItems = 0, maxItems = 3 } = facets as { minItems?: number; maxItems?: number };
      const several = Array.from({ length: Math.min(Math.max(minItems, 3), maxItems) }, (_, index) =>
        items
          ? sampleOf(contract, items, {
              marker: `${marker}${9 - index}`,
              turn: turn + 5 - index,
              ...(refer && { refer }),
            })
          : null,
      );
      return [
        { value: [], what: 'an empty list' },
        { value: several, what: 'several in an order of their own' },
      ];
    }
    default:
      return [];
  }
}

function numbers(facets: Node, isInteger: boolean): Value[] {
  const { least, most } = limitsOf(facets, isInteger);
  const hasLeast = facets.minimum !== undefined || facets.exclusiveMinimum !== undefined;
  const hasMost = facets.maximum !== undefined || facets.exclusiveMaximum !== undefined;
  return [
    ...(hasLeast ? [{ value: least, what: 'the least' }] : []),
    ...(hasMost ? [{ value: most, what: 'the most' }] : []),
    { value: 0, what: '0' },
    ...(isInteger ? [] : [{ value: decimalsIn(least, most), what: 'two decimals' }]),
    { value: hasLeast ? least + 1 : 3, what: 'a small number' },
  ];
}

/** Two decimals, between narrow limits as well. */
function decimalsIn(least: number, most: number): number {
  const usual = Math.max(least, 0) + 19.99;
  return usual <= most ? usual : Number((least + (most - least) * 0.37).toFixed(2));
}

function texts(facets: Node, marker: string): Value[] {
  const { format, pattern, minLength, maxLength } = facets as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  if (format === 'date') return ['2024-02-29', '2025-12-31', '2026-01-01'].map((value) => ({ value, what: value }));
  if (format === 'date-time')
    return ['2026-03-29T00:30:00Z', '2025-12-31T23:59:59Z', '2026-07-01T10:00:00+05:30'].map((value) => ({
      value,
      what: value,
    }));
  if (format !== undefined || pattern !== undefined) return [];
  const most = maxLength ?? 300;
  return [
    ...(maxLength !== undefined && maxLength <= 20_000
      ? [
          {
            value: `${marker.slice(0, most)}${'é0ß1'.repeat(Math.ceil(most / 4))}`.slice(0, most),
            what: `${countOf(most, 'letter')}, the most`,
          },
        ]
      : []),
    ...(minLength
      ? [
          {
            value: `${marker.slice(-minLength)}${'x'.repeat(minLength)}`.slice(0, minLength),
            what: `${countOf(minLength, 'letter')}, the least`,
          },
        ]
      : []),
    { value: fitting(`${marker} Łódź 100% "a" 😀 ö`, most), what: 'letters of other scripts' },
    { value: fitting(`${marker} 007 \\n & <i>`, most), what: 'markup' },
    { value: fitting(`${marker} two  blanks\nlines`, most), what: 'lines and blanks' },
  ];
}

/** Every way in which one member of a right body can be wrong, each confirmed by the schema. */
export function wrongBodies(contract: Contract, schemas: Schemas, schema: string, right: Row): WrongBody[] {
  const isClosed = partsOf(contract, schema).some(({ node }) => node.additionalProperties === false);
  const all: Variation[] = written(contract, schema).flatMap(([member, pointer]) =>
    [undefined, ...wrongValues(contract, pointer, right[member])].map((value) => ({
      member,
      value,
      what: value === undefined ? 'without it' : JSON.stringify(value).slice(0, 40),
    })),
  );
  if (isClosed) all.push({ member: 'contractUnknown', value: 1, what: 'a member more' });
  return all.flatMap((one) => {
    const [fault] = faultsOf(contract, schemas, schema, withMember(right, one.member, one.value));
    return fault ? [{ ...one, fault }] : [];
  });
}

type Bound = 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum';
type Limits = { minLength?: number; maxLength?: number; maxItems?: number } & Partial<Record<Bound, unknown>>;

function wrongValues(contract: Contract, schema: string, right: unknown): unknown[] {
  const facets = facetsOf(contract, schema) as { format?: string; pattern?: string; enum?: unknown[] } & Limits;
  const types = typesIn(contract, schema);
  const choices = facets.enum ?? [];
  const values: unknown[] = [null];
  if (types.includes('string')) {
    const { minLength, maxLength } = facets;
    values.push(4711);
    if (choices.length > 0) values.push('contract-none', '', String(choices.find((one) => one !== null)).toUpperCase());
    else if (facets.format === 'date') values.push('2026-02-30', '31/12/2026', '2026-05-05T00:00:00Z');
    else if (facets.format || facets.pattern) values.push('not of this form', '');
    if (minLength) values.push('', 'x'.repeat(minLength - 1));
    if (maxLength !== undefined && maxLength < 100_000) values.push('x'.repeat(maxLength + 1));
  }
  if (types.includes('integer') || types.includes('number')) {
    const { least, most } = limitsOf(facets, types.includes('integer'));
    const excluded = [facets.minimum, facets.maximum, facets.exclusiveMinimum, facets.exclusiveMaximum].filter(
      (one) => typeof one === 'number',
    );
    values.push('seven', String(right ?? 1), ...(types.includes('integer') ? [1.5] : []), least - 1, most + 1, -1);
    // a limit itself, which the schema says is right unless it is excluded
    values.push(...excluded);
  }
  if (types.includes('boolean')) values.push('true', 1);
  if (types.includes('array')) {
    const { maxItems } = facets;
    const items = Array.isArray(right) ? right : [];
    values.push({}, 'x', [], [...items, ...items.slice(0, 1)], [...items, null]);
    if (maxItems !== undefined && maxItems < 1000 && items.length > 0)
      values.push(
        Array.from({ length: maxItems + 1 }, (_, index) =>
          typeof items[0] === 'string' ? `${items[0]}${index}` : items[0],
        ),
      );
  }
  if (types.includes('object')) values.push([], 'x', ...innerWrongs(contract, schema, right));
  return [...new Map(values.map((one) => [JSON.stringify(one), one])).values()];
}

/** An object with one of its own members wrong. */
function innerWrongs(contract: Contract, schema: string, right: unknown): unknown[] {
  if (typeof right !== 'object' || right === null || Array.isArray(right)) return [];
  return written(contract, schema).flatMap(([member, pointer]) => {
    const [type] = typesIn(contract, pointer);
    const wrong = type === 'string' ? 4711 : 'x';
    return [withMember(right as Row, member, undefined), withMember(right as Row, member, wrong)];
  });
}

/** Each member once in a round. */
export function rounds(all: Variation[]): Variation[][] {
  const found: Variation[][] = [];
  for (const one of all) {
    const free = found.find((round) => round.every(({ member }) => member !== one.member));
    if (free) free.push(one);
    else found.push([one]);
  }
  return found;
}

import fc from 'fast-check';
import { type BodySchema, resolve } from './bodies.ts';

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  "' or 1=1--",
  '%_\\',
  '=1+1',
  '<script>',
  '\u202e',
  'x'.repeat(20_001),
  '1e999',
  '9999-99-99',
];
const oddNumbers = [-1, 0, 0.5, 1e15, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 1e308];

/** Anything that JSON can say, the odd things more often. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ...oddTexts, ...oddNumbers),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every place in a value, as a path of keys; the value itself is []. */
function placesIn(value: unknown): (string | number)[][] {
  const below = (entries: [string | number, unknown][]) =>
    entries.flatMap(([key, inner]) => placesIn(inner).map((path) => [key, ...path]));
  if (Array.isArray(value)) return [[], ...below([...value.entries()])];
  return [[], ...(isObject(value) ? below(Object.entries(value)) : [])];
}

/** The value with another one at the place; undefined removes it. */
function withAt(value: unknown, [key, ...path]: (string | number)[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as Json) };
  const inside = copy as Record<string | number, unknown>;
  const changed = withAt(inside[key], path, other);
  if (changed !== undefined) inside[key] = changed;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete inside[key];
  return copy;
}

/** The contract's example with one to three things in it that are odd: something else, missing, surplus or repeated. */
export function spoilt(example: Json): fc.Arbitrary<unknown> {
  const change = fc.oneof(
    { weight: 4, arbitrary: anything.map((other) => ({ kind: 'other' as const, other })) },
    { weight: 2, arbitrary: fc.constant({ kind: 'missing' as const }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('Status', 'Id', 'toString', 'CreatedBy', ''), anything)
        .map(([name, other]) => ({ kind: 'surplus' as const, name, other })),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'repeated' as const }) },
  );
  const apply = (value: unknown, [at, how]: [number, Parameters<typeof changed>[2]]) => {
    const places = placesIn(value);
    return changed(value, places[at % places.length] ?? [], how);
  };
  return fc
    .array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>(apply, example) ?? null);
}

type Change =
  | { kind: 'other'; other: unknown }
  | { kind: 'missing' }
  | { kind: 'surplus'; name: string; other: unknown }
  | { kind: 'repeated' };

function changed(value: unknown, place: (string | number)[], how: Change): unknown {
  const there = place.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null)?.[key], value);
  if (how.kind === 'other') return withAt(value, place, how.other);
  if (how.kind === 'missing') return place.length === 0 ? null : withAt(value, place, undefined);
  if (how.kind === 'surplus')
    return isObject(there)
      ? withAt(value, place, { ...there, [how.name]: how.other })
      : withAt(value, place, how.other);
  return Array.isArray(there) ? withAt(value, place, [...there, ...there]) : withAt(value, place, [there]);
}

/** Bodies that the schema accepts, with what is odd within its bounds: any text and any number that fits. */
export function valid(schema: BodySchema, example: unknown): fc.Arbitrary<unknown> {
  const rules = resolve(schema) as BodySchema & {
    enum?: unknown[];
    minimum?: number;
    maximum?: number;
    minLength?: number;
    maxLength?: number;
    minItems?: number;
    maxItems?: number;
    pattern?: string;
    format?: string;
    uniqueItems?: boolean;
  };
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1, minLength = 0, minItems = 0 } = rules;
  const choices = rules.oneOf ?? rules.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, example)));
  if (rules.enum) return fc.constantFrom(...rules.enum);
  const types = [rules.type ?? (rules.properties ? 'object' : 'string')].flat();
  const ofType = (type: string): fc.Arbitrary<unknown> => {
    if (type === 'null') return fc.constant(null);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number')
      return fc.oneof(
        fc.constant(example),
        fc.integer({ min: minimum, max: maximum }),
        fc.constantFrom(minimum, maximum),
      );
    if (type === 'array')
      return fc.array(valid(rules.items ?? {}, Array.isArray(example) ? example[0] : undefined), {
        minLength: minItems,
        maxLength: Math.min(rules.maxItems ?? 5, minItems + 4),
      });
    if (type === 'object') {
      const given = isObject(example) ? example : {};
      const members = Object.entries(rules.properties ?? {}).map(
        ([name, inner]) => [name, valid(inner, given[name])] as const,
      );
      return fc.record(Object.fromEntries(members), { requiredKeys: rules.required ?? [] });
    }
    const fixed = rules.format || rules.pattern ? typeof example === 'string' : false;
    const text = fc.string({ unit: 'binary', minLength, maxLength: Math.min(rules.maxLength ?? 60, minLength + 60) });
    return fixed ? fc.oneof(fc.constant(example), text) : text;
  };
  return fc.oneof(...types.map(ofType));
}

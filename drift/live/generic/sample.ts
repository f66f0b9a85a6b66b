/** Values that a schema allows, made so that what a server does to them shows. */
import fc from 'fast-check';
import type { Contract, Node } from '../../core/contract.ts';
import { facetsOf, isReadOnly, itemsOf, membersIn, partsOf, requiredIn, typesIn } from './schema.ts';

export interface SampleOptions {
  /** In every free text, so that no two records are alike. */
  marker: string;
  /** Chooses among values of enumerations and other kinds; the same one makes the same value. */
  turn: number;
  /** Members that may be left out are left out. */
  isBare?: boolean;
  /** A value for a member that refers to another record. */
  refer?: (member: string) => unknown;
}

/** Scripts, quotes, markup, a combining accent, a letter outside the first plane. */
const odd = `Ä"q" 'a' <b>ſ</b> &amp; %41 e\u0301 日本 🚦`;
const deepest = 5;

/** A value that the schema allows, as far as it can be told. */
export function sampleOf(contract: Contract, schema: string, options: SampleOptions, name = '', depth = 0): unknown {
  const facets = facetsOf(contract, schema);
  const { turn } = options;
  if (facets.const !== undefined) return facets.const;
  const choices = ((facets.enum as unknown[] | undefined) ?? []).filter((one) => one !== null);
  if (choices.length > 0) return choices[turn % choices.length];
  const referred = name ? options.refer?.(name) : undefined;
  const types = typesIn(contract, schema);
  if (referred !== undefined && types.includes(typeof referred === 'number' ? 'integer' : typeof referred))
    return referred;
  switch (types[0]) {
    case 'string':
      return textOf(facets, options, name);
    case 'integer':
    case 'number':
      return numberOf(facets, types[0] === 'integer', turn);
    case 'boolean':
      return turn % 2 === 0;
    case 'array':
      return arrayOf(contract, schema, facets, options, name, depth);
    case 'object':
      return depth > deepest ? {} : objectOf(contract, schema, options, depth);
    default:
      return facets.default ?? null;
  }
}

function objectOf(contract: Contract, schema: string, options: SampleOptions, depth: number): Record<string, unknown> {
  const needed = requiredIn(contract, schema);
  const found: Record<string, unknown> = {};
  for (const [name, pointer] of membersIn(contract, schema)) {
    if (isReadOnly(contract, pointer) || (!needed.has(name) && (options.isBare || depth > 2))) continue;
    found[name] = sampleOf(contract, pointer, options, name, depth + 1);
  }
  const open = partsOf(contract, schema).find(({ node }) => typeof node.additionalProperties === 'object');
  if (open && Object.keys(found).length === 0 && !options.isBare)
    found.probe = sampleOf(contract, `${open.pointer}/additionalProperties`, options, 'probe', depth + 1);
  return found;
}

function arrayOf(
  contract: Contract,
  schema: string,
  { minItems = 0, maxItems = 1000, uniqueItems }: { minItems?: number; maxItems?: number; uniqueItems?: boolean },
  options: SampleOptions,
  name: string,
  depth: number,
): unknown[] {
  const items = itemsOf(contract, schema);
  if (!items || depth > deepest) return [];
  const count = Math.max(minItems, Math.min(maxItems, options.isBare ? minItems : 2));
  const all = Array.from({ length: count }, (_, index) =>
    sampleOf(
      contract,
      items,
      { ...options, marker: `${options.marker}${index}`, turn: options.turn + index },
      name,
      depth + 1,
    ),
  );
  if (!uniqueItems) return all;
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

function numberOf(facets: Node, isInteger: boolean, turn: number): number {
  const { least, most } = limitsOf(facets, isInteger);
  const step = typeof facets.multipleOf === 'number' ? facets.multipleOf : undefined;
  // Whole where it can be: many documents say number for what is an integer.
  const wish = Math.max(least, Math.min(most, Math.ceil(Math.max(least, 0)) + 7 + turn * 3));
  if (step === undefined) return isInteger ? Math.round(wish) : wish;
  return Number((Math.ceil(least > -1e9 ? least / step : wish / step) * step + (turn % 2) * step).toPrecision(12));
}

/** The least and the most that a number may be; beyond them nothing that is not exact. */
export function limitsOf(facets: Node, isInteger: boolean): { least: number; most: number } {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, format } = facets as Record<
    string,
    number | undefined
  > &
    Node;
  const step = isInteger ? 1 : 0.01;
  const widest = String(format) === 'int32' ? 2_147_483_647 : 1_000_000_000;
  return {
    least: minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : -widest),
    most: maximum ?? (typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : widest),
  };
}

const two = (value: number) => String(value).padStart(2, '0');

function textOf(facets: Node, { marker, turn }: SampleOptions, name: string): string {
  const {
    format,
    pattern,
    minLength = 0,
    maxLength = 200,
  } = facets as {
    format?: string;
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  const formatted = format === undefined ? undefined : formattedText(format, marker, turn);
  if (formatted !== undefined) return formatted;
  if (pattern !== undefined) return matching(pattern, minLength, maxLength, marker, turn) ?? marker;
  const letters = [...`${marker} ${name} ${odd}`].slice(0, Math.max(0, maxLength)).join('').trim();
  // A letter outside the first plane is one character (RFC 8259), and two for some servers.
  return fitting([...letters].length < minLength ? letters.padEnd(minLength + 2, 'x') : letters, maxLength);
}

/** Not longer in UTF-16 either, so that a server which counts so accepts it. */
export function fitting(text: string, most: number): string {
  let letters = [...text];
  while (letters.join('').length > most) letters = letters.slice(0, -1);
  return letters.join('').trim();
}

function formattedText(format: string, marker: string, turn: number): string | undefined {
  const hex = [...`${marker}${turn}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffffffff, 7);
  const digits = Math.floor(hex).toString(16).padStart(8, '0');
  const slug = marker.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  switch (format) {
    case 'date':
      return `${2024 + (turn % 4)}-${two((turn % 12) + 1)}-${two((turn % 27) + 1)}`;
    case 'date-time':
      return `${2024 + (turn % 4)}-${two((turn % 12) + 1)}-${two((turn % 27) + 1)}T${two(turn % 24)}:30:15Z`;
    case 'time':
      return `${two(turn % 24)}:30:00Z`;
    case 'duration':
      return `PT${turn + 1}H`;
    case 'uuid':
      return `${digits}-1111-4111-8111-${digits}${two(turn % 90)}00`;
    case 'email':
      return `${slug}-${turn}@example.org`;
    case 'uri':
    case 'url':
    case 'uri-reference':
      return `https://example.org/${slug}/${turn}`;
    case 'hostname':
      return 'host.example.org';
    case 'ipv4':
      return `192.0.2.${(turn % 250) + 1}`;
    case 'ipv6':
      return '2001:db8::1';
    case 'byte':
      return Buffer.from(marker).toString('base64');
    case 'password':
      return `Pw-${slug}-${turn}-9xQ`;
    case 'binary':
      return marker;
    default:
      return undefined;
  }
}

/** A text that a pattern lets through; undefined where none was found. */
export function matching(
  pattern: string,
  least: number,
  most: number,
  marker: string,
  turn: number,
): string | undefined {
  const seed = [...`${marker}${turn}`].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 0x7fffffff, 5);
  try {
    const texts = fc.sample(textsOf(pattern, Math.min(most, 60)), { seed, numRuns: 8 });
    const fits = texts.filter((text) => [...text].length >= least && text.length <= most && !/[\0\n\r]/.test(text));
    return fits.find((text) => /^[\x21-\x7e]+$/.test(text)) ?? fits[0];
  } catch {
    return undefined;
  }
}

/** To parse a pattern for drawing texts takes a hundred times as long as to draw one. */
const drawn = new Map<string, fc.Arbitrary<string>>();

function textsOf(pattern: string, maxLength: number): fc.Arbitrary<string> {
  const key = `${maxLength} ${pattern}`;
  const texts = drawn.get(key) ?? fc.stringMatching(new RegExp(pattern, 'u'), { maxLength });
  drawn.set(key, texts);
  return texts;
}

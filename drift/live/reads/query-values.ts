/** Values of query parameters by their schemas, valid and not, as fast-check draws them. */
import fc from 'fast-check';
import type { Operation, Parameter } from '../../core/contract.ts';
import type { Run } from '../run.ts';

export type Sent = string | number | boolean;

/**
 * What a search has to look for as it is, though a regular expression made of it is broken, or
 * finds everything.
 */
export const ofPatterns = ['*)([\\', '.*'];

/** Of a text that may be any: what is sent besides what is drawn. */
export function textsBesides({ contract }: Pick<Run, 'contract'>, { schema }: Parameter): Sent[] {
  const { type, pattern, format, enum: words } = contract.at(schema).node;
  return type === 'string' && !pattern && !format && !words ? ofPatterns : [];
}

/**
 * Valid values of all query parameters that may be left out: those of the contract's examples, else
 * drawn ones.
 */
export function optionalQuery(run: Pick<Run, 'contract' | 'options'>, { parameters }: Operation): Record<string, Sent> {
  const optional = parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);
  return Object.fromEntries(
    optional.map((parameter) => {
      const [drawn] = fc.sample(valid(run, parameter), { seed: run.options.seed, numRuns: 1 });
      return [parameter.name, (parameter.example ?? drawn) as Sent];
    }),
  );
}

/** What the schema of a parameter lets through. */
export function valid({ contract }: Pick<Run, 'contract'>, { schema, example }: Parameter): fc.Arbitrary<Sent> {
  const {
    type,
    minimum = 0,
    maximum = 1000,
    pattern,
    maxLength,
    format,
    enum: names,
  } = contract.at(schema).node as {
    type?: string;
    enum?: string[];
    minimum?: number;
    maximum?: number;
    pattern?: string;
    maxLength?: number;
    format?: string;
  };
  if (type === 'boolean') return fc.boolean();
  if (names) return fc.constantFrom(...names);
  if (format === 'date-time') return instants;
  if (type === 'integer') {
    return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: maximum }));
  }
  const short = (text: string) => text.length <= Math.min(maxLength ?? 200, 200);
  const texts = pattern
    ? fc.stringMatching(new RegExp(pattern), { size: 'small' }).filter(short)
    : fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength ?? 50, 50) }),
        fc.constantFrom('%', '_', "'", '\\', 'é'),
      );
  // one that PostgreSQL cannot hold is no fair question
  const fair = texts.filter((text) => !text.includes('\0'));
  return typeof example === 'string' ? fc.oneof(fair, fc.constant(example)) : fair;
}

/** Instants of RFC 3339, of this century. */
const instants = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** What it does not. */
export function invalid({ contract }: Pick<Run, 'contract'>, { schema, example }: Parameter): fc.Arbitrary<Sent> {
  const { type, minimum, maximum, pattern, maxLength, format, ...more } = contract.at(schema).node as {
    type?: string;
    enum?: string[] | number[];
    minimum?: number;
    maximum?: number;
    pattern?: string;
    maxLength?: number;
    format?: string;
  };
  if (type === 'boolean') return fc.constantFrom('yes', 'maybe', '2', 'nein');
  if (more.enum) return fc.constantFrom('none of them', `${more.enum[0]}x`, ...noneOf(more.enum));
  if (type === 'integer') {
    const beyond = [minimum === undefined ? [] : [minimum - 1], maximum === undefined ? [] : [maximum + 1]].flat();
    return fc.oneof(fc.constantFrom<Sent>(...beyond, '1.5'), fc.constantFrom('abc', 'true', '[1]', 'null'));
  }
  const long = maxLength !== undefined && maxLength <= 500 ? [fc.constant('a'.repeat(maxLength + 1))] : [];
  if (format === 'date-time') return fc.constantFrom('yesterday', '2026-13-01T00:00:00Z', '2026-11-16', '1');
  if (!pattern) return fc.oneof(...long);
  const fits = new RegExp(pattern, 'u');
  const near = typeof example === 'string' ? [example.slice(0, -1), `${example}x`, `x${example}`] : [];
  const wrong = ['abc', '1,2', '{}', '["a"]', '[1.5]', '[-1]', ...near].filter((text) => !fits.test(text));
  return fc.oneof(...long, fc.constantFrom(...wrong));
}

/** What is near the values of an enumeration and none of them. */
const noneOf = (values: (string | number)[]): Sent[] => {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return [Math.min(...numbers) - 1, Math.max(...numbers) + 1, '1.5'];
  return ['', ...values.map((name) => `${name}`.toUpperCase())];
};

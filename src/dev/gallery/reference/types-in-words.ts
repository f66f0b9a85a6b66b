import { isRef, nameOf, type Ref, resolve, type Schema } from './contract.ts';

/** The schema that a value refers to, itself or as an item, and what stands around its name. */
export type NamedType = { name: string | undefined; before: string; after: string };

/** A type in words, 'list of User', with the name apart, so that it can be a link. */
export function typeOf(value: Schema | Ref): NamedType {
  if (isRef(value)) return { name: nameOf(value), before: '', after: '' };
  if (value.anyOf) return eitherOf(value.anyOf);
  const types = [value.type ?? 'any'].flat();
  const orNull = types.includes('null') ? ' or null' : '';
  const plain = types.filter((type) => type !== 'null').join(' or ');
  if (plain === 'array' && value.items) {
    const { name, before, after } = typeOf(value.items);
    return { name, before: `list of ${before}`, after: `${after}${orNull}` };
  }
  return {
    name: undefined,
    before: [plain, value.format && `(${value.format})`].filter(Boolean).join(' '),
    after: orNull,
  };
}

function eitherOf(some: (Schema | Ref)[]): NamedType {
  const [first = {}, ...rest] = some.map((one) => typeOf(one));
  const others = rest.map(({ name = '', before, after }) => ` or ${before}${name}${after}`).join('');
  const { name, before, after } = first as NamedType;
  return { name, before, after: `${after}${others}` };
}

/** What a value must keep to, in words. */
export function limitsOf(value: Schema | Ref): string[] {
  if (isRef(value)) return resolve<Schema>(value).enum ? [] : limitsOf(resolve<Schema>(value));
  const { enum: values, 'x-enum-varnames': names, pattern, uniqueItems } = value;
  return [
    values && `one of ${values.map((one, at) => (names?.[at] ? `${one} ${names[at]}` : one)).join(', ')}`,
    'const' in value && `always ${JSON.stringify(value.const)}`,
    rangeOf(value.minLength, value.maxLength, ' letters'),
    rangeOf(value.minimum, value.maximum),
    rangeOf(value.minItems, value.maxItems, ' items'),
    uniqueItems && 'none twice',
    pattern && `matches ${pattern}`,
    'default' in value && `${JSON.stringify(value.default)} by default`,
  ].filter((line): line is string => Boolean(line));
}

function rangeOf(least: number | undefined, most: number | undefined, of = ''): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (most === undefined) return `${least} or more${of}`;
  return least === undefined ? `at most ${most}${of}` : `${least} to ${most}${of}`;
}

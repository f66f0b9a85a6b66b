/** Which member a filter compares, and how. */
import type { Parameter } from '../../core/contract.ts';
import { isRow, type Row } from './lists.ts';
import { plain } from './names.ts';
import type { Params, Probe } from './probe.ts';
import { choicesOf, type List } from './resources.ts';
import { facetsOf, itemsOf, membersIn, typesIn } from './schema.ts';

/**
 * The member that a parameter is named after, in the singular too: `statuses` filters by `status`,
 * `tag` by `tags` or `tagList`.
 */
export function memberFor(members: Map<string, string>, parameter: string): [string, string] | undefined {
  const name = plain(parameter.replace(/\[\]$/, ''));
  const names = new Set([name, name.replace(/s$/, ''), name.replace(/es$/, ''), `${name}s`, `${name}list`]);
  return (
    [...members].find(([member]) => plain(member) === name) ?? [...members].find(([member]) => names.has(plain(member)))
  );
}

export interface Filter {
  list: List;
  params: Params;
  parameter: Parameter;
  member: string;
  pointer: string;
  all: Row[];
}

/** What an object is called by. */
const callings = new Set(['username', 'login', 'slug', 'name', 'id', 'code', 'key', 'uuid']);

/** What a member holds to be compared: its value, each of several, what an object is called by. */
export const valuesOf = (value: unknown): unknown[] =>
  [value]
    .flat()
    .flatMap((one) =>
      isRow(one) ? Object.entries(one).flatMap(([name, inner]) => (callings.has(plain(name)) ? [inner] : [])) : [one],
    )
    .filter((one) => one !== null && one !== undefined && typeof one !== 'object');

export const fits = (row: Row, member: string, sent: string, isExact: boolean): boolean =>
  valuesOf(row[member])
    .map((value) => [String(value).toLowerCase(), sent.toLowerCase()] as const)
    .some(([value, wanted]) => (isExact ? value === wanted : value.includes(wanted)));

/** What a filter compares with; undefined for members that no such parameter compares as it is. */
export function comparisonOf({ contract }: Probe, { parameter, pointer }: Filter) {
  const isList = typesIn(contract, parameter.schema)[0] === 'array';
  const own = isList ? (itemsOf(contract, parameter.schema) ?? parameter.schema) : parameter.schema;
  const choices = choicesOf(contract, own).length > 0 ? choicesOf(contract, own) : choicesOf(contract, pointer);
  // Of a member that holds several values one is compared.
  const isSet = typesIn(contract, pointer)[0] === 'array';
  const one = isSet ? itemsOf(contract, pointer) : pointer;
  const [type = ''] = one === undefined ? ['array'] : typesIn(contract, one);
  const { format } = one === undefined ? {} : facetsOf(contract, one);
  const isChoice = choices.length > 0 || type === 'boolean' || type === 'integer' || format !== undefined;
  if (['array', 'number'].includes(type) || /date/.test(String(format))) return undefined;
  // By which of its names an object is meant is not said.
  const isNamed = type === 'object';
  if (isNamed && (isSet || typesIn(contract, own)[0] !== 'string')) return undefined;
  // One of several values is meant as it is, not as a part of a text.
  return { own, choices, isExact: isChoice || isList || isSet, isList, isNamed };
}

interface Compared {
  parameter: Parameter;
  member: string;
  /** The schema of one value of the parameter. */
  own: string;
  isExact: boolean;
  isFew: boolean;
}

/** The filters of a list, each with the member that it compares. */
export function filtersOf(probe: Probe, list: List): Compared[] {
  const members = membersIn(probe.contract, list.shape.row);
  return list.operation.parameters.flatMap((parameter) => {
    const found = parameter.in === 'query' ? memberFor(members, parameter.name) : undefined;
    if (!found) return [];
    const [member, pointer] = found;
    const comparison = comparisonOf(probe, { list, params: {}, parameter, member, pointer, all: [] });
    if (!comparison || comparison.isNamed) return [];
    const { own, choices, isExact } = comparison;
    const isFew = choices.length > 0 || typesIn(probe.contract, pointer)[0] === 'boolean';
    return [{ parameter, member, own, isExact, isFew }];
  });
}

/** Those whose values are few. */
export const exactFilters = (probe: Probe, list: List): { name: string; member: string }[] =>
  filtersOf(probe, list)
    .filter(({ isExact, isFew }) => isExact && isFew)
    .map(({ parameter, member }) => ({ name: parameter.name, member }));

/** Query parameters that choose or order rows, as their names say. */
import type { Operation, Parameter } from '../../core/contract.ts';
import { show } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import type { Row } from './lists.ts';
import { plain, usual } from './names.ts';
import type { Params, Probe } from './probe.ts';
import { choicesOf, type List, type Resource } from './resources.ts';
import { allRows } from './rows.ts';
import { facetsOf, itemsOf, membersIn, typesIn } from './schema.ts';

/** Holds each filter and order of a list against its rows. */
export async function checkFilters(probe: Probe, resource: Resource, list: List, params: Params): Promise<void> {
  const { operation, shape } = list;
  const members = membersIn(probe.contract, shape.row);
  const needs = operation.parameters.filter(({ in: where, required }) => where === 'query' && required);
  const all = needs.length === 0 ? await allRows(probe, list, params) : await knownRows(probe, resource, params);
  if (!all || all.length === 0) return;
  const filters: Filter[] = [];
  for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
    const name = plain(parameter.name);
    const member = memberFor(members, parameter.name);
    if (member) {
      const filter = { list, params, parameter, member: member[0], pointer: member[1], all };
      await checkFilter(probe, filter);
      filters.push(filter);
    } else if (usual.search.has(name)) await checkSearch(probe, { list, params, parameter, all, members });
    else if (usual.sort.has(name)) await checkSort(probe, { list, params, parameter, members });
  }
  await checkPairs(probe, filters);
}

/** The rows of another list of the same records, where this one cannot be had whole. */
async function knownRows(probe: Probe, { lists }: Resource, params: Params): Promise<Row[] | undefined> {
  const whole = lists.find(
    ({ operation }) => !operation.parameters.some(({ in: where, required }) => where === 'query' && required),
  );
  return whole ? allRows(probe, whole, params) : [];
}

/**
 * The member that a parameter is named after, in the singular too: `statuses` filters by `status`.
 */
function memberFor(members: Map<string, string>, parameter: string): [string, string] | undefined {
  const name = plain(parameter.replace(/\[\]$/, ''));
  const names = new Set([name, name.replace(/s$/, ''), name.replace(/es$/, '')]);
  return (
    [...members].find(([member]) => plain(member) === name) ?? [...members].find(([member]) => names.has(plain(member)))
  );
}

interface Filter {
  list: List;
  params: Params;
  parameter: Parameter;
  member: string;
  pointer: string;
  all: Row[];
}

const mostValues = 8;

const fits = (row: Row, member: string, sent: string, isExact: boolean): boolean =>
  isExact ? String(row[member]) === sent : String(row[member]).toLowerCase().includes(sent.toLowerCase());

/** What a filter compares with; undefined for members that no such parameter compares as it is. */
function comparisonOf({ contract }: Probe, { parameter, pointer }: Filter) {
  const isList = typesIn(contract, parameter.schema)[0] === 'array';
  const own = isList ? (itemsOf(contract, parameter.schema) ?? parameter.schema) : parameter.schema;
  const choices = choicesOf(contract, own).length > 0 ? choicesOf(contract, own) : choicesOf(contract, pointer);
  const [type = ''] = typesIn(contract, pointer);
  const { format } = facetsOf(contract, pointer);
  const isExact = choices.length > 0 || type === 'boolean' || type === 'integer' || format !== undefined;
  if (['array', 'object', 'number'].includes(type) || /date/.test(String(format))) return undefined;
  return { own, choices, isExact };
}

async function checkFilter(probe: Probe, filter: Filter): Promise<void> {
  const { run } = probe;
  const { list, params, parameter, member, all } = filter;
  const { operation } = list;
  const comparison = comparisonOf(probe, filter);
  if (!comparison) return;
  const { own, choices, isExact } = comparison;
  const present = [...new Set(all.map((row) => row[member]))].filter(
    (value) => value !== null && typeof value !== 'object',
  );
  const values = (choices.length > 0 ? choices : present).slice(0, mostValues);
  performed(run, operation.operationId, 'list.filter');
  const say = (message: string) =>
    report(run, operation, { check: 'list.filter', message, place: `?${parameter.name}`, contract: parameter.pointer });
  for (const value of values) {
    const sent = String(value);
    if (run.schemas.check(own, value).length > 0) continue;
    const rows = await allRows(probe, list, params, { query: { [parameter.name]: sent } });
    if (!rows) return;
    const other = rows.find((row) => !fits(row, member, sent, isExact));
    if (other) return say(`?${parameter.name}=${sent} lets a row through whose ${member} is ${show(other[member])}`);
    const wanted = all.filter((row) => String(row[member]) === sent);
    const isFewer = rows.length < wanted.length;
    if (isFewer)
      return say(`?${parameter.name}=${sent} has ${rows.length} rows, without it ${wanted.length} have this ${member}`);
  }
}

/** The filters of a list whose values are few, each with the member that it compares. */
export function exactFilters(probe: Probe, list: List): { name: string; member: string }[] {
  const members = membersIn(probe.contract, list.shape.row);
  return list.operation.parameters.flatMap((parameter) => {
    const found = parameter.in === 'query' ? memberFor(members, parameter.name) : undefined;
    if (!found) return [];
    const [member, pointer] = found;
    const comparison = comparisonOf(probe, { list, params: {}, parameter, member, pointer, all: [] });
    const isFew = (comparison?.choices.length ?? 0) > 0 || typesIn(probe.contract, pointer)[0] === 'boolean';
    return comparison?.isExact && isFew ? [{ name: parameter.name, member }] : [];
  });
}

const mostPairs = 6;

/** Two filters at once let through what both let through: with values that no row has together. */
async function checkPairs(probe: Probe, filters: Filter[]): Promise<void> {
  const pairs = filters.flatMap((one, index) => filters.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs.slice(0, mostPairs)) {
    const [first, second] = [comparisonOf(probe, one), comparisonOf(probe, other)];
    if (!first || !second || one.member === other.member) continue;
    const { list, params, all } = one;
    const isOneOf = (row: Row) => isValue(row[one.member]) && isValue(row[other.member]);
    const apart = all.filter(isOneOf).flatMap((row) =>
      all
        .filter(isOneOf)
        .filter((two) => !fits(two, one.member, String(row[one.member]), first.isExact))
        .filter((two) => !fits(row, other.member, String(two[other.member]), second.isExact))
        .map((two) => [String(row[one.member]), String(two[other.member])] as const),
    )[0];
    if (!apart) continue;
    const query = { [one.parameter.name]: apart[0], [other.parameter.name]: apart[1] };
    const rows = await allRows(probe, list, params, { query });
    const wrong = rows?.find(
      (row) => !fits(row, one.member, apart[0], first.isExact) || !fits(row, other.member, apart[1], second.isExact),
    );
    if (!wrong) continue;
    report(probe.run, list.operation, {
      check: 'list.filter',
      message: `?${new URLSearchParams(query)} lets a row through whose ${one.member} is ${show(wrong[one.member])} and whose ${other.member} is ${show(wrong[other.member])}`,
      place: `?${one.parameter.name}&${other.parameter.name}`,
      contract: other.parameter.pointer,
    });
  }
}

const isValue = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'object';

const nonsense = 'zqxjwvk';

/** A word that is nowhere finds nothing; the words of a row find it. */
async function checkSearch(
  probe: Probe,
  {
    list,
    params,
    parameter,
    all,
    members,
  }: { list: List; params: Params; parameter: Parameter; all: Row[]; members: Map<string, string> },
): Promise<void> {
  const { operation } = list;
  performed(probe.run, operation.operationId, 'list.filter');
  const rows = await allRows(probe, list, params, { query: { [parameter.name]: nonsense } });
  if (rows && rows.length > 0)
    report(probe.run, operation, {
      check: 'list.filter',
      message: `?${parameter.name}=${nonsense} finds ${rows.length} rows, and no row has this word`,
      place: `?${parameter.name}`,
      contract: parameter.pointer,
    });
  const title = [...members.keys()].find((name) => /^(name|title)$/i.test(name));
  const row = all.find((one) => title !== undefined && /^[\w -]{4,}/.test(String(one[title])));
  const word = /^[\w-]+/.exec(String(row?.[title ?? '']))?.[0];
  if (!row || !word || word.length < 4) return;
  const found = await allRows(probe, list, params, { query: { [parameter.name]: word } });
  if (found && found.length === 0)
    report(probe.run, operation, {
      check: 'list.filter',
      message: `?${parameter.name}=${word} finds nothing, and a row is called ${show(row[title ?? ''])}`,
      place: `?${parameter.name}`,
      contract: parameter.pointer,
    });
}

/** `sort=name`, `sort=-name`, `sort=name_desc`, `sort=name:desc`, `sort=name&order=desc`. */
async function checkSort(
  probe: Probe,
  {
    list,
    params,
    parameter,
    members,
  }: { list: List; params: Params; parameter: Parameter; members: Map<string, string> },
): Promise<void> {
  const { operation } = list;
  const direction = operation.parameters.find(
    ({ in: where, name }) => where === 'query' && usual.direction.has(plain(name)),
  );
  const ways = direction ? choicesOf(probe.contract, direction.schema).map(String) : [];
  for (const choice of choicesOf(probe.contract, parameter.schema).map(String)) {
    const [, minus = '', key = '', suffix = ''] = /^([-+]?)(.*?)(?:[_:. ](asc|desc))?$/i.exec(choice) ?? [];
    const member = [...members.keys()].find((name) => plain(name) === plain(key));
    if (member === undefined) continue;
    for (const way of ways.length > 0 ? ways : [undefined]) {
      const isDescending = minus === '-' || /^desc/i.test(suffix) || /^desc/i.test(way ?? '');
      const query = { [parameter.name]: choice, ...(direction && way !== undefined && { [direction.name]: way }) };
      const rows = await allRows(probe, list, params, { query });
      if (!rows) return;
      performed(probe.run, operation.operationId, 'list.order');
      const values = rows.map((row) => row[member]).filter((value) => value !== null && value !== undefined);
      const ordered = isDescending ? values.toReversed() : values;
      const at = ordered.findIndex((value, index) => index > 0 && isAfter(ordered[index - 1], value));
      if (at < 1) continue;
      const [before, after] = isDescending ? [ordered[at], ordered[at - 1]] : [ordered[at - 1], ordered[at]];
      report(probe.run, operation, {
        check: 'list.order',
        message: `?${parameter.name}=${choice}${way === undefined ? '' : `&${direction?.name}=${way}`} has ${show(before)} before ${show(after)}`,
        place: `?${parameter.name}`,
        contract: parameter.pointer,
      });
      return;
    }
  }
}

/** Whether one value comes after another in every order that servers use for texts. */
function isAfter(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one > other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) > Number(other);
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return one > other && one.localeCompare(other, 'en') > 0 && letters(one) > letters(other);
}

/** Members that count the records below: `pieceCount` of an exhibit. */
export async function checkCounts(
  probe: Probe,
  parent: Resource,
  child: Resource,
  { record, rows, operation }: { record: Row; rows: number; operation: Operation },
): Promise<void> {
  const stem = plain(child.name);
  const member = Object.keys(record).find((name) => {
    const own = plain(name);
    const isCount = /count$|^numberof|^num|^total/.test(own);
    return isCount && own.includes(stem) && own.replace(stem, '').replace(/count|numberof|num|total|of|s/g, '') === '';
  });
  if (member === undefined || typeof record[member] !== 'number') return;
  performed(probe.run, operation.operationId, 'read.inconsistent');
  if (record[member] === rows) return;
  report(probe.run, operation, {
    check: 'read.inconsistent',
    place: `/${member}`,
    message: `${member} of the ${parent.name} is ${show(record[member])}, its list has ${rows}`,
  });
}

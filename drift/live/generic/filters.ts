/** Query parameters that choose or order rows, as their names say. */
import type { Operation, Parameter } from '../../core/contract.ts';
import { countOf, show } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import { comparisonOf, type Filter, fits, memberFor, valuesOf } from './comparison.ts';
import { checkBeside, checkPairs } from './filters-together.ts';
import type { Row } from './lists.ts';
import { plain, usual } from './names.ts';
import type { Params, Probe } from './probe.ts';
import { choicesOf, type List, type Resource } from './resources.ts';
import { allRows } from './rows.ts';
import { membersIn } from './schema.ts';

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
      const isRight = await checkFilter(probe, filter);
      filters.push(filter);
      if (isRight) await checkBeside(probe, filter);
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

const mostValues = 8;

/** @returns whether each value lets through what it says */
async function checkFilter(probe: Probe, filter: Filter): Promise<boolean> {
  const { run } = probe;
  const { list, params, parameter, member, all } = filter;
  const { operation } = list;
  const comparison = comparisonOf(probe, filter);
  if (!comparison) return false;
  const { own, choices, isExact, isNamed } = comparison;
  const present = [...new Set(all.flatMap((row) => valuesOf(row[member])))];
  const values = (choices.length > 0 ? choices : present).slice(0, mostValues);
  performed(run, operation.operationId, 'list.filter');
  const say = (message: string) => {
    report(run, operation, { check: 'list.filter', message, place: `?${parameter.name}`, contract: parameter.pointer });
    return false;
  };
  for (const value of values) {
    const sent = String(value);
    if (run.schemas.check(own, value).length > 0) continue;
    const rows = await allRows(probe, list, params, { query: { [parameter.name]: sent } });
    if (!rows) return false;
    const other = rows.find((row) => !fits(row, member, sent, isExact));
    if (other) return say(`?${parameter.name}=${sent} lets a row through whose ${member} is ${show(other[member])}`);
    const wanted = all.filter((row) => valuesOf(row[member]).map(String).includes(sent));
    const isFewer = !isNamed && rows.length < wanted.length;
    if (isFewer)
      return say(
        `?${parameter.name}=${sent} has ${countOf(rows.length, 'row')}, the whole list ${wanted.length} with this ${member}`,
      );
  }
  return true;
}

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
      message: `?${parameter.name}=${nonsense} finds ${countOf(rows.length, 'row')}, and no row has this word`,
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

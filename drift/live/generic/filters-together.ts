/** Filters beside others, with several values, and with pages. */
import { countOf, show } from '../../core/finding.ts';
import { report } from '../run.ts';
import { comparisonOf, type Filter, fits, valuesOf } from './comparison.ts';
import { type Row, rowsOf } from './lists.ts';
import { type Probe, roleFor, send } from './probe.ts';
import { extrasOf } from './requests.ts';
import { allRows } from './rows.ts';
import { limitsOf } from './sample.ts';
import { facetsOf } from './schema.ts';

const mostPairs = 6;

/** Two filters at once let through what both let through: with values that no row has together. */
export async function checkPairs(probe: Probe, filters: Filter[]): Promise<void> {
  const pairs = filters.flatMap((one, index) => filters.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of pairs.slice(0, mostPairs)) {
    const [first, second] = [comparisonOf(probe, one), comparisonOf(probe, other)];
    if (!first || !second || first.isNamed || second.isNamed || one.member === other.member) continue;
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

/** What a filter does that is right by itself: with several values, and with a small page. */
export async function checkBeside(probe: Probe, filter: Filter): Promise<void> {
  await checkSeveral(probe, filter);
  await checkSmallPage(probe, filter);
}

/** Values that rows have and the schema allows. */
function presentIn(probe: Probe, { all, member }: Filter, own: string): string[] {
  const values = new Set(all.flatMap((row) => valuesOf(row[member])));
  return [...values].filter((value) => probe.run.schemas.check(own, value).length === 0).map(String);
}

/** Several values let through what any of them does. */
async function checkSeveral(probe: Probe, filter: Filter): Promise<void> {
  const { list, params, parameter, member, all } = filter;
  const comparison = comparisonOf(probe, filter);
  const [first, second] = comparison?.isList && !comparison.isNamed ? presentIn(probe, filter, comparison.own) : [];
  if (first === undefined || second === undefined) return;
  const { explode, style = 'form' } = probe.contract.at(parameter.pointer).node;
  if (style !== 'form') return;
  // Each in a parameter of its own, unless the contract says otherwise (OpenAPI, Style Values).
  const value = (explode ?? true) ? [first, second] : `${first},${second}`;
  const rows = await allRows(probe, list, params, { query: { [parameter.name]: value } });
  if (!rows) return;
  const isOneOf = (row: Row) => [first, second].some((one) => fits(row, member, one, true));
  const other = rows.find((row) => !isOneOf(row));
  const wanted = all.filter(isOneOf).length;
  if (!other && rows.length >= wanted) return;
  const asked = `?${parameter.name} with ${show(first)} and ${show(second)}`;
  report(probe.run, list.operation, {
    check: 'list.filter',
    message: other
      ? `${asked} lets a row through whose ${member} is ${show(other[member])}`
      : `${asked} has ${countOf(rows.length, 'row')}, the whole list ${wanted} with one of them`,
    place: `?${parameter.name}`,
    contract: parameter.pointer,
  });
}

/** A page is one of the rows that the filter lets through. */
async function checkSmallPage(probe: Probe, filter: Filter): Promise<void> {
  const { list, params, parameter, member, all } = filter;
  const { operation, shape } = list;
  const comparison = comparisonOf(probe, filter);
  const as = roleFor(probe, operation);
  if (!shape.limit || !comparison || comparison.isNamed || !as) return;
  if (limitsOf(facetsOf(probe.contract, shape.limit.schema), true).least > 1) return;
  // One that the first rows of the whole list do not have.
  const late = presentIn(probe, filter, comparison.own).find(
    (one) => !all.slice(0, 1).some((row) => fits(row, member, one, false)),
  );
  if (late === undefined) return;
  const extras = extrasOf(probe, operation);
  const query = { ...extras.query, [parameter.name]: late, [shape.limit.name]: 1 };
  const result = await send(probe, operation, { as, params, ...extras, query });
  const rows = result && rowsOf(shape, result.body);
  if (!rows || rows.length > 0) return;
  report(probe.run, operation, {
    check: 'paging.size',
    message: `?${parameter.name}=${late}&${shape.limit.name}=1 has no row, and the list has rows whose ${member} is that`,
    place: `?${parameter.name}&${shape.limit.name}`,
    exchange: result.exchange,
    contract: parameter.pointer,
  });
}

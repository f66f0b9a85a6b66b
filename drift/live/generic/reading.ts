/** Lists and single records: rows, pages, ids of no record, wrong parameters. */
import type { Operation, Parameter } from '../../core/contract.ts';
import { countOf, show } from '../../core/finding.ts';
import { type Look, unlessChanged } from '../changed-list.ts';
import { performed, type RequestInput, report } from '../run.ts';
import { agree } from './compare.ts';
import { isPaged, type Row } from './lists.ts';
import { parametersIn } from './names.ts';
import { checkPages } from './pages.ts';
import { inputRefusals, must, mustRefuse, type Params, type Probe, refusalsOf, roleFor, send } from './probe.ts';
import { parentsOf } from './records.ts';
import { extrasOf, impossibleId } from './requests.ts';
import { type List, listsWith, type Resource, recordIn } from './resources.ts';
import { allRows } from './rows.ts';
import { limitsOf } from './sample.ts';
import { facetsOf, typesIn } from './schema.ts';

type Query = NonNullable<RequestInput['query']>;

/** Everything about a resource that only reads. */
export async function checkReading(probe: Probe, resource: Resource): Promise<void> {
  const params = (await parentsOf(probe, resource)) ?? {};
  for (const list of listsWith(resource, params))
    await unlessChanged(probe.run, (run) => checkList({ ...probe, run }, resource, list, params));
  const above = parametersIn(resource.address).slice(0, -1);
  if (above.every((name) => name in params)) await checkMissing(probe, resource, params);
}

async function checkList(probe: Probe, resource: Resource, list: List, params: Params): Promise<Look<void>> {
  const { operation, shape } = list;
  const as = roleFor(probe, operation);
  if (!as) {
    probe.run.skipped.set(operation.operationId, 'no role may');
    return { result: undefined, before: undefined, again: async () => undefined };
  }
  const base = { as, params, ...extrasOf(probe, operation) };
  const first = await must(probe, operation, base);
  const look = {
    result: undefined,
    before: first?.body,
    again: async () => (await send(probe, operation, base))?.body,
  };
  if (!first) return look;
  const rows = await allRows(probe, list, params);
  if (rows) {
    uniqueRows(probe, resource, operation, rows);
    await itemsAgree(probe, resource, operation, rows, params);
  }
  const ask = (query: Query) => must(probe, operation, { ...base, query: { ...base.query, ...query } });
  const peek = (query: Query) => send(probe, operation, { ...base, query: { ...base.query, ...query } });
  if (rows && isPaged(shape)) await checkPages(probe, resource, list, first, rows, { ask, peek });
  await wrongQueries(probe, operation, base);
  return look;
}

/** A record stands in a list once. */
function uniqueRows(probe: Probe, { idMember }: Resource, operation: Operation, rows: Row[]): void {
  if (idMember === undefined) return;
  performed(probe.run, operation.operationId, 'read.inconsistent');
  const ids = rows.map((row) => row[idMember]).filter((id) => id !== undefined);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return;
  report(probe.run, operation, {
    check: 'read.inconsistent',
    place: `/*/${idMember}`,
    message: `a record stands in the list more than once (${show(twice)}; ${countOf(rows.length, 'row')}, ${countOf(new Set(ids).size, 'record')})`,
  });
}

/** The first, a middle and the last row are what their own address returns. */
async function itemsAgree(
  probe: Probe,
  resource: Resource,
  operation: Operation,
  rows: Row[],
  params: Params,
): Promise<void> {
  const { read, idMember, idParameter } = resource;
  const as = read && roleFor(probe, read);
  if (!read || !as || idMember === undefined) return;
  const some = new Set([rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]);
  for (const row of some) {
    const id = row?.[idMember];
    if (typeof id !== 'string' && typeof id !== 'number') continue;
    const requested = { as, params: { ...params, [idParameter]: id }, ...extrasOf(probe, read) };
    const result = await must(probe, read, requested, { check: 'create.not-readable', why: 'for a row of its list' });
    const record = result && recordIn(resource, result.body);
    if (record && record[idMember] !== undefined && String(record[idMember]) !== String(id))
      report(probe.run, read, {
        check: 'read.inconsistent',
        place: `/${idMember}`,
        message: `the record of ${show(id)} says ${show(record[idMember])}`,
        exchange: result.exchange,
      });
    else agree(probe, operation, { one: record, other: row, where: 'in the list', place: '/*' });
  }
}

/** Query parameters out of their limits, where the operation promises to refuse them. */
export async function wrongQueries(probe: Probe, operation: Operation, base: RequestInput): Promise<void> {
  const refused = inputRefusals(operation);
  if (refused.length === 0) return;
  for (const parameter of operation.parameters.filter((one) => one.in === 'query')) {
    for (const value of wrongTexts(probe, parameter)) {
      const result = await send(probe, operation, { ...base, query: { ...base.query, [parameter.name]: value } });
      const isLimit = /limit|size|per_?page/i.test(parameter.name);
      mustRefuse(probe, operation, result, refused, {
        check: isLimit ? 'paging.max' : 'request.invalid-accepted',
        why: `for ?${parameter.name}=${value}`,
        place: `?${parameter.name}`,
        contract: parameter.pointer,
      });
    }
    if (!parameter.required) continue;
    const { [parameter.name]: _, ...query } = base.query ?? {};
    mustRefuse(probe, operation, await send(probe, operation, { ...base, query }), refused, {
      why: `without ?${parameter.name}`,
      place: `?${parameter.name}`,
      contract: parameter.pointer,
    });
  }
}

/** Texts that are no value of a parameter, each confirmed by its schema. */
export function wrongTexts({ contract, run }: Probe, { schema }: Parameter): string[] {
  const facets = facetsOf(contract, schema);
  const types = typesIn(contract, schema);
  const isNumber = types.includes('integer') || types.includes('number');
  const { least, most } = limitsOf(facets, types.includes('integer'));
  const numbers = [least - 1, most + 1].map(String);
  const texts = [
    ...(isNumber
      ? [
          'abc',
          ...(types.includes('integer') ? ['1.5'] : []),
          ...(facets.minimum !== undefined || facets.exclusiveMinimum !== undefined ? numbers.slice(0, 1) : []),
          ...(facets.maximum !== undefined || facets.exclusiveMaximum !== undefined ? numbers.slice(1) : []),
        ]
      : []),
    ...(types.includes('boolean') ? ['perhaps'] : []),
    ...(facets.enum ? ['contract-none'] : []),
    ...(['date', 'date-time', 'uuid'].includes(String(facets.format)) ? ['not of this form', '2026-02-30'] : []),
    ...(typeof facets.maxLength === 'number' && facets.maxLength < 2000 ? ['x'.repeat(facets.maxLength + 1)] : []),
  ];
  const meant = (text: string): unknown => (isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
  return texts.filter((text) => types[0] !== 'array' && run.schemas.check(schema, meant(text)).length > 0);
}

/** Ids of no record get 404, ids of another form are refused. */
async function checkMissing(probe: Probe, resource: Resource, params: Params): Promise<void> {
  const { read, idParameter } = resource;
  const as = read && roleFor(probe, read);
  const id = read && impossibleId(probe, resource, read);
  if (!read || !as || id === undefined) return;
  const base = { as, ...extrasOf(probe, read) };
  const missing = refusalsOf(read, [404, 410]);
  const wanted = missing.length > 0 ? missing : [400, 404, 410, 422];
  const result = await send(probe, read, { ...base, params: { ...params, [idParameter]: id } });
  mustRefuse(probe, read, result, wanted, {
    check: 'status.unexpected',
    why: 'for an id that no record has',
    place: 'missing',
  });
  const parameter = read.parameters.find(({ in: where, name }) => where === 'path' && name === idParameter);
  if (!parameter) return;
  const refused = [...new Set([...inputRefusals(read), ...missing])];
  for (const text of refused.length === 0 ? [] : wrongTexts(probe, parameter)) {
    const answer = await send(probe, read, { ...base, params: { ...params, [idParameter]: text } });
    mustRefuse(probe, read, answer, refused, {
      why: `for {${idParameter}} = ${text}`,
      place: `{${idParameter}}`,
      contract: parameter.pointer,
    });
  }
}

/** What a contract tells at first sight: what `drift init` writes down, and says. */

import type { Contract, Operation, Parameter } from '../../core/contract.ts';
import { countOf } from '../../core/finding.ts';
import { isPaged, type ListShape, listShape } from './lists.ts';
import { lastParameter, plain, usual } from './names.ts';
import { needsToken, whoAmIOf } from './probe.ts';
import { resourcesOf } from './resources.ts';
import { itemsOf, membersIn, responseSchema, typesIn } from './schema.ts';
import type { ApiSettings } from './settings.ts';

export interface Survey {
  title: string;
  operations: number;
  /** Kinds of records, by their names in paths. */
  records: string[];
  /** What has to stand under `api:`, because it is not the usual or is not certain. */
  api: ApiSettings;
  /** How pages are asked for, a list each: `findExhibits by offset and limit`. */
  lists: string[];
  /** Which errors are declared, in words. */
  errors: string;
  /** Some operation asks for a token. */
  needsToken: boolean;
}

export function surveyOf(contract: Contract): Survey {
  const operations = [...contract.operations.values()];
  const { title = 'the contract' } = (contract.document.info ?? {}) as { title?: string };
  const api = settingsOf(contract, operations);
  return {
    title: `${title} ${contract.version}`.trim(),
    operations: operations.length,
    records: resourcesOf(contract, api).map(({ name }) => name),
    api,
    lists: operations.flatMap((operation) => {
      const shape = listShape(contract, operation, api);
      return shape && isPaged(shape) ? [`${operation.operationId} by ${namesOf(shape).join(' and ')}`] : [];
    }),
    errors: errorsOf(operations),
    needsToken: operations.some((operation) => needsToken(contract, operation)),
  };
}

const namesOf = ({ offset, page, cursor, limit }: ListShape): string[] =>
  [offset, page, cursor, limit].flatMap((one) => (one ? [one.name] : []));

function settingsOf(contract: Contract, operations: Operation[]): ApiSettings {
  const caller = whoAmIOf({ contract, api: {} }) ?? operations.find(isNamedCaller);
  const permissions = caller && permissionsOf(contract, caller);
  const needs = operations.map(needsKeyOf).find((key) => key !== undefined);
  const never = operations.filter(hasEffectOutside).map(({ operationId }) => operationId);
  const rows = unusualRows(contract, operations);
  const paging = unusualPaging(contract, operations, rows ?? {});
  return {
    ...(caller && { whoAmI: caller.operationId }),
    ...(permissions !== undefined && { permissions: `/${permissions}` }),
    ...(needs !== undefined && { needs }),
    ...(paging && { paging }),
    ...rows,
    ...(never.length > 0 && { never }),
  };
}

const callers =
  /^(get|read|show|fetch|find)?(me|my|whoami|myself|session|profile|currentuser|userinfo|loggedin(user)?)$/;

const isNamedCaller = ({ method, path, operationId }: Operation): boolean =>
  method === 'get' && !path.includes('{') && callers.test(plain(operationId));

function permissionsOf(contract: Contract, operation: Operation): string | undefined {
  const schema = responseSchema(operation);
  const members = schema === undefined ? [] : [...membersIn(contract, schema).keys()];
  for (const name of usual.permissions) {
    const found = members.find((member) => plain(member) === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The key of an operation that lists what it asks of the caller. */
const needsKeyOf = ({ node }: Operation): string | undefined =>
  Object.keys(node).find(
    (key) => /^x-(.*-)?(permissions?|scopes?|roles?|rights|authorities)$/i.test(key) && Array.isArray(node[key]),
  );

const outside = new Set(
  ['send', 'email', 'mail', 'invite', 'notify', 'sms', 'pay', 'charge', 'refund', 'checkout', 'publish'].map(plain),
);

/** Writes whose names say that somebody is written to, or charged. */
function hasEffectOutside({ method, operationId, reads }: Operation): boolean {
  const words = operationId.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[^a-z0-9]+/i);
  return !reads && method !== 'delete' && words.some((word) => outside.has(plain(word)));
}

const isNumber = (contract: Contract, { schema }: Parameter) =>
  typesIn(contract, schema).some((type) => type === 'integer' || type === 'number');

/** Names of page parameters that are none of the usual ones, where no list has those. */
function unusualPaging(contract: Contract, operations: Operation[], api: ApiSettings): ApiSettings['paging'] {
  const lists = operations.flatMap((operation) => {
    const shape = listShape(contract, operation, api);
    return shape ? [{ operation, shape }] : [];
  });
  if (lists.some(({ shape }) => isPaged(shape))) return undefined;
  const names = lists.flatMap(({ operation }) =>
    operation.parameters.filter((one) => one.in === 'query' && isNumber(contract, one)).map(({ name }) => name),
  );
  const like = (pattern: RegExp) => names.find((name) => pattern.test(name));
  const limit = like(/limit|size|per.?page|max|batch|rows|take|first|top/i);
  const offset = like(/offset|start|skip|begin|^from/i);
  const page = offset === undefined ? names.find((name) => name !== limit && /page/i.test(name)) : undefined;
  if (limit === undefined && offset === undefined && page === undefined) return undefined;
  return { ...(offset && { offset }), ...(page && { page }), ...(limit && { limit }) };
}

/** The one name that rows have beside a count, where no list has a usual one. */
function unusualRows(contract: Contract, operations: Operation[]): Pick<ApiSettings, 'rows' | 'total'> | undefined {
  const isList = (one: Operation) => one.method === 'get' && lastParameter(one.path) === undefined;
  const wrapped = operations.filter((one) => isList(one) && listShape(contract, one, {}) === undefined);
  const found = wrapped.flatMap((operation) => {
    const schema = responseSchema(operation);
    const members = schema === undefined ? [] : [...membersIn(contract, schema)];
    const rows = members.filter(([, one]) => {
      const items = typesIn(contract, one).includes('array') ? itemsOf(contract, one) : undefined;
      return items !== undefined && typesIn(contract, items).includes('object');
    });
    const counts = members.filter(([, one]) => typesIn(contract, one).includes('integer'));
    return rows.length === 1 && rows[0] ? [{ rows: rows[0][0], total: counts.length === 1 ? counts[0]?.[0] : '' }] : [];
  });
  const [first] = found;
  const hasUsual = operations.some((one) => (listShape(contract, one, {})?.path.length ?? 0) > 0);
  if (!first || hasUsual || found.some(({ rows }) => rows !== first.rows)) return undefined;
  return { rows: first.rows, ...(first.total && { total: first.total }) };
}

const problem = 'application/problem+json';

function errorsOf(operations: Operation[]): string {
  const typesOf = ({ responses, ranges }: Operation) =>
    [
      ...[...responses.values()].filter(({ status }) => status >= 400),
      ...[...ranges].flatMap(([name, response]) => (/^(4XX|5XX|default)$/.test(name) ? [response] : [])),
    ].flatMap(({ media }) => media.map(({ type }) => type));
  const all = operations.map(typesOf);
  const problems = all.filter((types) => types.includes(problem)).length;
  if (problems > 0)
    return `problem documents (${problem}) at ${problems} of ${countOf(operations.length, 'operation')}`;
  const [other] = all.flat();
  return other === undefined ? 'no operation declares a body for its errors' : `errors as ${other}`;
}

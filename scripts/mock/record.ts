/** What a write makes of a record: body, ids, times and names, as the contract's examples do it. */
import type { Contract, Json } from '../../drift/core/contract.ts';
import { branchesOf } from '../../drift/core/visit-value.ts';
import type { Caller } from './access.ts';
import { propertyIn } from './attributes.ts';
import type { Facts } from './facts.ts';
import { copyOf, put, same } from './parts.ts';
import {
  capital,
  formatOf,
  isNullable,
  type Params,
  propertiesOf,
  propertyOf,
  type Row,
  type Shape,
} from './shapes.ts';

export interface Sent {
  shape: Shape;
  params: Params;
  body: unknown;
  caller: Caller;
  now: string;
}

/** A new record: the example of the response, with what was sent and what the server adds to it. */
export function made(contract: Contract, facts: Facts, sent: Sent, schema: string, orderId: number | undefined): Row {
  const { shape, params, body, caller, now } = sent;
  const example = closest(shape, body) as Row;
  const row = copyOf(example);
  const members = bodyMembers(contract, shape);
  const users = usersIn(contract, schema);
  const own = facts.own(schema);
  for (const name of propertiesOf(contract, schema)) {
    const property = propertyOf(contract, schema, name) ?? '';
    const value = row[name];
    // a body may name the record that the new one is made from
    if (name === 'Id') row[name] = facts.nextId(own[0]?.of ?? '');
    else if (members.includes(name)) {
      const given = stored(contract, shape, name, (body as Row)[name]);
      if (given !== undefined) row[name] = given;
      else if (isNullable(contract, property) && name in row) row[name] = null;
    } else if (value !== null && formatOf(contract, property) === 'date-time') row[name] = now;
    else if (users.includes(name) && value !== null) row[name] = caller.Id;
    else if (/(?:By|Author)Name$/.test(name) && value !== null) row[name] = caller.FullName;
    else if (name === 'OrderId' && orderId !== undefined) row[name] = orderId;
  }
  for (const [to, from] of namedOtherwise(contract, shape, schema)) row[to] = copyOf((body as Row)[from]);
  for (const { says } of own) {
    for (const [meaning, name] of Object.entries(shape.meanings)) {
      const ref = says[`${capital(meaning)}Id`] && propertyIn(says[`${capital(meaning)}Id`] ?? '');
      if (ref && row[ref] !== undefined && params[name] !== undefined) row[ref] = params[name];
    }
  }
  facts.fillReferences(
    { shape, params, body: row, userId: caller.Id },
    { shape, params: shape.params, body: copyOf(example), userId: caller.Id },
  );
  return row;
}

/** The example whose body is most like what was sent. */
function closest(shape: Shape, body: unknown): Json {
  const bodies = bodyExamples(shape);
  const likeness = (index: number) =>
    Object.entries((bodies[index] ?? {}) as Row).filter(([name, value]) => same(value, (body as Row)[name])).length;
  const indexes = shape.examples.map((_, index) => index);
  const best = indexes.sort((a, b) => likeness(b) - likeness(a))[0] ?? 0;
  return shape.examples[best] ?? null;
}

export const jsonBody = ({ operation }: Shape) => operation.body?.media.find(({ type }) => type === 'application/json');
const bodyExamples = (shape: Shape): Json[] => Object.values(jsonBody(shape)?.examples ?? {});

/** Members of the body that the write reads (`x-not-read`). */
export const bodyMembers = (contract: Contract, shape: Shape): string[] => {
  const schema = jsonBody(shape)?.schema;
  if (!schema) return [];
  return branchesOf(contract, schema).flatMap(({ node }) => {
    const properties = Object.entries((node.properties ?? {}) as Record<string, Row>);
    return properties.filter(([, property]) => !property['x-not-read']).map(([name]) => name);
  });
};

/** A text as it is stored (`x-stored`). */
function stored(contract: Contract, shape: Shape, name: string, value: unknown): unknown {
  const property = propertyOf(contract, jsonBody(shape)?.schema ?? '', name);
  if (typeof value !== 'string' || !property) return copyOf(value);
  const how = branchesOf(contract, property).flatMap(({ node }) => (node['x-stored'] ?? []) as string[]);
  const trimmed = how.includes('trimmed') ? value.trim() : value;
  const composed = how.includes('composed') ? trimmed.normalize('NFC') : trimmed;
  return how.includes('empty-is-null') && composed === '' ? null : composed;
}

/** Properties that are the id of a user, by what the schema states. */
function usersIn(contract: Contract, schema: string): string[] {
  type Says = { of: string; id: unknown; says: Row };
  const statements = branchesOf(contract, schema).flatMap(({ node }) => (node['x-statements'] ?? []) as Says[]);
  const ids = statements.flatMap(({ of, id }) => (of === 'user' && typeof id === 'string' ? [id] : []));
  // AuthorId and CreatedBy state the same of a comment
  const attributes = statements.flatMap(({ says }) => Object.entries(says));
  const alike = attributes.filter(([attribute]) =>
    attributes.some(([one, ref]) => one === attribute && ids.includes(String(ref))),
  );
  return [...new Set([...ids, ...alike.map(([, ref]) => String(ref))])];
}

/** Members of a body that the response has by another name: in every example both hold the same. */
function namedOtherwise(contract: Contract, shape: Shape, schema: string): [to: string, from: string][] {
  const bodies = bodyExamples(shape) as Row[];
  const rest = propertiesOf(contract, schema).filter((name) => !bodyMembers(contract, shape).includes(name));
  const isAlike = (to: string, from: string) =>
    bodies.length > 1 && bodies.every((one, index) => from in one && same(one[from], at(shape.examples[index], to)));
  return bodyMembers(contract, shape)
    .filter((name) => !propertiesOf(contract, schema).includes(name))
    .flatMap((from) => rest.filter((to) => isAlike(to, from)).map((to): [string, string] => [to, from]));
}

const at = (value: unknown, name: string) => (value as Row | null | undefined)?.[name];

/** A record after a change: what was sent, the next version, and what the server sets. */
export function changed(contract: Contract, facts: Facts, sent: Sent, current: Row, before: unknown): Row {
  const { shape, params, body, caller, now } = sent;
  const row = copyOf(current);
  const example = shape.examples[0] as Row;
  for (const name of body === undefined ? [] : bodyMembers(contract, shape)) {
    const value = stored(contract, shape, name, (body as Row)[name]);
    if (name === 'Version' || value === undefined || !(name in example)) continue;
    row[name] = Array.isArray(value) && Array.isArray(row[name]) ? mergedRows(row[name], value) : value;
  }
  const isSame = body !== undefined && same(row, current);
  for (const name of isSame ? [] : timesSet(contract, shape, before)) {
    row[name] = now;
    const by = personBeside(name);
    if (by !== name && by in row) row[by] = caller.FullName;
  }
  for (const name of isSame ? [] : membersTold(contract, shape, before)) put(row, name, example[name]);
  if (!isSame && typeof current.Version === 'number') row.Version = current.Version + 1;
  facts.fillReferences(
    { shape, params, body: row, userId: caller.Id },
    { shape, params, body: copyOf(current), userId: caller.Id },
  );
  return row;
}

/** Members of a record that a change may set, whatever is sent. */
export const membersSet = (contract: Contract, shape: Shape, before: unknown): string[] => [
  ...bodyMembers(contract, shape).filter((name) => name in (shape.examples[0] as Row)),
  ...timesSet(contract, shape, before).flatMap((name) => [name, personBeside(name)]),
  ...membersTold(contract, shape, before),
  'Version',
];

/**
 * Those that the example has otherwise than the reads, though nobody sends them; what these lack is
 * not known.
 */
function differing(contract: Contract, shape: Shape, before: unknown): string[] {
  const shown = before as Row | undefined;
  const others = Object.entries(shape.examples[0] as Row).filter(
    ([name, value]) => shown?.[name] !== undefined && !same(value, shown[name]),
  );
  return others.map(([name]) => name).filter((name) => !bodyMembers(contract, shape).includes(name));
}

const isTime = (contract: Contract, { schema, examples }: Shape, name: string): boolean => {
  const property = propertyOf(contract, schema ?? '', name);
  return property !== undefined && at(examples[0], name) !== null && formatOf(contract, property) === 'date-time';
};

/** Those that the example has otherwise and that are its latest; earlier are of another write. */
function timesSet(contract: Contract, shape: Shape, before: unknown): string[] {
  const example = shape.examples[0] as Row;
  const timeOf = (name: string) => Date.parse(String(example[name]));
  const latest = Math.max(
    ...Object.keys(example)
      .filter((name) => isTime(contract, shape, name))
      .map(timeOf),
  );
  const isLatest = (name: string) => isTime(contract, shape, name) && timeOf(name) === latest;
  return differing(contract, shape, before).filter(isLatest);
}

/** RatingLastUpdatedByName stands beside RatingLastUpdatedOn. */
const personBeside = (time: string): string => time.replace(/On$/, 'ByName');

/** Without a body the example alone says what the call changes. */
function membersTold(contract: Contract, shape: Shape, before: unknown): string[] {
  if (shape.operation.body || at(before, 'Id') !== at(shape.examples[0], 'Id')) return [];
  return differing(contract, shape, before).filter(
    (name) => name !== 'Id' && name !== 'Version' && !isTime(contract, shape, name),
  );
}

/** Rows that are sent replace those of their first property; what is not sent stays. */
function mergedRows(old: unknown[], sent: unknown[]): unknown[] {
  const [first] = [...sent, ...old];
  const key = typeof first === 'object' && first !== null && !('Id' in first) ? Object.keys(first)[0] : undefined;
  if (!key || !old.every((one) => at(one, key) !== undefined)) return sent;
  return old.map((one) => sent.find((other) => at(other, key) === at(one, key)) ?? one);
}

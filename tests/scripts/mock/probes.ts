/**
 * Calls of a write that show which reads it changes: its examples, its examples with one member
 * changed, and what the reads show of other records, changed as well.
 */
import type { Contract } from '../../../drift/core/contract.ts';
import { branchesOf } from '../../../drift/core/visit-value.ts';
import { Facts } from '../../../scripts/mock/facts.ts';
import { bodyMembers } from '../../../scripts/mock/record.ts';
import { inOrder, type Params, propertyOf, type Row, type Shape } from '../../../scripts/mock/shapes.ts';

export interface Probe {
  params: Params;
  body: Row | undefined;
}

/** Without a version, which is not compared then. */
const unversioned = ({ Version: _, ...body }: Row): Row => body;

const media = ({ operation }: Shape) => operation.body?.media.find(({ type }) => type === 'application/json');

/** The calls that the contract's examples are of. */
export const exampleCalls = (write: Shape): Probe[] => {
  const bodies = Object.values(media(write)?.examples ?? {}) as Row[];
  const { params } = write;
  return bodies.length > 0
    ? bodies.map((body) => ({ params, body: unversioned(body) }))
    : [{ params, body: undefined }];
};

/** Other calls of it, those of other records last. */
export function* otherCalls(contract: Contract, shapes: Map<string, Shape>, write: Shape): Generator<Probe> {
  const facts = new Facts(contract);
  const reads = [...shapes.values()].filter(({ operation }) => operation.reads);
  for (const shape of reads)
    for (const body of shape.examples) facts.learn({ shape, params: shape.params, body, userId: 1 });
  for (const call of exampleCalls(write)) {
    yield* varied(contract, facts, write, call);
    yield fullest(reads, call);
  }
  yield* once(contract, facts, reads, write);
  for (const params of addresses(write, facts)) {
    const shown = records(reads, write);
    const bodies = shown.length > 0 ? shown : exampleCalls(write).map(({ body }) => body);
    for (const row of bodies) {
      const [example] = exampleCalls(write);
      const body = row && example?.body && { ...example.body, ...known(contract, write, row) };
      yield { params, body };
      yield* varied(contract, facts, write, { params, body });
    }
  }
}

/** Each record changed once, in its first member that has another value: what shows one of them shows it by then. */
function* once(contract: Contract, facts: Facts, reads: Shape[], write: Shape): Generator<Probe> {
  const [example] = exampleCalls(write);
  for (const params of addresses(write, facts)) {
    const row = records(reads, write).find(({ Id }) => Id === Object.values(params).at(-1)) ?? {};
    const body = example?.body && { ...example.body, ...known(contract, write, row) };
    const [call] = varied(contract, facts, write, { params, body });
    if (call) yield call;
  }
}

/** What a record has of the members of the write's body. */
const known = (contract: Contract, write: Shape, row: Row): Row =>
  Object.fromEntries(
    bodyMembers(contract, write).flatMap((name) => (name in row && name !== 'Version' ? [[name, row[name]]] : [])),
  );

/** Addresses of known records, by the kinds that the contract says of them. */
function addresses({ params, meanings, ...write }: Shape, facts: Facts): Params[] {
  const shape = { params, meanings, ...write };
  const { edition, country, indicator } = meanings;
  const pairs = edition && country && indicator ? facts.idsOf('pair').map((ids) => ids.split(' ').map(Number)) : [];
  const ofPairs = pairs.map((ids) =>
    Object.fromEntries([edition, country, indicator].map((name, i) => [name, ids[i]])),
  );
  const [last] = Object.entries(meanings).slice(-1);
  const ofOne = last && pairs.length === 0 ? facts.idsOf(last[0]).map((id) => ({ [last[1]]: Number(id) })) : [];
  return [...ofPairs, ...ofOne].map((other) => inOrder(shape, { ...params, ...other } as Params));
}

/** Records that reads of the same address show in the form in which the write answers. */
function records(reads: Shape[], write: Shape): Row[] {
  return reads.flatMap(({ schema, lists, examples }) => {
    if (schema === write.schema) return examples.slice(0, 1) as Row[];
    const list = lists.find(({ item }) => item === write.schema);
    const [example] = examples as unknown[];
    return list ? (((list.pointer ? (example as Row)[list.pointer.slice(1)] : example) ?? []) as Row[]) : [];
  });
}

function* varied(contract: Contract, facts: Facts, write: Shape, { params, body }: Probe): Generator<Probe> {
  if (!body) return;
  for (const name of bodyMembers(contract, write)) {
    if (name === 'Id' || name === 'Version') continue;
    for (const value of [...others(contract, write, name, body[name]), ...otherIds(facts, write, name, body[name])])
      yield { params, body: { ...body, [name]: value } };
  }
}

/** Other records that a member may name: the milestone of an activity. */
function otherIds(facts: Facts, write: Shape, name: string, value: unknown): unknown[] {
  const says = facts.own(write.schema ?? '').flatMap((one) => Object.entries(one.says));
  const [, kind] = /^(\w+)Id$/.exec(says.find(([, ref]) => ref === name)?.[0] ?? '') ?? [];
  const ids = kind ? facts.idsOf(kind.charAt(0).toLowerCase() + kind.slice(1)).map(Number) : [];
  return ids.filter((id) => id !== value).slice(0, 2);
}

/** A call with every record of the examples that each list of ids may name. */
function fullest(reads: Shape[], { params, body }: Probe): Probe {
  const all = (name: string) => [
    ...new Set(reads.flatMap(({ examples }) => valuesOf(examples, name.replace(/s$/, '')))),
  ];
  const ids = Object.keys(body ?? {}).filter((name) => /Ids$/.test(name));
  return { params, body: { ...body, ...Object.fromEntries(ids.map((name) => [name, all(name)])) } };
}

/** Each value of a property, at whatever depth. */
function valuesOf(node: unknown, name: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === name ? [value] : valuesOf(value, name)));
}

/** Other values of a member: of its enumeration, or of its type. */
function others(contract: Contract, write: Shape, name: string, value: unknown): unknown[] {
  const property = propertyOf(contract, media(write)?.schema ?? '', name) ?? '';
  const node = Object.assign({}, ...branchesOf(contract, property).map((one) => one.node)) as Row;
  if (Array.isArray(node.enum)) return node.enum.filter((one) => one !== value);
  if (typeof value === 'boolean') return [!value];
  if (node.format === 'date') return ['2026-12-24', null];
  if ([node.type].flat().includes('string')) return [`${value ?? 'A text'} anew`];
  return [];
}

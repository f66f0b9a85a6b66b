/** A PUT replaces the record: what its body leaves out does not stay (RFC 9110, section 9.3.4). */
import type { Operation } from '../../core/contract.ts';
import { performed, report } from '../run.ts';
import { bodyOf } from './changes.ts';
import { isSame } from './compare.ts';
import type { Row } from './lists.ts';
import { isSuccess, type Probe, roleFor, send } from './probe.ts';
import { type Own, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import { facetsOf, isKey, membersIn, requestSchema, requiredIn } from './schema.ts';
import { faultsOf } from './variations.ts';

/** Words by which a contract says that what is left out stays. */
const stays =
  /(left out|omitted|absent|missing|not (sent|given|present|supplied|provided))[^.]*\b(stay|keep|kept|remain|unchanged|untouched|as (it|they) (was|were|is|are))|\b(stay|keep|remain|unchanged|untouched)[^.]*(left out|omitted|absent|missing|not (sent|given|present|supplied|provided))|partial|merge/i;

const wordsOf = (probe: Probe, operation: Operation, schema: string): string =>
  [
    operation.node,
    facetsOf(probe.contract, schema),
    ...members(probe, schema).map(([, at]) => facetsOf(probe.contract, at)),
  ]
    .map(({ summary = '', description = '' }) => `${summary}. ${description}`)
    .join('. ');

const members = (probe: Probe, schema: string) => [...membersIn(probe.contract, schema)];

/** What a server may well put in place of what is left out. */
const isEmpty = (value: unknown): boolean =>
  [undefined, null, false, 0, ''].includes(value as null) || (Array.isArray(value) && value.length === 0);

/** Replaces a full record by what a body needs, and looks which other members are still there. */
export async function checkReplaced(probe: Probe, operation: Operation, own: Own): Promise<void> {
  const schema = requestSchema(operation) ?? '';
  const as = roleFor(probe, operation);
  if (!as || stays.test(wordsOf(probe, operation, schema))) return;
  const put = async (choose: (body: Row) => Row) => {
    const made = await bodyOf(probe, operation, own, true);
    if (!made) return undefined;
    const json = choose(made.body);
    if (faultsOf(probe.contract, probe.run.schemas, schema, json).length > 0) return undefined;
    const result = await send(probe, operation, {
      as,
      params: own.params,
      json,
      ...extrasOf(probe, operation, made.etag),
    });
    return result && isSuccess(result) ? { json, exchange: result.exchange } : undefined;
  };
  const whole = await put((body) => body);
  const before = whole && (await readOwn(probe, own));
  if (!whole || !before) return;
  const full = whole.json;
  const { create } = own.resource;
  // What a record is not made without cannot be taken away, where a PUT may leave it out.
  const needed = new Set([
    ...requiredIn(probe.contract, schema),
    ...requiredIn(probe.contract, (create && requestSchema(create)) ?? schema),
  ]);
  const isFixed = (name: string) =>
    // A key of the server's own stays, also where the address is made of a name.
    needed.has(name) || name === own.resource.idMember || isKey(name) || /version|revision|etag/i.test(name);
  const same = (pointer: string | undefined, one: unknown, other: unknown) =>
    isSame(probe.contract, pointer, one, other);
  const pointers = membersIn(probe.contract, schema);
  const out = Object.keys(full).filter((name) => {
    const value = before.record[name];
    const { default: usual } = facetsOf(probe.contract, pointers.get(name) ?? schema);
    return (
      !isFixed(name) && !isEmpty(value) && same(pointers.get(name), full[name], value) && !same(undefined, usual, value)
    );
  });
  if (out.length === 0) return;
  const sent = await put((body) => Object.fromEntries(Object.entries(body).filter(([name]) => !out.includes(name))));
  const after = sent && (await readOwn(probe, own));
  performed(probe.run, operation.operationId, 'write.changed');
  if (!sent || !after) return;
  const kept = out.filter((name) => same(pointers.get(name), before.record[name], after.record[name]));
  if (kept.length === 0) return;
  report(probe.run, operation, {
    check: 'write.changed',
    place: 'left out',
    message: `${kept.join(', ')} ${kept.length === 1 ? 'stays' : 'stay'} as before where the body leaves ${kept.length === 1 ? 'it' : 'them'} out: a PUT replaces the whole record`,
    exchange: sent.exchange,
  });
}

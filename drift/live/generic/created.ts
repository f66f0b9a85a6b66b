/** What a creation returned, where it led, and what the record's own address says. */
import { jsonOf } from '../../core/exchange.ts';
import { show } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import { agree, hold } from './compare.ts';
import { checkLinksOf } from './links.ts';
import type { Row } from './lists.ts';
import type { Probe } from './probe.ts';
import { type Own, readOwn } from './records.ts';
import { holdsEvery, type Resource, recordIn } from './resources.ts';
import { allRows } from './rows.ts';
import { facetsOf, isReadOnly, isWriteOnly, membersIn, requestSchema } from './schema.ts';

/** What the creation returned, where it led, and what the record's own address says. */
export async function checkCreated(probe: Probe, own: Own): Promise<void> {
  const { resource, sent, record, created } = own;
  const { create } = resource;
  if (!create) return;
  const { exchange } = created;
  hold(probe, { operation: create, where: 'in the answer', sent, got: record, schema: resource.schema, exchange });
  await checkLocation(probe, own);
  await checkLinksOf(probe, create, created, own.parents);
  if (record) madeNow(probe, own, record);
  const again = await readOwn(probe, own, { check: 'create.not-readable', why: 'for what was just created' });
  if (!again) return;
  hold(probe, {
    operation: create,
    where: 'when it is read',
    sent,
    got: again.record,
    schema: resource.schema,
    exchange,
  });
  if (resource.read)
    agree(probe, resource.read, {
      one: record,
      other: again.record,
      where: 'when it is read',
      exchange: again.result.exchange,
    });
  secrets(probe, own, again.record);
  await madeOnce(probe, own);
}

/** No other row of the list has the texts that only this record was given. */
async function madeOnce(probe: Probe, { resource, params, parents, sent }: Own): Promise<void> {
  const { create, idMember, idParameter, lists } = resource;
  const list = lists.find((one) => holdsEvery(resource, one));
  const { runId } = probe.run.options;
  const texts = Object.entries(sent).filter(([, value]) => typeof value === 'string' && value.includes(`${runId}-`));
  if (!create || !list || idMember === undefined || texts.length === 0) return;
  const rows = await allRows(probe, list, parents);
  performed(probe.run, create.operationId, 'write.side-effect');
  const own = String(params[idParameter]);
  const twin = rows?.find(
    (row) => String(row[idMember]) !== own && texts.every(([name, value]) => row[name] === value),
  );
  if (twin)
    report(probe.run, create, {
      check: 'write.side-effect',
      place: 'twice',
      message: `one creation made two records: ${idMember} ${show(params[idParameter])} and ${show(twin[idMember])}`,
    });
}

/** A Location that is declared leads to the record. */
async function checkLocation(probe: Probe, { resource, as, created, params }: Own): Promise<void> {
  const location = created.exchange.headers.get('location');
  const { create, read } = resource;
  if (!create || !read || !location) return;
  const own = new URL(created.exchange.url);
  const address = new URL(location, own);
  const { pathname: base } = own;
  const isBelow = address.pathname.startsWith(base.slice(0, base.length - create.path.length));
  const isKnown = isBelow || probe.contract.match('get', address.pathname) !== undefined;
  // The token is for this server alone.
  const result =
    isKnown && address.origin === own.origin
      ? await probe.run.target.send('get', address.href, { token: as.token }).catch(() => undefined)
      : undefined;
  performed(probe.run, create.operationId, 'create.not-readable');
  if (!result) return;
  const say = (message: string) =>
    report(probe.run, create, {
      check: 'create.not-readable',
      place: 'header Location',
      message: `the Location ${location} ${message}`,
      exchange: created.exchange,
    });
  if (result.status >= 400) return say(`answers ${result.status}`);
  const { idMember, idParameter } = resource;
  const id = idMember === undefined ? undefined : params[idParameter];
  const there = recordIn(resource, jsonOf(result))?.[idMember ?? ''];
  if (id === undefined || (there === undefined && address.pathname !== own.pathname)) return;
  if (String(there) !== String(id)) say(`is not that of what was created, whose ${idMember} is ${show(id)}`);
}

const clockSkew = 10 * 60_000;

/** What the server dates at the creation is now: a local time written as UTC is hours away. */
function madeNow(probe: Probe, { resource, created }: Own, record: Row): void {
  const { schema, create } = resource;
  if (!schema || !create) return;
  const clock = Date.parse(created.exchange.headers.get('date') ?? '') || Date.now();
  for (const [name, pointer] of membersIn(probe.contract, schema)) {
    const value = record[name];
    if (!/^(date)?_?creat|_?created/i.test(name) || facetsOf(probe.contract, pointer).format !== 'date-time') continue;
    if (typeof value !== 'string' || !isReadOnlyOrUnsent(probe, resource, name, pointer)) continue;
    performed(probe.run, create.operationId, 'write.changed');
    if (Number.isNaN(Date.parse(value)) || Math.abs(Date.parse(value) - clock) <= clockSkew) continue;
    report(probe.run, create, {
      check: 'write.changed',
      place: `/${name}`,
      message: `${name} is ${show(value)}, and it was created at ${new Date(clock).toISOString()}`,
      exchange: created.exchange,
      contract: pointer,
    });
  }
}

function isReadOnlyOrUnsent(probe: Probe, { create }: Resource, name: string, pointer: string): boolean {
  const schema = create && requestSchema(create);
  return isReadOnly(probe.contract, pointer) || !schema || !membersIn(probe.contract, schema).has(name);
}

/** What is only written is never returned. */
function secrets(probe: Probe, { resource }: Own, record: Row): void {
  const { schema, read } = resource;
  if (!schema || !read) return;
  for (const [name, pointer] of membersIn(probe.contract, schema))
    if (isWriteOnly(probe.contract, pointer) && name in record)
      report(probe.run, read, {
        check: 'body.schema',
        place: `/${name}`,
        message: `${name} is only written, and was returned`,
        contract: pointer,
      });
}

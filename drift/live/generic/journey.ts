/**
 * One journey for the records of a resource, read off the contract: create, read, find in lists,
 * change, be refused, delete, be gone.
 */
import { show } from '../../core/finding.ts';
import { performed, report } from '../run.ts';
import { checkWithoutRight } from './access.ts';
import { changeRecord, refuseChanges } from './changes.ts';
import { agree, hold, isSame } from './compare.ts';
import { checkDuplicate, checkIdempotency, checkStale } from './conflicts.ts';
import { checkCounts } from './filters.ts';
import { isPaged, type Row, totalOf } from './lists.ts';
import { any, inputRefusals, isAllowed, isSuccess, must, mustRefuse, type Probe, refusalsOf, roleFor, send } from './probe.ts';
import { allRows, bodyMaker, extrasOf, isMakeable, keptOf, make, optionsFor, type Own, ownOf, parentsOf, readOwn } from './records.ts';
import type { Resource } from './resources.ts';
import { facetsOf, isReadOnly, isWriteOnly, membersIn } from './schema.ts';
import { type Variation, variationsOf, withMember, wrongBodies } from './variations.ts';

/** @returns why the resource could not be tried */
export async function checkJourney(probe: Probe, resource: Resource): Promise<string | undefined> {
  const { create, remove } = resource;
  if (!create) return 'no operation creates its record';
  if (!isMakeable(probe, resource))
    return remove ? 'not allowed by the configuration' : `no operation deletes a ${resource.name} again: --mode all --disposable`;
  const totalBefore = await totalsOf(probe, resource);
  const own = await make(probe, resource);
  if (!own) return 'no record could be created';
  await checkCreated(probe, own);
  await checkTotals(probe, resource, totalBefore);
  await checkListed(probe, own);
  const other = await make(probe, resource);
  await checkBeside(probe, own, other);
  if (probe.run.options.runs > 0) {
    await varyCreation(probe, resource);
    await refuseCreation(probe, resource);
  }
  await checkDuplicate(probe, own);
  await checkIdempotency(probe, resource);
  await checkElsewhere(probe, own);
  await changeRecord(probe, own, other);
  if (probe.run.options.runs > 0) await refuseChanges(probe, own);
  await checkStale(probe, own);
  await checkWithoutRight(probe, own);
  return undefined;
}

/** What the creation returned, where it led, and what the record's own address says. */
async function checkCreated(probe: Probe, own: Own): Promise<void> {
  const { resource, sent, record, created } = own;
  const { create } = resource;
  if (!create) return;
  const { exchange } = created;
  hold(probe, { operation: create, where: 'in the answer', sent, got: record, schema: resource.schema, exchange });
  await checkLocation(probe, own);
  if (record) madeNow(probe, own, record);
  const again = await readOwn(probe, own, { check: 'create.not-readable', why: 'for what was just created' });
  if (!again) return;
  hold(probe, { operation: create, where: 'when it is read', sent, got: again.record, schema: resource.schema, exchange });
  if (resource.read) agree(probe, resource.read, { one: record, other: again.record, where: 'when it is read', exchange: again.result.exchange });
  secrets(probe, own, again.record);
}

/** A Location that is declared leads to the record. */
async function checkLocation(probe: Probe, { resource, as, created }: Own): Promise<void> {
  const location = created.exchange.headers.get('location');
  const { create, read } = resource;
  if (!create || !read || !location) return;
  const { pathname } = new URL(location, created.exchange.url);
  const found = probe.contract.match('get', pathname);
  const base = new URL(created.exchange.url).pathname;
  const isRelated = pathname.startsWith(base.slice(0, base.length - create.path.length)) || found !== undefined;
  const result = isRelated ? await probe.run.target.send('get', new URL(location, created.exchange.url).href, { token: as.token }).catch(() => undefined) : undefined;
  performed(probe.run, create.operationId, 'create.not-readable');
  if (!result || result.status < 400) return;
  report(probe.run, create, {
    check: 'create.not-readable',
    place: 'header Location',
    message: `the Location ${location} answers ${result.status}`,
    exchange: created.exchange,
  });
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
  const schema = create?.body?.media[0]?.schema;
  return isReadOnly(probe.contract, pointer) || !schema || !membersIn(probe.contract, schema).has(name);
}

/** What is only written is never returned. */
function secrets(probe: Probe, { resource }: Own, record: Row): void {
  const { schema, read } = resource;
  if (!schema || !read) return;
  for (const [name, pointer] of membersIn(probe.contract, schema))
    if (isWriteOnly(probe.contract, pointer) && name in record)
      report(probe.run, read, { check: 'body.schema', place: `/${name}`, message: `${name} is only written, and was returned`, contract: pointer });
}

async function totalsOf(probe: Probe, resource: Resource): Promise<number | undefined> {
  const [list] = resource.lists;
  const params = await parentsOf(probe, resource);
  const as = list && roleFor(probe, list.operation);
  if (!list || !as || !params) return undefined;
  const result = await must(probe, list.operation, { as, params, ...extrasOf(probe, list.operation) });
  return result && totalOf(list.shape, result.body, result.exchange.headers);
}

/** A record more is counted. */
async function checkTotals(probe: Probe, resource: Resource, before: number | undefined): Promise<void> {
  const [list] = resource.lists;
  const after = before === undefined ? undefined : await totalsOf(probe, resource);
  if (!list || before === undefined || after === undefined) return;
  performed(probe.run, list.operation.operationId, 'paging.count');
  if (after > before) return;
  report(probe.run, list.operation, {
    check: 'paging.count',
    place: `/${list.shape.total ?? 'header X-Total-Count'}`,
    message: `a record more was created, and ${list.shape.total ?? 'X-Total-Count'} went from ${before} to ${after}`,
  });
}

/** The list has the record, and says of it what its own address says. */
async function checkListed(probe: Probe, own: Own): Promise<void> {
  const { resource, params } = own;
  const { lists, idMember, idParameter } = resource;
  const [list] = lists;
  if (!list || idMember === undefined || list.operation.path !== resource.collection) return;
  const rows = await allRows(probe, list, params);
  if (!rows) return;
  const row = rows.find((one) => String(one[idMember]) === String(params[idParameter]));
  performed(probe.run, list.operation.operationId, 'create.not-readable');
  if (!row) {
    if (isPaged(list.shape) && rows.length >= 500) return;
    report(probe.run, list.operation, { check: 'create.not-readable', message: `the list lacks the ${resource.name} that was just created (${rows.length} rows)` });
    return;
  }
  const again = await readOwn(probe, own);
  agree(probe, list.operation, { one: again?.record ?? own.record, other: row, where: 'in the list', place: '/*' });
  hold(probe, { operation: list.operation, where: 'in the list', sent: own.sent, got: row, schema: list.shape.row });
}

/** Making another record leaves the first as it was. */
async function checkBeside(probe: Probe, own: Own, other: Own | undefined): Promise<void> {
  const { create, idMember } = own.resource;
  if (!create || !other) return;
  const [first, second] = [await readOwn(probe, own), await readOwn(probe, other)];
  const message = idMember !== undefined && first && second && isSame(probe.contract, undefined, first.record[idMember], second.record[idMember]);
  if (message) report(probe.run, create, { check: 'write.side-effect', place: `/${idMember}`, message: 'two records were created with one id' });
  if (first) hold(probe, { operation: create, where: 'after another was created', sent: own.sent, got: first.record, schema: own.resource.schema });
}

/** Right bodies of other kinds: many members at once, one by one where that is refused. */
async function varyCreation(probe: Probe, resource: Resource): Promise<void> {
  const { create } = resource;
  if (!create) return;
  const { schema, body, refer } = await bodyMaker(probe, resource, create);
  const kind = keptOf(probe).kind.get(resource) ?? 'full';
  const right = body(kind);
  if (!right) return;
  const all = variationsOf(probe.contract, probe.run.schemas, schema, right, { ...optionsFor(probe), refer });
  for (const round of rounds(all)) {
    const accepted = await tryVariations(probe, resource, round);
    if (accepted || round.length === 1) continue;
    for (const one of round) await tryVariations(probe, resource, [one]);
  }
}

/** Each member once in a round. */
export function rounds(all: Variation[]): Variation[][] {
  const found: Variation[][] = [];
  for (const one of all) {
    const free = found.find((round) => round.every(({ member }) => member !== one.member));
    if (free) free.push(one);
    else found.push([one]);
  }
  return found;
}

async function tryVariations(probe: Probe, resource: Resource, round: Variation[]): Promise<boolean> {
  const { create } = resource;
  const params = await parentsOf(probe, resource);
  const as = create && roleFor(probe, create);
  if (!create || !params || !as) return true;
  const { body } = await bodyMaker(probe, resource, create);
  const right = body(keptOf(probe).kind.get(resource) ?? 'full') ?? {};
  const sent = round.reduce((made, { member, value }) => withMember(made, member, value), right);
  const result = await send(probe, create, { as, params, json: sent, ...extrasOf(probe, create) });
  performed(probe.run, create.operationId, 'request.valid-rejected');
  if (!result) return true;
  if (!isSuccess(result)) {
    const [only] = round;
    if (round.length === 1 && only && [400, 422].includes(result.exchange.status))
      report(probe.run, create, {
        check: 'request.valid-rejected',
        place: `/${only.member}`,
        message: `${only.member}: ${only.what} is right by the schema, got ${result.exchange.status}`,
        exchange: result.exchange,
        seen: only.value,
      });
    return result.exchange.status >= 500;
  }
  const own = await ownOf(probe, resource, { params, as, sent, created: result });
  if (!own) return true;
  const got = { operation: create, sent, schema: resource.schema, exchange: result.exchange };
  hold(probe, { ...got, where: 'in the answer', got: own.record });
  hold(probe, { ...got, where: 'when it is read', got: (await readOwn(probe, own))?.record });
  defaults(probe, own, round);
  return true;
}

/** What is left out is the default that the contract declares. */
function defaults(probe: Probe, { resource, record, created }: Own, round: Variation[]): void {
  const { create } = resource;
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema || !record) return;
  for (const { member, value } of round.filter((one) => one.value === undefined)) {
    const { default: wanted } = facetsOf(probe.contract, membersIn(probe.contract, schema).get(member) ?? schema);
    if (wanted === undefined || value !== undefined || !(member in record) || isSame(probe.contract, undefined, wanted, record[member])) continue;
    report(probe.run, create, {
      check: 'write.changed',
      place: `/${member}`,
      message: `${member} left out is ${show(wanted)} by the contract, and became ${show(record[member])}`,
      exchange: created.exchange,
    });
  }
}

/** Bodies with one member wrong are refused, and leave nothing behind. */
async function refuseCreation(probe: Probe, resource: Resource): Promise<void> {
  const { create } = resource;
  const params = await parentsOf(probe, resource);
  const as = create && roleFor(probe, create);
  const refused = create ? inputRefusals(create) : [];
  if (!create || !params || !as || refused.length === 0) return;
  const { schema, body } = await bodyMaker(probe, resource, create);
  const right = body(keptOf(probe).kind.get(resource) ?? 'full');
  if (!right) return;
  for (const { member, value, fault } of wrongBodies(probe.contract, probe.run.schemas, schema, right)) {
    const sent = withMember(right, member, value);
    const result = await send(probe, create, { as, params, json: sent, ...extrasOf(probe, create) });
    const why = `for a body where ${fault.instance || 'the body'} ${fault.message}`;
    mustRefuse(probe, create, result, refused, { why, place: `/${member}`, contract: fault.contract });
    if (result && isSuccess(result)) await ownOf(probe, resource, { params, as, sent, created: result });
  }
  const broken = { text: JSON.stringify(right).slice(0, -1), headers: { 'content-type': 'application/json' } };
  for (const [requested, what] of [[broken, 'a text that is no JSON'], ...(create.body?.required ? [[{}, 'no body'] as const] : [])] as const) {
    const { headers, ...extras } = extrasOf(probe, create);
    const result = await send(probe, create, { as, params, ...extras, ...requested, headers: { ...headers, ...('headers' in requested ? requested.headers : {}) } });
    mustRefuse(probe, create, result, [...new Set([...refused, 400, 415, 422])], { why: `for ${what}`, place: what });
  }
}

/** A record of one parent is not that of another. */
async function checkElsewhere(probe: Probe, own: Own): Promise<void> {
  const { resource, params } = own;
  const name = resource.parents.at(-1);
  const parent = name === undefined ? undefined : probe.resources.find(({ idParameter, collection }) => idParameter === name && resource.collection.startsWith(`${collection}/{`));
  const { read } = resource;
  if (!parent || name === undefined || !read || !isMakeable(probe, parent)) return;
  const first = keptOf(probe).own.get(parent)?.find((one) => one.params[name] === params[name]);
  const second = await make(probe, parent);
  const as = roleFor(probe, read);
  if (!second || !as) return;
  const missing = refusalsOf(read, [404, 410]);
  const result = await send(probe, read, { as, params: { ...params, [name]: second.params[name] ?? '' }, ...extrasOf(probe, read) });
  if (missing.length > 0) mustRefuse(probe, read, result, missing, { check: 'status.unexpected', why: `for the ${resource.name} of another ${parent.name}`, place: 'elsewhere' });
  await countsOf(probe, parent, resource, [first, second]);
}

async function countsOf(probe: Probe, parent: Resource, child: Resource, owners: (Own | undefined)[]): Promise<void> {
  const [list] = child.lists;
  if (!list || !parent.read) return;
  for (const owner of owners) {
    const read = owner && (await readOwn(probe, owner));
    const rows = owner && (await allRows(probe, list, owner.params));
    if (read && rows) await checkCounts(probe, parent, child, { record: read.record, rows: rows.length, operation: parent.read });
  }
  const first = owners.find((owner) => owner !== undefined);
  const foreign = first && (await allRows(probe, list, owners.at(-1)?.params ?? {}));
  const { idMember, idParameter } = child;
  const mine = new Set((keptOf(probe).own.get(child) ?? []).map((one) => String(one.params[idParameter])));
  if (idMember !== undefined && foreign?.some((row) => mine.has(String(row[idMember]))))
    report(probe.run, list.operation, { check: 'list.filter', place: 'elsewhere', message: `the list of one ${parent.name} has a ${child.name} of another` });
}

/** Deleting is refused for what is not there, succeeds once, and takes the record out of everything. */
export async function checkDeletion(probe: Probe, resource: Resource): Promise<void> {
  const { remove, read, idMember, idParameter } = resource;
  if (!isAllowed(probe, remove)) return;
  const [own, other] = [await make(probe, resource), await make(probe, resource)];
  const as = roleFor(probe, remove);
  if (!own || !as) return;
  const etag = (await readOwn(probe, own))?.result.exchange.headers.get('etag') ?? null;
  const requested = { as, params: own.params, ...extrasOf(probe, remove, etag) };
  if (!(await must(probe, remove, requested))) return;
  performed(probe.run, remove.operationId, 'delete.not-deleted');
  const reader = read && roleFor(probe, read);
  if (read && reader) {
    const gone = await send(probe, read, { as: reader, params: own.params, ...extrasOf(probe, read) });
    if (gone && gone.exchange.status < 400)
      report(probe.run, remove, { check: 'delete.not-deleted', message: `it was deleted, and ${read.operationId} answers ${gone.exchange.status}`, exchange: gone.exchange });
    else mustRefuse(probe, read, gone, refusalsOf(read, [404, 410]).length > 0 ? refusalsOf(read, [404, 410]) : any, { check: 'status.unexpected', why: 'for what was deleted', place: 'deleted' });
  }
  for (const list of resource.lists.filter(({ operation }) => operation.path === resource.collection)) {
    const rows = await allRows(probe, list, own.params);
    if (idMember !== undefined && rows?.some((row) => String(row[idMember]) === String(own.params[idParameter])))
      report(probe.run, remove, { check: 'delete.not-deleted', place: 'list', message: `it was deleted, and ${list.operation.operationId} still has it` });
  }
  const second = await send(probe, remove, requested);
  const missing = refusalsOf(remove, [404, 410]);
  if (second && missing.length > 0) mustRefuse(probe, remove, second, [...missing, 204], { check: 'status.unexpected', why: 'for what was deleted before', place: 'deleted' });
  const left = other && (await readOwn(probe, other, { check: 'write.side-effect', why: 'for another record after a deletion', place: 'other' }));
  if (other && left) hold(probe, { operation: remove, where: 'after another was deleted', sent: other.sent, got: left.record, schema: resource.schema });
}

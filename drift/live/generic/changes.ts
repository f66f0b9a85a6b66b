/** Changes of a record: what is sent is stored, and nothing else moves. */
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../core/contract.ts';
import { performed, report } from '../run.ts';
import { agree, hold } from './compare.ts';
import { type Current, currentOf, versionIn } from './current.ts';
import type { Row } from './lists.ts';
import {
  inputRefusals,
  isAllowed,
  isSuccess,
  must,
  mustRefuse,
  type Params,
  type Probe,
  refusalsOf,
  roleFor,
  send,
} from './probe.ts';
import { bodyMaker, keptOf, type Own, optionsFor, readOwn } from './records.ts';
import { isRejected, requiredMembers } from './rejected.ts';
import { extrasOf, impossibleId, versionOf } from './requests.ts';
import { recordIn } from './resources.ts';
import { isKey, isReadOnly, membersIn, requestSchema } from './schema.ts';
import { rounds, variationsOf, withMember, wrongBodies } from './variations.ts';

const changesOf = (probe: Probe, { resource }: Own): Operation[] =>
  [resource.replace, resource.patch].filter((one) => isAllowed(probe, one));

/**
 * The path parameters of a change, and the id in its body where it stands there: another one would
 * give the record another address.
 */
function target(probe: Probe, operation: Operation, { resource, params }: Own): { params: Params; body: Row } {
  const { idParameter, idMember } = resource;
  const isInPath = operation.path.includes(`{${idParameter}}`);
  const pointer =
    idMember === undefined ? undefined : membersIn(probe.contract, requestSchema(operation) ?? '').get(idMember);
  const isAsked = !isInPath || (pointer !== undefined && !isReadOnly(probe.contract, pointer));
  return { params, body: isAsked && idMember !== undefined ? { [idMember]: params[idParameter] } : {} };
}

/** A right body of a change. */
export async function changeBody(
  probe: Probe,
  operation: Operation,
  own: Own,
  current: Current | undefined,
): Promise<Row | undefined> {
  const { body } = await bodyMaker(probe, own.resource, operation);
  const kind = keptOf(probe).kind.get(own.resource) ?? 'full';
  const made = body(kind) ?? body('full');
  return (
    made && { ...made, ...(current && versionIn(probe, operation, current)), ...target(probe, operation, own).body }
  );
}

/**
 * A right body with texts and choices of its own, and the version that it is made on.
 * @param isRead the ETag is asked for where one is needed; else it is `*`
 */
export async function bodyOf(
  probe: Probe,
  operation: Operation,
  own: Own,
  isRead: boolean,
): Promise<{ body: Row; etag: string | null | undefined } | undefined> {
  const needsEtag = operation.parameters.some(({ name, required }) => required && /^if-match$/i.test(name));
  const members = [...membersIn(probe.contract, requestSchema(operation) ?? '').keys()];
  const isVersioned = members.some((name) => /version|revision|etag/i.test(name));
  const current = isVersioned || (needsEtag && isRead) ? await currentOf(probe, own) : undefined;
  const maker = await bodyMaker(probe, own.resource, operation);
  const made = maker.body(keptOf(probe).kind.get(own.resource) ?? 'full', optionsFor(probe));
  if (!made) return undefined;
  const body = { ...made, ...(current && versionIn(probe, operation, current)), ...target(probe, operation, own).body };
  return { body, etag: current?.etag };
}

/** Changes the record in every way that the contract offers. */
export async function changeRecord(probe: Probe, own: Own, other: Own | undefined): Promise<void> {
  for (const operation of changesOf(probe, own)) {
    const as = roleFor(probe, operation);
    if (!as) continue;
    const untouched = other && (await readOwn(probe, other));
    const schema = requestSchema(operation) ?? '';
    const isPatch = operation === own.resource.patch;
    const current = await currentOf(probe, own);
    const right = await changeBody(probe, operation, own, current);
    if (!right) continue;
    if (!(await changed(probe, operation, own, right)) && (await isRejected(probe, operation, own, right))) continue;
    if (isPatch) await oneByOne(probe, operation, own, right);
    const { refer } = await bodyMaker(probe, own.resource, operation);
    const variations = variationsOf(probe.contract, probe.run.schemas, schema, right, {
      ...optionsFor(probe),
      refer,
    }).filter(({ member }) => !(member in target(probe, operation, own).body) && !isKey(member));
    for (const round of probe.run.options.runs > 0 ? rounds(variations) : []) {
      const fresh = (await changeBody(probe, operation, own, await currentOf(probe, own))) ?? right;
      const body = round.reduce((made, { member, value }) => withMember(made, member, value), fresh);
      const done = await changed(probe, operation, own, body, round.length === 1 ? round[0] : undefined);
      if (done || round.length === 1) continue;
      for (const one of round) {
        const again = (await changeBody(probe, operation, own, await currentOf(probe, own))) ?? right;
        await changed(probe, operation, own, withMember(again, one.member, one.value), one);
      }
    }
    const after = other && (await readOwn(probe, other));
    if (untouched && after)
      agree(probe, operation, {
        one: untouched.record,
        other: after.record,
        where: 'after another record was changed',
        check: 'write.side-effect',
        exchange: after.result.exchange,
      });
    await missing(probe, operation, own, right);
  }
}

/** Sends a change and reads it again. @returns false where it was refused */
async function changed(
  probe: Probe,
  operation: Operation,
  own: Own,
  sent: Row,
  only?: { member: string; what: string; value: unknown },
): Promise<boolean> {
  const as = roleFor(probe, operation);
  if (!as) return true;
  const before = await currentOf(probe, own);
  const result = await send(probe, operation, {
    as,
    params: own.params,
    json: sent,
    ...extrasOf(probe, operation, before?.etag),
  });
  performed(probe.run, operation.operationId, 'request.valid-rejected');
  if (!result) return true;
  const { exchange } = result;
  if (!isSuccess(result)) {
    if (only && [400, 422].includes(exchange.status))
      report(probe.run, operation, {
        check: 'request.valid-rejected',
        place: `/${only.member}`,
        message: `${only.member}: ${only.what} is right by the schema, got ${exchange.status}`,
        exchange,
        seen: only.value,
      });
    return exchange.status >= 500;
  }
  const { resource } = own;
  const { [versionOf(sent, requestSchema(operation) ?? '', probe) ?? '']: _, ...kept } = sent;
  const held = { operation, sent: kept, schema: resource.schema, before: before?.record, exchange };
  hold(probe, { ...held, where: 'in the answer', got: recordIn(resource, result.body) });
  const after = await readOwn(probe, own);
  hold(probe, { ...held, where: 'when it is read again', got: after?.record });
  if (before && after) keeps(probe, operation, own, { before: before.record, after: after.record, sent });
  const etag = after?.result.exchange.headers.get('etag');
  if (etag && before?.etag === etag && !isDeepStrictEqual(before.record, after?.record))
    report(probe.run, operation, {
      check: 'write.conflict-missed',
      place: 'header ETag',
      message: 'the ETag is the same after a change',
      exchange,
    });
  return true;
}

/**
 * What a change does not name stays: members that only the server writes, and for PATCH all
 * others.
 */
function keeps(
  probe: Probe,
  operation: Operation,
  { resource }: Own,
  { before, after, sent }: { before: Row; after: Row; sent: Row },
): void {
  const isPatch = operation === resource.patch;
  const members = membersIn(probe.contract, resource.schema ?? '');
  const body = membersIn(probe.contract, requestSchema(operation) ?? '');
  const restless = /updat|modif|chang|version|etag|revision|count|total|sum|status|state|slug|score/i;
  const stays = Object.keys(before).filter((name) => {
    if (name in sent || restless.test(name)) return false;
    const isServers = !body.has(name) || isReadOnly(probe.contract, members.get(name) ?? resource.schema ?? '');
    return isPatch
      ? body.has(name) || name === resource.idMember || /creat/i.test(name)
      : isServers && (name === resource.idMember || /creat/i.test(name));
  });
  const pick = (row: Row) => Object.fromEntries(stays.map((name) => [name, row[name]]));
  agree(probe, operation, {
    one: pick(before),
    other: pick(after),
    where: 'after a change that did not name it',
    check: 'write.side-effect',
  });
}

/** A PATCH of one member alone. */
async function oneByOne(probe: Probe, operation: Operation, own: Own, right: Row): Promise<void> {
  const needs = requiredMembers(probe, operation);
  for (const member of Object.keys(right)
    .filter((name) => !needs.has(name))
    .slice(0, 6)) {
    const fresh = await changeBody(probe, operation, own, await currentOf(probe, own));
    if (!fresh) return;
    const body = Object.fromEntries(Object.entries(fresh).filter(([name]) => name === member || needs.has(name)));
    await changed(probe, operation, own, body, { member, what: 'alone', value: body[member] });
  }
}

/** Changes of what is not there. */
async function missing(probe: Probe, operation: Operation, own: Own, json: Row): Promise<void> {
  const { resource, params } = own;
  const id = impossibleId(probe, resource, operation);
  const wanted = refusalsOf(operation, [404, 410]);
  const as = roleFor(probe, operation);
  // A PUT that declares 201 may create what is not there.
  if (id === undefined || wanted.length === 0 || !as || operation.responses.has(201)) return;
  const requested = { as, params: { ...params, [resource.idParameter]: id }, json, ...extrasOf(probe, operation, '*') };
  const result = await send(probe, operation, requested);
  mustRefuse(probe, operation, result, [...wanted, 412], {
    check: 'status.unexpected',
    why: 'for an id that no record has',
    place: 'missing',
  });
}

/** Changes with one member wrong are refused, and the record stays as it is. */
export async function refuseChanges(probe: Probe, own: Own): Promise<void> {
  for (const operation of changesOf(probe, own)) {
    const as = roleFor(probe, operation);
    const refused = inputRefusals(operation);
    const before = await currentOf(probe, own);
    const right = await changeBody(probe, operation, own, before);
    let etag = before?.etag;
    if (!as || refused.length === 0 || !right) continue;
    const schema = requestSchema(operation) ?? '';
    const fixed = target(probe, operation, own).body;
    let isAccepted = false;
    for (const { member, value, fault } of wrongBodies(probe.contract, probe.run.schemas, schema, right)) {
      if (member in fixed) continue;
      const json = withMember(right, member, value);
      const result = await send(probe, operation, {
        as,
        params: own.params,
        json,
        ...extrasOf(probe, operation, etag),
      });
      const why = `for a body where ${fault.instance || 'the body'} ${fault.message}`;
      mustRefuse(probe, operation, result, refused, { why, place: `/${member}`, contract: fault.contract });
      if (!result || !isSuccess(result)) continue;
      isAccepted = true;
      await must(probe, operation, { as, params: own.params, json: right, ...extrasOf(probe, operation, '*') }).catch(
        () => undefined,
      );
      etag = (await currentOf(probe, own))?.etag;
    }
    const after = isAccepted ? undefined : await readOwn(probe, own);
    if (before && after)
      agree(probe, operation, {
        one: before.record,
        other: after.record,
        where: 'after changes that were refused',
        check: 'write.side-effect',
        place: 'refused',
      });
  }
}

/** Who may: without a token, with one that is no good, with too few permissions. */
import type { Operation } from '../../core/contract.ts';
import type { CheckId } from '../../core/finding.ts';
import { isUnsaid } from '../../core/silence.ts';
import { type CallResult, performed, type RequestInput, report } from '../run.ts';
import { changeBody } from './changes.ts';
import { agree } from './compare.ts';
import { type Current, currentOf } from './current.ts';
import { inPlace, placeOf } from './placing.ts';
import { isAllowed, isSuccess, mayDo, needsToken, type Probe, roleFor, send, toldOf } from './probe.ts';
import { bodyMaker, keptOf, make, type Own, ownOf, parentsOf, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';

const badToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmVkLWJ5LW5vYm9keQ';

/** Whoever must be refused, with what it is called and the check that it belongs to. */
function strangers(
  probe: Probe,
  operation: Operation,
): { as: RequestInput['as']; why: string; check: CheckId; wanted: number[]; place: string }[] {
  if (!needsToken(probe.contract, operation)) return [];
  const lacking = probe.run.roles.filter((role) => mayDo(probe, operation, role) === 'no');
  return [
    { as: null, why: 'without a token', check: 'auth.missing', wanted: [401, 403], place: '' },
    {
      as: badToken,
      why: 'for a token that nobody issued',
      check: 'auth.bad-token',
      wanted: [401, 403],
      place: 'token',
    },
    ...(probe.run.options.refused ?? []).map(({ name, token }) => ({
      as: token,
      why: `for the token ${name}`,
      check: 'auth.bad-token' as const,
      wanted: [401, 403],
      place: name,
    })),
    ...lacking.map((as) => ({
      as,
      why: `for the role ${as.name}, which lacks what it needs`,
      check: 'permission.missing' as const,
      wanted: [403, 401, 404],
      place: 'permission',
    })),
  ];
}

function judge(
  probe: Probe,
  operation: Operation,
  result: CallResult | undefined,
  { why, check, wanted, place }: ReturnType<typeof strangers>[number],
  isStrict: boolean,
): void {
  if (!result) return;
  performed(probe.run, operation.operationId, check);
  const { status } = result.exchange;
  // its token is known to be good: the caller said who it is
  if (check === 'permission.missing' && status === 401 && operation.responses.has(403)) {
    report(probe.run, operation, {
      check: 'status.unexpected',
      place,
      message: `wanted 403, which the contract has, ${why}, got 401`,
      exchange: result.exchange,
    });
    return;
  }
  if (wanted.includes(status) || status >= 500 || status === 429 || (!isStrict && status >= 400)) return;
  report(probe.run, operation, {
    check,
    place,
    message: `wanted ${toldOf(operation, wanted.slice(0, 2))} ${why}, got ${status}`,
    exchange: result.exchange,
    seen: status,
  });
}

/** A request that would be right, by those who may not, until one is done all the same. */
export async function refuseStrangers(
  probe: Probe,
  operation: Operation,
  requested: Omit<RequestInput, 'as'>,
): Promise<void> {
  for (const one of strangers(probe, operation)) {
    const result = await send(probe, operation, { ...requested, as: one.as });
    judge(probe, operation, result, one, true);
    if (!operation.reads && result && isSuccess(result)) return;
  }
}

/** Every read, asked by those who may not; and who may is let in. */
export async function checkReadAccess(
  probe: Probe,
  operation: Operation,
  requested: Omit<RequestInput, 'as'>,
): Promise<void> {
  await refuseStrangers(probe, operation, requested);
  if (Array.isArray(operation.node.security) && !needsToken(probe.contract, operation))
    await letIn(probe, operation, requested);
  // A contract without a word on 403 does not say who may.
  if (isUnsaid(probe.contract, operation, 403)) return;
  for (const role of probe.run.roles.filter((one) => mayDo(probe, operation, one) === 'yes').slice(1)) {
    const result = await send(probe, operation, { ...requested, as: role });
    if (!result || (result.exchange.status !== 403 && result.exchange.status !== 401)) continue;
    report(probe.run, operation, {
      check: 'permission.missing',
      place: 'let in',
      message: `the role ${role.name} holds what the contract asks for, and got ${result.exchange.status}`,
      exchange: result.exchange,
    });
  }
}

/** What says of itself that it needs no token is returned without one. */
async function letIn(probe: Probe, operation: Operation, requested: Omit<RequestInput, 'as'>): Promise<void> {
  const result = await send(probe, operation, { ...requested, as: null });
  if (!result || (result.exchange.status !== 401 && result.exchange.status !== 403)) return;
  report(probe.run, operation, {
    check: 'permission.missing',
    place: 'let in',
    message: `by its security it needs no token, and without one it answers ${result.exchange.status}`,
    exchange: result.exchange,
  });
}

/** Writes that would be right, sent by those who may not: refused, and nothing is changed. */
export async function checkWithoutRight(probe: Probe, own: Own): Promise<void> {
  const { create, replace, patch, remove } = own.resource;
  const before = await currentOf(probe, own);
  let [target, current, isDone]: [Own | undefined, Current | undefined, boolean] = [own, before, false];
  for (const operation of new Set([create, replace, patch, remove].filter((one) => isAllowed(probe, one)))) {
    for (const one of strangers(probe, operation)) {
      if (!target || !(await isDoneBy(probe, operation, { target, current, one }))) continue;
      if (operation === create) continue;
      isDone = true;
      // each operation and stranger needs a record that is there
      if (operation === remove) target = await make(probe, own.resource);
      current = target && (await currentOf(probe, target));
    }
  }
  const after = before && !isDone ? await readOwn(probe, own) : undefined;
  const blamed = replace ?? patch ?? remove ?? create;
  if (before && after && blamed)
    agree(probe, blamed, {
      one: before.record,
      other: after.record,
      where: 'after requests of those who may not',
      check: 'write.side-effect',
      place: 'refused',
    });
}

interface Try {
  target: Own;
  current: Current | undefined;
  one: ReturnType<typeof strangers>[number];
}

/** Whether somebody who may not did it all the same, which is reported. */
async function isDoneBy(probe: Probe, operation: Operation, { target, current, one }: Try): Promise<boolean> {
  const { resource } = target;
  const isCreation = operation === resource.create;
  const parents = isCreation ? await parentsOf(probe, resource) : target.params;
  const params = isCreation ? parents && placeOf(probe, resource, parents) : parents;
  if (!params) return false;
  const made = await bodyFor(probe, operation, target, current);
  const json = made && isCreation ? inPlace(resource, params, made) : made;
  const requested = { as: one.as, params, ...(json && { json }), ...extrasOf(probe, operation, current?.etag) };
  const result = await send(probe, operation, requested);
  judge(probe, operation, result, one, true);
  if (!result || !isSuccess(result)) return false;
  const as = roleFor(probe, operation);
  if (isCreation && json && as) await ownOf(probe, resource, { params, as, sent: json, created: result });
  return true;
}

async function bodyFor(probe: Probe, operation: Operation, own: Own, current: Current | undefined) {
  if (!operation.body) return undefined;
  if (operation !== own.resource.create) return changeBody(probe, operation, own, current);
  const { body } = await bodyMaker(probe, own.resource, operation);
  return body(keptOf(probe).kind.get(own.resource) ?? 'full');
}

/**
 * Writes that cannot succeed, for modes that only read: an id of no record, and no body where one
 * is
 * needed.
 */
export async function checkHarmlessly(
  probe: Probe,
  operation: Operation,
  params: RequestInput['params'],
): Promise<void> {
  // A PUT that creates makes a record of an id that none has, though not without its body.
  const mayCreate = operation.method === 'post' || operation.responses.has(201);
  const isHarmless = mayCreate ? operation.body?.required === true : operation.path.includes('{');
  if (!isHarmless) return;
  for (const one of strangers(probe, operation))
    judge(probe, operation, await send(probe, operation, { as: one.as, params }), one, false);
}

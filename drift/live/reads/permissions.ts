/**
 * The matrix of operations and roles: who lacks the permission gets 403, who holds it gets neither
 * 401 nor 403.
 */
import type { Operation } from '../../core/contract.ts';
import type { Pool } from '../pool.ts';
import { distinctRoles, mayOf, rolesFor, whoAmI } from '../roles.ts';
import { chosen, performed, type RequestInput, type Role, type Run, report, sendRequest } from '../run.ts';
import type { Values } from '../values.ts';
import { emptiest, impossibleParams, probeRequest, withOptional } from './probe.ts';
import { sendOnce } from './reading.ts';
import { any, refusalMissed } from './refusal.ts';
import type { Routes } from './routes.ts';

/**
 * The permissions that readCurrentUser returns are those that the role has. Every role is checked
 * only here; the other checks use one role of each set. A role whose every permission is refused
 * has been given wrong ones.
 */
export async function checkReturnedPermissions(run: Run, values: Values, each: Pool): Promise<void> {
  const currentUser = chosen(run).find(({ operationId }) => operationId === whoAmI);
  if (!currentUser) return;
  const needing = [...run.contract.operations.values()].filter(
    ({ reads, isPublic, permissions }) => reads && !isPublic && permissions.every((all) => all.length > 0),
  );
  const kinds = [...new Map(needing.map((one) => [JSON.stringify(one.permissions), one])).values()];
  const done = run.roles.map(async (role) => {
    const opened = kinds.filter((operation) => mayOf(operation, role) === 'yes').slice(0, 3);
    const statuses = await each(opened, async (operation) => {
      const [set] = await values.setsFor(operation);
      const requested = set && { params: set.params, ...(await values.sampleRequest(operation, set.context)) };
      const reading = { operation, as: role, context: set?.context ?? { values: new Map(), preferred: true } };
      const result = requested && (await sendOnce(run, { ...reading, ...requested }, undefined, [200, 204, 403]));
      return result?.exchange.status;
    });
    return { role, opened, statuses };
  });
  for (const { role, opened, statuses } of await Promise.all(done)) {
    performed(run, whoAmI, 'permission.missing');
    const refused = opened.filter((_, index) => statuses[index] === 403);
    if (refused.length === 0 || refused.length < statuses.filter((status) => status !== undefined).length) continue;
    report(run, currentUser, {
      check: 'permission.missing',
      message: `the role ${role.name} is told permissions for ${refused.map(({ operationId }) => operationId).join(', ')}, and got 403 there`,
      place: '/Permissions',
    });
  }
}

/**
 * Reads are requested with ids that exist, so that nothing but the permission decides; writes with
 * ids that do not.
 */
export async function checkPermissions(run: Run, values: Values, routes: Routes, each: Pool): Promise<void> {
  const pairs = chosen(run)
    .filter(({ isPublic }) => !isPublic)
    .flatMap((operation) => distinctRoles(run.roles).map((role) => ({ operation, role })));
  const thorough = new Map(
    pairs.filter(({ operation, role }) => mayOf(operation, role) === 'no').map((pair) => [pair.operation, pair]),
  );
  await each(pairs, async (pair) => {
    const { operation, role } = pair;
    const isThorough = thorough.get(operation) === pair;
    const may = mayOf(operation, role);
    if (may === 'no')
      await refused(run, operation, role, await probeRequest(run, values, operation), routes, isThorough);
    // In modes with writes the journeys use the first role that may.
    else if (!operation.reads && (run.options.mode === 'read' || role !== rolesFor(run, operation)[0]))
      await letIn(run, operation, role, may, routes);
  });
}

/**
 * One role that lacks it also sends the optional parameters, for a branch of the handler may
 * forget the guard.
 */
async function refused(
  run: Run,
  operation: Operation,
  role: Role,
  requested: Omit<RequestInput, 'as'>,
  routes: Routes,
  isThorough: boolean,
) {
  const why = `for the role ${role.name}, which lacks ${operation.permissions.map((all) => all.join(' and ')).join(', or ')}`;
  const more = isThorough ? withOptional(run, operation, requested) : undefined;
  for (const [sent, place] of [[requested, ''], ...(more ? [[more.requested, more.names] as const] : [])] as const) {
    const reported = { check: 'permission.missing', why: place ? `${why}, with ${place}` : why, place } as const;
    const result = await sendRequest(run, operation.operationId, { as: role, ...sent }, any, reported);
    if (!result || result.exchange.status === 403) continue;
    // with fewer it would only be reported again
    if (!routes.missing(operation, result.exchange, true)) refusalMissed(run, operation, result, [403], reported);
    return;
  }
}

/** 204 because deleting a missing record may succeed. */
const refusals = [204, 400, 401, 403, 404, 405, 409, 415, 422, 501];

/** Judges only the permission of a write that cannot succeed; other refusals are accepted. */
async function letIn(run: Run, operation: Operation, role: Role, may: 'yes' | 'depends', routes: Routes) {
  const requested = { as: role, params: impossibleParams(run, operation), ...emptiest(operation) };
  const result = await sendRequest(run, operation.operationId, requested, any);
  if (!result) return;
  performed(run, operation.operationId, 'permission.missing');
  const { exchange } = result;
  if (routes.missing(operation, exchange, true)) return;
  if (!refusals.includes(exchange.status)) {
    const reported = { check: 'status.unexpected', why: 'for what nobody has, with nothing sent' } as const;
    refusalMissed(
      run,
      operation,
      result,
      [...operation.responses.keys()].filter((one) => refusals.includes(one)),
      reported,
    );
  }
  if (exchange.status !== 401 && (exchange.status !== 403 || may === 'depends')) return;
  report(run, operation, {
    check: 'permission.missing',
    message: `the role ${role.name} holds what the contract asks for, and got ${exchange.status}`,
    exchange,
    seen: exchange.status,
  });
}

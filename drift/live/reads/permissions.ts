/** The matrix of operations and roles: who lacks the permission gets 403, who holds it gets neither 401 nor 403. */
import type { Operation } from '../../core/contract.ts';
import { inParallel } from '../pool.ts';
import { distinctRoles, mayOf, rolesFor } from '../roles.ts';
import { type Ask, ask, chosen, performed, type Role, type Run, report } from '../run.ts';
import type { Values } from '../values.ts';
import { askable, emptiest, impossibleParams } from './probe.ts';
import type { Routes } from './routes.ts';

/** Reads are asked with ids that exist, so that nothing but the permission decides; writes with ids that do not. */
export async function checkPermissions(run: Run, values: Values, routes: Routes): Promise<void> {
  const pairs = chosen(run)
    .filter(({ isPublic }) => !isPublic)
    .flatMap((operation) => distinctRoles(run.roles).map((role) => ({ operation, role })));
  await inParallel(pairs, async ({ operation, role }) => {
    const may = mayOf(operation, role);
    if (may === 'no') await refused(run, operation, role, await askable(run, values, operation), routes);
    // where writes are done, the first who may do them
    else if (!operation.reads && (run.options.mode === 'read' || role !== rolesFor(run, operation)[0]))
      await letIn(run, operation, role, may, routes);
  });
}

async function refused(run: Run, operation: Operation, role: Role, asked: Omit<Ask, 'as'>, routes: Routes) {
  const why = `for the role ${role.name}, which lacks ${operation.permissions.map((all) => all.join(' and ')).join(', or ')}`;
  const told = { check: 'permission.missing', why } as const;
  const answered = await ask(run, operation.operationId, { as: role, ...asked }, [403, 404, 405, 501], told);
  if (!answered?.ok || answered.exchange.status === 403) return;
  if (!routes.missing(operation, answered.exchange, true))
    await ask(run, operation.operationId, { as: role, ...asked }, [403], told);
}

/** Of a write that cannot succeed only the right is judged: another refusal than 401 and 403 is as good as any. */
async function letIn(run: Run, operation: Operation, role: Role, may: 'yes' | 'depends', routes: Routes) {
  const asked = { as: role, params: impossibleParams(run, operation), ...emptiest(operation) };
  const answered = await ask(run, operation.operationId, asked, [400, 401, 403, 404, 405, 409, 415, 422, 501, 204]);
  if (!answered) return;
  performed(run, operation.operationId, 'permission.missing');
  const { exchange } = answered;
  if (routes.missing(operation, exchange, true)) return;
  if (exchange.status !== 401 && (exchange.status !== 403 || may === 'depends')) return;
  report(run, operation, {
    check: 'permission.missing',
    message: `the role ${role.name} holds what the contract asks for, and got ${exchange.status}`,
    exchange,
    seen: exchange.status,
  });
}

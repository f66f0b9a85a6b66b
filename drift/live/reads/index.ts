/** The checks that change nothing, in their order. */
import { inOrder } from '../in-order.ts';
import { openPool, type Pools } from '../pool.ts';
import type { Run } from '../run.ts';
import { type Values, valuesOf } from '../values.ts';
import { checkAddresses } from './addresses.ts';
import { checkCors } from './cors.ts';
import { exerciseReads } from './exercise.ts';
import { Book } from './facts.ts';
import { checkFigures } from './figures.ts';
import { checkFilters } from './filters.ts';
import { checkCommonHeaders } from './headers.ts';
import { checkLinks, readsAlso } from './links.ts';
import { checkOrder, readsForOrder } from './order.ts';
import { checkPaging } from './paging.ts';
import { checkPermissions, checkReturnedPermissions } from './permissions.ts';
import { checkQueries } from './queries.ts';
import type { Read } from './reading.ts';
import { openRoutes, type Routes } from './routes.ts';
import { checkSpares } from './spares.ts';
import type { Facts } from './statements.ts';
import { checkTokens } from './tokens.ts';

/**
 * Checks every read and every refusal that can be had without changing anything. Needs `run.roles`
 * (openRoles).
 */
export async function checkReads(run: Run): Promise<void> {
  const values = valuesOf(run);
  const routes = await openRoutes(run);
  if (run.options.level === 'shape') {
    await exerciseReads(run, values, routes);
    return;
  }
  try {
    await checkBehaviour(run, values, routes);
  } finally {
    checkCommonHeaders(run);
  }
}

/** Beside each other, for none changes anything; those that keep what was read wait for it. */
async function checkBehaviour(run: Run, values: Values, routes: Routes): Promise<void> {
  const pools = openPool();
  const { each, long } = pools;
  const reads = exerciseReads(run, values, routes, pools);
  let refusals: ReturnType<typeof checkTokens> = Promise.resolve([]);
  await inOrder<unknown>(run, [
    () => reads,
    (own) => {
      refusals = checkTokens(own, values, routes, each);
      return refusals;
    },
    async (own) => (await reads) && checkReturnedPermissions(own, values, each),
    (own) => checkPermissions(own, values, routes, each),
    (own) => checkAddresses(own, values, each),
    async (own) => checkQueries(own, values, await reads, each),
    async (own) => checkPaging(own, await reads, long),
    async (own) => checkCors(own, [...(await reads), ...(await refusals)], each),
    async (own) => {
      const { also, facts } = await checkFacts(own, values, await reads, pools);
      checkOrder(own, [...(await reads), ...also], facts);
    },
  ]);
}

/**
 * What responses state about the same record, of one another's rows, and of what a filter lets
 * through; returns what was read for it, and is known now.
 */
export async function checkFacts(
  run: Run,
  values: Values,
  reads: Read[],
  { each, long }: Pools = openPool(),
): Promise<{ also: Read[]; facts: Facts }> {
  const facts = new Book(run);
  facts.add([...reads, ...(await readsForOrder(run, reads, long))]);
  const also = await readsAlso(run, reads, facts, long);
  facts.add(also);
  let filtered: Read[] = [];
  await inOrder<unknown>(run, [
    (own) => checkLinks(own, values, reads, long),
    async (own) => checkFigures(own, reads),
    (own) => checkSpares(own, values, each),
    async (own) => {
      filtered = await checkFilters(own, values, facts, long);
    },
  ]);
  facts.add(filtered);
  facts.check();
  return { also: [...also, ...filtered], facts };
}

/** The checks that change nothing, in their order. */
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
  const reads = await exerciseReads(run, values, routes);
  if (run.options.level === 'shape') return;
  try {
    await checkBehaviour(run, values, routes, reads);
  } finally {
    checkCommonHeaders(run);
  }
}

async function checkBehaviour(run: Run, values: Values, routes: Routes, reads: Read[]): Promise<void> {
  const refusals = await checkTokens(run, values, routes);
  await checkReturnedPermissions(run, values);
  await checkPermissions(run, values, routes);
  await checkAddresses(run, values);
  await checkQueries(run, values);
  await checkPaging(run, reads);
  await checkCors(run, [...reads, ...refusals]);
  const { also, facts } = await checkFacts(run, values, reads);
  checkOrder(run, [...reads, ...also], facts);
}

/**
 * What responses state about the same record, of one another's rows, and of what a filter lets
 * through; returns what was read for it, and is known now.
 */
export async function checkFacts(run: Run, values: Values, reads: Read[]): Promise<{ also: Read[]; facts: Facts }> {
  const facts = new Book(run);
  facts.add([...reads, ...(await readsForOrder(run, reads))]);
  const also = await readsAlso(run, reads, facts);
  facts.add(also);
  await checkLinks(run, values, reads);
  checkFigures(run, reads);
  await checkSpares(run, values);
  const filtered = await checkFilters(run, values, facts);
  facts.add(filtered);
  facts.check();
  return { also: [...also, ...filtered], facts };
}

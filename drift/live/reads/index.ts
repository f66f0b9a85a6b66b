/** The checks that change nothing, in their order. */
import type { Run } from '../run.ts';
import { valuesOf } from '../values.ts';
import { exerciseReads } from './exercise.ts';
import { checkPermissions } from './permissions.ts';
import { openRoutes } from './routes.ts';
import { checkTokens } from './tokens.ts';

/** Checks every read and every refusal that can be had without changing anything. Needs `run.roles` (openRoles). */
export async function checkReads(run: Run): Promise<void> {
  const values = valuesOf(run);
  const routes = await openRoutes(run);
  await exerciseReads(run, values, routes);
  if (run.options.level === 'shape') return;
  await checkTokens(run, routes);
  await checkPermissions(run, values, routes);
}

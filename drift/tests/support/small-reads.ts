/** The check of reads on the small server with a drift. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkReads } from '../../live/reads/index.ts';
import { openRoles } from '../../live/roles.ts';
import type { Options, Run } from '../../live/run.ts';
import { runOf } from './run.ts';
import { type Drift, smallServer, smallToken } from './small-server.ts';

const contract = readFileSync('drift/tests/support/small-contract.yaml', 'utf8');

/** Checks the small server with one drift. */
export async function runWith(drift: Drift, options: Partial<Options> = {}): Promise<Run> {
  const run = runOf(smallServer(drift), options, contract);
  const tokens = [1, 2, 3].map((id) => ({ name: `user${id}`, token: smallToken(id) }));
  expect(await openRoles(run, tokens)).toEqual([]);
  await checkReads(run);
  return run;
}

/** Its findings as `check operation place`. */
export async function found(drift: Drift = {}, options: Partial<Options> = {}): Promise<string[]> {
  const run = await runWith(drift, options);
  return run.findings.all
    .filter(({ severity }) => severity !== 'info')
    .map(({ check, operationId, place }) => `${check} ${operationId} ${place}`.trim());
}

export type Body = Record<string, unknown>;

/** The headers of a JSON response. */
export const json = { 'content-type': 'application/json' };

/** Another response of an operation, where it responds 200. */
export const on = (operationId: string, change: (body: Body) => unknown): Drift => ({
  response: (requested, response) =>
    requested.operationId === operationId && response.status === 200
      ? { ...response, body: change(structuredClone(response.body) as Body) }
      : undefined,
});

/** A step of the refusals that an operation leaves out. */
export const without = (operationId: string, step: NonNullable<Drift['without']>['step']): Drift => ({
  without: { operationId, step },
});

/** From the n-th request for the caller on. */
export const later = (n: number, change: NonNullable<Drift['response']>): Drift => {
  let count = 0;
  return {
    response: (requested, response) => {
      count += Number(requested.operationId === 'readCurrentUser');
      return count < n ? undefined : change(requested, response);
    },
  };
};

/** The claims of a token, still encoded. */
export const claimsOf = (authorization: string | null) => authorization?.split('.')[1];

/**
 * A test for each drift of a kind: the finding that names it is there, and maybe more than that.
 */
export function findsEachRead(kind: string, drifts: [what: string, drift: Drift, finding: string][]): void {
  describe(`the check of reads, ${kind}`, () => {
    it.each(drifts)('finds %s', async (_, drift, finding) => {
      const all = await found(drift);
      expect(
        all.filter(
          (one) =>
            one === finding ||
            one.startsWith(`${finding} `) ||
            (finding.split(' ').length === 1 && one.startsWith(finding)),
        ),
        `among ${all.join('; ')}`,
      ).not.toEqual([]);
    });
  });
}

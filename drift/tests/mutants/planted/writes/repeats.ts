/** Versions and idempotency keys: the same write twice, or on an old state. */
import { randomUUID } from 'node:crypto';
import {
  after,
  at,
  type BackendResponse,
  idIn,
  jsonOf,
  type Layer,
  type Mutant,
  ok,
  type Row,
  request,
  respondWith,
  sending,
  withJson,
} from '../../mutant.ts';
import { without } from './body-layers.ts';

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const keyIgnored = (operationId: string) =>
  request(operationId, (call) => {
    const headers = new Headers(call.headers);
    headers.delete('idempotency-key');
    return { ...call, headers };
  });

/** Keys are looked at, and every request is taken for a new one. */
const keyForgotten = (operationId: string) =>
  request(operationId, (call) => {
    const headers = new Headers(call.headers);
    if (isUuid.test(headers.get('idempotency-key') ?? '')) headers.set('idempotency-key', randomUUID());
    return { ...call, headers };
  });

/** Responses of an operation, kept by a key of the request. */
const keptBy = (operationId: string, keyOf: (call: Parameters<Layer>[0]) => string | null) => (): Layer => {
  const responses = new Map<string, BackendResponse>();
  return async (call, next) => {
    const key = call.operationId === operationId ? keyOf(call) : null;
    const kept = key === null ? undefined : responses.get(key);
    if (kept) return kept;
    const response = await next(call);
    if (key !== null && ok(response)) responses.set(key, response);
    return response;
  };
};

export const repeats: Mutant[] = [
  {
    id: 'version-not-raised',
    kind: 'versions',
    operation: 'updateActivity',
    what: 'the Version stays',
    place: 'Version',
    plant: at('updateActivity', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const row = jsonOf(response) as Row;
      await db.updateTable('activity').set({ version: 1 }).where('id', '=', Number(row.Id)).execute();
      return withJson(response, { ...row, Version: 1 });
    }),
  },
  {
    id: 'version-twice',
    kind: 'versions',
    operation: 'updateRating',
    what: 'the Version grows by two',
    place: 'Version',
    plant: at('updateRating', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const row = jsonOf(response) as Row;
      await db
        .updateTable('country_indicator')
        .set({ version: Number(row.Version) + 1 })
        .where('id', '=', Number(row.Id))
        .execute();
      return withJson(response, { ...row, Version: Number(row.Version) + 1 });
    }),
  },
  {
    id: 'version-not-compared',
    kind: 'versions',
    operation: 'updateRating',
    what: 'the last one wins',
    plant: without('updateRating', 'Version'),
  },
  {
    id: 'version-required',
    kind: 'versions',
    operation: 'updateReference',
    what: 'without a Version it is refused',
    plant: at('updateReference', async (call, next) => {
      const given = jsonOf(call) as Row | undefined;
      if (typeof given !== 'object' || given === null || 'Version' in given) return next(call);
      // whatever else is wrong with it is told first
      const response = await next(sending(call, { ...given, Version: 1_000_000 }));
      if ((jsonOf(response) as Row | undefined)?.code !== 'stale') return response;
      const problem = {
        type: 'about:blank',
        title: 'x',
        status: 422,
        code: 'invalid',
        errors: [{ pointer: '/Version', detail: 'x' }],
      };
      return respondWith(422, problem, 'application/problem+json');
    }),
  },
  {
    id: 'neighbours-versioned',
    kind: 'versions',
    operation: 'reorderActivity',
    what: 'a move changes the Version',
    place: 'Version',
    plant: after('reorderActivity', ({ db }, _, call) =>
      db
        .updateTable('activity')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', Number((jsonOf(call) as Row).Id))
        .execute(),
    ),
  },
  {
    id: 'key-ignored',
    kind: 'idempotency',
    operation: 'createMilestone',
    what: 'the Idempotency-Key is not read',
    plant: keyIgnored('createMilestone'),
  },
  {
    id: 'key-ignored-comment',
    kind: 'idempotency',
    operation: 'addComment',
    what: 'a comment that is sent twice stands twice',
    plant: keyIgnored('addComment'),
  },
  {
    id: 'key-409',
    kind: 'idempotency',
    operation: 'addReference',
    what: '409 for a key that was used',
    plant: () => {
      const keys = new Set<string>();
      return async (call, next) => {
        const key = call.headers.get('idempotency-key');
        if (call.operationId !== 'addReference' || !key) return next(call);
        if (keys.has(key))
          return respondWith(
            409,
            { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' },
            'application/problem+json',
          );
        keys.add(key);
        return next(call);
      };
    },
  },
  {
    id: 'key-ignored-move',
    kind: 'idempotency',
    operation: 'reorderActivity',
    what: 'keys are kept for POST only: a move that is sent twice moves twice',
    place: 'sent again with its Idempotency-Key',
    plant: keyForgotten('reorderActivity'),
  },
  {
    id: 'key-ignored-copy',
    kind: 'idempotency',
    operation: 'copyReference',
    what: 'the counts of a repeated copy say that nothing was copied',
    place: 'header Idempotency-Key',
    plant: keyForgotten('copyReference'),
  },
  {
    id: 'key-ignored-again',
    kind: 'idempotency',
    operation: 'copyReferenceToCurrent',
    what: 'what was copied and removed is copied again by a late retry',
    place: 'header Idempotency-Key',
    plant: keyForgotten('copyReferenceToCurrent'),
  },
  {
    id: 'key-ignored-assign',
    kind: 'idempotency',
    operation: 'assignWorkflow',
    what: 'a repeated assignment counts its own first try as overwritten',
    place: 'header Idempotency-Key',
    plant: keyForgotten('assignWorkflow'),
  },
  {
    id: 'key-after-version',
    kind: 'idempotency',
    operation: 'updateReportEdition',
    what: 'the Version is compared before the key: an update is refused by its own first try',
    place: 'header Idempotency-Key',
    plant: keyForgotten('updateReportEdition'),
  },
  {
    id: 'key-after-rights',
    kind: 'idempotency',
    operation: 'promoteRatingWorkflow',
    what: 'the right that a step takes away is asked for before the key',
    place: 'header Idempotency-Key',
    plant: () => {
      const steps = new Map<string, unknown>();
      return async (call, next, { db }) => {
        const key = call.operationId === 'promoteRatingWorkflow' && call.headers.get('idempotency-key');
        if (!key || !isUuid.test(key)) return next(call);
        const made = steps.get(key);
        const { status } =
          (await db
            .selectFrom('country_indicator')
            .select('status')
            .where('id', '=', idIn(String((jsonOf(call) as Row | undefined)?.CountryIndicatorRatingId)))
            .executeTakeFirst()) ?? {};
        if (made !== undefined && made !== status)
          return respondWith(
            403,
            { type: 'about:blank', title: 'Forbidden', status: 403, code: 'forbidden' },
            'application/problem+json',
          );
        const response = await next(call);
        if (ok(response)) steps.set(key, (jsonOf(response) as Row).WorkflowStatus);
        return response;
      };
    },
  },
  {
    id: 'key-of-any-body',
    kind: 'idempotency',
    operation: 'reorderIndicator',
    what: 'a key that is used for another move is answered what the first one was',
    place: 'header Idempotency-Key',
    plant: keptBy('reorderIndicator', ({ headers }) => headers.get('idempotency-key')),
  },
  {
    id: 'moves-deduplicated',
    kind: 'idempotency',
    operation: 'reorderActivity',
    what: 'requests are told apart by their body: the same move again, with a key of its own, is none',
    place: 'listActivities /*/Id',
    plant: keptBy('reorderActivity', (call) => `${call.path} ${JSON.stringify(jsonOf(call))}`),
  },
];

/** Versions and idempotency keys: the same write twice, or on an old state. */
import { after, answering, at, jsonOf, type Mutant, ok, type Row, request, sending, withJson } from '../../mutant.ts';
import { without } from './words.ts';

export const repeats: Mutant[] = [
  {
    id: 'version-not-raised',
    kind: 'versions',
    operation: 'updateActivity',
    what: 'the Version stays',
    place: 'Version',
    plant: at('updateActivity', async (call, next, { db }) => {
      const answer = await next(call);
      if (!ok(answer)) return answer;
      const row = jsonOf(answer) as Row;
      await db.updateTable('activity').set({ version: 1 }).where('id', '=', Number(row.Id)).execute();
      return withJson(answer, { ...row, Version: 1 });
    }),
  },
  {
    id: 'version-twice',
    kind: 'versions',
    operation: 'updateRating',
    what: 'the Version grows by two',
    place: 'Version',
    plant: at('updateRating', async (call, next, { db }) => {
      const answer = await next(call);
      if (!ok(answer)) return answer;
      const row = jsonOf(answer) as Row;
      await db
        .updateTable('country_indicator')
        .set({ version: Number(row.Version) + 1 })
        .where('id', '=', Number(row.Id))
        .execute();
      return withJson(answer, { ...row, Version: Number(row.Version) + 1 });
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
      const answer = await next(sending(call, { ...given, Version: 1_000_000 }));
      if ((jsonOf(answer) as Row | undefined)?.code !== 'stale') return answer;
      const problem = {
        type: 'about:blank',
        title: 'x',
        status: 422,
        code: 'invalid',
        errors: [{ pointer: '/Version', detail: 'x' }],
      };
      return answering(422, problem, 'application/problem+json');
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
    plant: request('createMilestone', (call) => {
      const headers = new Headers(call.headers);
      headers.delete('idempotency-key');
      return { ...call, headers };
    }),
  },
  {
    id: 'key-ignored-comment',
    kind: 'idempotency',
    operation: 'addComment',
    what: 'a comment that is sent twice stands twice',
    plant: request('addComment', (call) => {
      const headers = new Headers(call.headers);
      headers.delete('idempotency-key');
      return { ...call, headers };
    }),
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
          return answering(
            409,
            { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' },
            'application/problem+json',
          );
        keys.add(key);
        return next(call);
      };
    },
  },
];

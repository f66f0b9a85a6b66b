import type { OperationId } from '#generated/operations.ts';
import type { Call } from '../../../server/call.ts';
import { type TestApp, testNow } from './app.ts';

/** A call as a handler gets it, for tests that change the record between the checks of the route and the handler. */
export const handlerCall = <Id extends OperationId>({ db }: Pick<TestApp, 'db'>, call: Partial<Call<Id>>): Call<Id> =>
  ({
    db,
    now: () => testNow,
    parentNotMetCascades: true,
    turn: async () => undefined,
    query: {},
    ...call,
  }) as Call<Id>;

/** Operations at another address, behind another method, or handled by another. */
import { at, bytes, type Mutant, ok, respondWith, responses } from '../../mutant.ts';

export const addresses: Mutant[] = [
  {
    id: 'route-missing',
    kind: 'addresses',
    operation: 'readAdjacentIndicators',
    what: 'nothing is mounted there',
    plant: at('readAdjacentIndicators', (call, next) => next({ ...call, path: `${call.path}s-x` })),
  },
  {
    id: 'method-other',
    kind: 'addresses',
    operation: 'reorderIndicator',
    what: 'PATCH instead of PUT',
    plant: at('reorderIndicator', async () => ({
      status: 405,
      headers: new Headers({ allow: 'PATCH' }),
      body: bytes(''),
    })),
  },
  {
    id: 'method-404',
    kind: 'addresses',
    operation: 'clearNotification',
    what: 'POST instead of PUT, PUT is not found',
    plant: at('clearNotification', (call, next) => next({ ...call, path: '/api/v1/no-such-place' })),
  },
  {
    id: 'trailing-slash',
    kind: 'addresses',
    operation: 'listCountries',
    what: 'only with a slash at the end: redirected',
    plant: at('listCountries', async (call) => ({
      status: 301,
      headers: new Headers({ location: `${call.path}/` }),
      body: bytes(''),
    })),
  },
  {
    id: 'wrong-handler',
    kind: 'addresses',
    operation: 'listEditionGlobalUsers',
    what: 'the route below catches it: the users of the edition',
    plant: at('listEditionGlobalUsers', (call, next) =>
      next({ ...call, path: call.path.replace('global-users', 'users') }),
    ),
  },
  {
    id: 'wrong-route-order',
    kind: 'addresses',
    operation: 'readCurrentUser',
    what: 'GET /users/{id} catches current-user',
    plant: responses('readCurrentUser', ok, () =>
      respondWith(
        400,
        { type: 'about:blank', title: 'Bad Request', status: 400, code: 'malformed-request' },
        'application/problem+json',
      ),
    ),
  },
];

/** Tokens that are not looked at, or not closely. */
import { as, at, type Mutant, respondWith, responses } from '../../mutant.ts';

/** As the administrator, where the request would be refused with this status. */
const opened = (operation: string, status: number) =>
  at(operation, async (call, next, backend) => {
    const response = await next(call);
    return response.status === status ? next(await as(1, call, backend)) : response;
  });

const tokenOf = (headers: Headers) => headers.get('authorization')?.replace(/^Bearer /i, '');

/** Tokens with these parts are taken for what they say. */
const trusted = (operation: string, isTrusted: (token: string) => boolean) =>
  at(operation, async (call, next, backend) => {
    const response = await next(call);
    if (response.status !== 401 || !isTrusted(tokenOf(call.headers) ?? '')) return response;
    return next(await as(call.userId ?? 1, call, backend));
  });

/** What a token says of itself, signed or not. */
function claimsOf(token: string): { exp?: number; aud?: unknown; sub?: string } {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  } catch {
    return {};
  }
}

export const tokens: Mutant[] = [
  {
    id: 'read-unguarded',
    kind: 'tokens',
    operation: 'listUsers',
    what: 'a list that needs no token',
    plant: opened('listUsers', 401),
  },
  {
    id: 'post-unguarded',
    kind: 'tokens',
    operation: 'summariseWorkflowAssignment',
    what: 'a reading POST that needs no token',
    plant: opened('summariseWorkflowAssignment', 401),
  },
  {
    id: 'write-unguarded',
    kind: 'tokens',
    operation: 'deleteActivity',
    what: 'a deletion that needs no token',
    plant: opened('deleteActivity', 401),
  },
  {
    id: 'any-token',
    kind: 'tokens',
    operation: 'readCompareFilters',
    what: 'any token will do',
    plant: trusted('readCompareFilters', (token) => token !== ''),
  },
  {
    id: 'unsigned-token',
    kind: 'tokens',
    operation: 'listMilestones',
    what: 'tokens without a signature (alg none)',
    plant: trusted(
      'listMilestones',
      (token) => /^eyJ.*\.$/.test(token) && Buffer.from(token.split('.')[0] ?? '', 'base64url').includes('none'),
    ),
  },
  {
    id: 'decoded-token',
    kind: 'tokens',
    operation: 'listReportEditions',
    what: 'tokens are read, and their signature not checked',
    plant: trusted('listReportEditions', (token) => token.split('.').length === 3),
  },
  {
    id: 'own-key',
    kind: 'tokens',
    operation: 'listWorkflowUsers',
    what: 'the key in the header of the token is trusted',
    plant: trusted('listWorkflowUsers', (token) =>
      Buffer.from(token.split('.')[0] ?? '', 'base64url').includes('"jwk"'),
    ),
  },
  {
    id: 'expired-accepted',
    kind: 'tokens',
    operation: 'listCountries',
    what: 'nobody looks when a token ends',
    place: 'expired',
    plant: trusted('listCountries', (token) => Number(claimsOf(token).exp) * 1000 < Date.now()),
  },
  {
    id: 'audience-accepted',
    kind: 'tokens',
    operation: 'updateActivity',
    what: 'a token for another application is taken',
    place: 'audience',
    plant: trusted('updateActivity', (token) => String(claimsOf(token).aud).endsWith(':other')),
  },
  {
    id: 'deactivated-accepted',
    kind: 'tokens',
    operation: 'listNotifications',
    what: 'a deactivated user is served until the token ends',
    place: 'deactivated',
    plant: at('listNotifications', async (call, next, backend) => {
      const response = await next(call);
      return response.status === 401 && call.userId === 6 ? next(await as(2, call, backend)) : response;
    }),
  },
  {
    id: 'body-first',
    kind: 'tokens',
    operation: 'createMilestone',
    what: 'the body is looked at before the token: 422 without one',
    plant: responses(
      'createMilestone',
      ({ status }) => status === 401,
      () =>
        respondWith(
          422,
          { type: 'about:blank', title: 'Unprocessable', status: 422, code: 'invalid', errors: [] },
          'application/problem+json',
        ),
    ),
  },
  {
    id: 'record-first',
    kind: 'tokens',
    operation: 'readReferences',
    what: 'the record is looked for before the token: 404 without one',
    plant: responses(
      'readReferences',
      ({ status }) => status === 401,
      () =>
        respondWith(
          404,
          { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' },
          'application/problem+json',
        ),
    ),
  },
];

import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
import { expect, test } from 'vitest';
import { ApiError } from '#src/lib/api/api-error.ts';
import { endingOf } from '#src/lib/session/ending.ts';

const login = (status: number) => new ApiError('logIn', '/api/v1/login', { status });

test.each([
  ['the product does not know the account', login(403), 'refused'],
  ['the product does not accept the token', login(401), 'failed'],
  ['the product has a fault', login(500), 'failed'],
  ['the product does not answer', login(0), 'failed'],
  ['the provider denies access', new ErrorResponse({ error: 'access_denied' }), 'denied'],
  ['the code was used before', new ErrorResponse({ error: 'invalid_grant' }), 'unmatched'],
  ['the provider has a fault', new ErrorResponse({ error: 'server_error' }), 'provider-failed'],
  ['the provider does not answer', new TypeError('Failed to fetch'), 'provider-failed'],
  ['the provider is too slow', new ErrorTimeout('Network timed out'), 'provider-failed'],
  ['a gateway answers for the provider', new Error('Bad Gateway (502)'), 'provider-failed'],
  ['the state is of another sign-in', new Error('No matching state found in storage'), 'unmatched'],
  ['the callback is bare', new Error('No state in response'), 'unmatched'],
] as const)('[S25] %s', (_what, error, ending) => {
  expect(endingOf(error)).toBe(ending);
});

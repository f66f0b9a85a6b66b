import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { knownAccess, useAccess } from '#src/lib/access/use-access.ts';

/** The access of a user, or of nobody while it is not known who that is. */
function accessOf(user: object | undefined) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, enabled: false } },
  });
  if (user) client.setQueryData(getReadCurrentUserQueryKey(), user);
  expect(knownAccess(client).user).toEqual(user);
  return renderHook(useAccess, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result.current;
}

test('[S119] a person may do what the permissions allow, with the facts about the record where it needs them', () => {
  const user = { Permissions: ['dataentry-indicator-edit-own'] };
  const access = accessOf(user);
  expect(access.user).toEqual(user);
  expect([access.holds('dataentry-indicator-edit-own'), access.holds('dataentry-import')]).toEqual([true, false]);
  expect(access.may('updateRating')).toBe(false);
  expect(access.may('updateRating', ['status:research', 'is:researcher'])).toBe(true);
  expect([access.mayForSome('updateRating'), access.mayForSome('createReportEdition')]).toEqual([true, false]);
});

test('[S119] nobody may do anything while it is not known who it is', () => {
  const access = accessOf(undefined);
  expect(access.user).toBeUndefined();
  expect(access.holds('dataentry-indicator-edit-own')).toBe(false);
  expect([access.may('readCurrentUser'), access.mayForSome('readCurrentUser')]).toEqual([false, false]);
});

import { partialMatchKey, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { UserStatus } from '#generated/enums.ts';
import { getListCountriesProgressQueryKey } from '#generated/hooks/countries/countries.ts';
import {
  getListWorkflowRegionsQueryKey,
  getListWorkflowUsersQueryKey,
  getReadDashboardFiltersQueryKey,
} from '#generated/hooks/dashboard/dashboard.ts';
import {
  getListEditionCountriesQueryKey,
  getListEditionGlobalCountriesQueryKey,
  getListEditionGlobalUsersQueryKey,
  getListEditionUsersQueryKey,
  getListMentionableUsersQueryKey,
  getListReportEditionsQueryKey,
} from '#generated/hooks/editions/editions.ts';
import { getListUsersQueryKey } from '#generated/hooks/users/users.ts';
import { getListCountriesProgressResponseMock } from '#generated/mocks/countries/countries.msw.ts';
import {
  getListWorkflowRegionsResponseMock,
  getListWorkflowUsersResponseMock,
  getReadDashboardFiltersResponseMock,
} from '#generated/mocks/dashboard/dashboard.msw.ts';
import {
  getListEditionCountriesResponseMock,
  getListEditionGlobalCountriesResponseMock,
  getListEditionGlobalUsersResponseMock,
  getListEditionUsersResponseMock,
  getListMentionableUsersResponseMock,
  getListReportEditionsResponseMock,
} from '#generated/mocks/editions/editions.msw.ts';
import { getListUsersResponseMock } from '#generated/mocks/users/users.msw.ts';
import type { EditionUser } from '#generated/model/index.ts';
import { memberEdits } from '#src/features/editions/members/edits.ts';
import { newWrite } from '#src/lib/api/calls.ts';
import type { Edit } from '#src/lib/api/edits.ts';

const keys = {
  users: getListEditionUsersQueryKey({ id: 4 }),
  globalUsers: getListEditionGlobalUsersQueryKey({ id: 4 }),
  mentionable: getListMentionableUsersQueryKey({ id: 4 }),
  workflowUsers: getListWorkflowUsersQueryKey({ editionId: 4 }),
  systemUsers: getListUsersQueryKey(),
  countries: getListEditionCountriesQueryKey({ id: 4 }),
  globalCountries: getListEditionGlobalCountriesQueryKey({ id: 4 }),
  regions: getListWorkflowRegionsQueryKey({ editionId: 4 }),
  filters: getReadDashboardFiltersQueryKey({ editionId: 4 }),
  progress: getListCountriesProgressQueryKey({ reportEditionId: 4 }),
} satisfies Record<string, QueryKey>;

/** The contract's answers of edition 4, and another edition's that nothing may touch. */
function cache() {
  const client = new QueryClient();
  client.setQueryData(keys.users, getListEditionUsersResponseMock());
  client.setQueryData(getListEditionUsersQueryKey({ id: 3 }), getListEditionUsersResponseMock());
  client.setQueryData(keys.globalUsers, getListEditionGlobalUsersResponseMock());
  client.setQueryData(keys.mentionable, getListMentionableUsersResponseMock());
  client.setQueryData(keys.workflowUsers, getListWorkflowUsersResponseMock());
  client.setQueryData(keys.systemUsers, getListUsersResponseMock());
  client.setQueryData(keys.countries, getListEditionCountriesResponseMock());
  client.setQueryData(keys.globalCountries, getListEditionGlobalCountriesResponseMock());
  client.setQueryData(keys.regions, getListWorkflowRegionsResponseMock());
  client.setQueryData(keys.filters, getReadDashboardFiltersResponseMock());
  client.setQueryData(keys.progress, getListCountriesProgressResponseMock());
  client.setQueryData(getListReportEditionsQueryKey(), getListReportEditionsResponseMock());
  const apply = (edits: Edit[] | undefined) => {
    // what is looked up stands as it was before the write
    const before = client.getQueriesData({});
    const shown = <T>(key: QueryKey) =>
      before.flatMap(([own, data]) => (partialMatchKey(own, key) && data !== undefined ? [data as T] : []));
    for (const { key, change } of edits ?? [])
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: key }))
        client.setQueryData(queryKey, (old: unknown) => change(old, shown, queryKey));
  };
  const idsAt = (key: QueryKey) => (client.getQueryData<{ Id: number }[]>(key) ?? []).map(({ Id }) => Id);
  return { client, apply, idsAt };
}

test('[S66] [S102] users who are added leave the addable list and stand in their place in the other, as added now', () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T04:05:00Z') });
  const { client, apply, idsAt } = cache();
  apply(memberEdits.addEditionUsers?.({ id: 4, data: [{ Id: 13 }] }, newWrite()));
  expect(idsAt(keys.users)).toEqual([1, 9, 10, 3, 5, 13, 7, 8, 2, 4, 12, 11]);
  expect(idsAt(keys.globalUsers)).toEqual([]);
  expect(idsAt(keys.mentionable)).toContain(13);
  const added = client.getQueryData<EditionUser[]>(keys.users)?.find(({ Id }) => Id === 13);
  expect(added).toMatchObject({ FullName: 'Kwame Mensah', DateAdded: '2026-11-19T04:05:00.000Z' });
  expect(client.getQueryData(getListEditionUsersQueryKey({ id: 3 }))).toEqual(getListEditionUsersResponseMock());
  vi.useRealTimers();
});

test('[S102] an added user belongs to the active edition in the list of system users', () => {
  const { client, apply } = cache();
  client.setQueryData(keys.systemUsers, [
    ...getListUsersResponseMock().filter(({ Id }) => Id !== 13),
    { ...getListUsersResponseMock()[0], Id: 13, ReportEditionName: 'Road Safety Report 2025' },
  ]);
  apply(memberEdits.addEditionUsers?.({ id: 4, data: [{ Id: 13 }] }, newWrite()));
  const users = client.getQueryData<{ Id: number; ReportEditionName: string }[]>(keys.systemUsers);
  expect(users?.find(({ Id }) => Id === 13)?.ReportEditionName).toBe('Road Safety Report 2026');
});

test('[S66] [S102] a removed user can be added again, is nowhere to be tagged or assigned, and carries no date', () => {
  const { client, apply, idsAt } = cache();
  apply(memberEdits.removeEditionUser?.({ id: 4, userId: 2 }, newWrite()));
  for (const key of [keys.users, keys.mentionable, keys.workflowUsers]) expect(idsAt(key)).not.toContain(2);
  expect(client.getQueryData<EditionUser[]>(keys.globalUsers)?.find(({ Id }) => Id === 2)).toMatchObject({
    FullName: 'Rui Tanaka',
    DateAdded: null,
  });
});

test('[S102] an inactive user who is removed cannot be added', () => {
  const { client, apply, idsAt } = cache();
  client.setQueryData<EditionUser[]>(keys.users, (list) =>
    list?.map((one) => ({ ...one, Status: UserStatus.Inactive })),
  );
  apply(memberEdits.removeEditionUser?.({ id: 4, userId: 2 }, newWrite()));
  expect(idsAt(keys.users)).not.toContain(2);
  expect(idsAt(keys.globalUsers)).toEqual([13]);
});

test('[S67] [S102] countries that are added leave the addable list, and can be chosen wherever countries are', () => {
  const { client, apply, idsAt } = cache();
  apply(memberEdits.addEditionCountries?.({ id: 4, data: [{ Id: 304 }, { Id: 540 }] }, newWrite()));
  expect(idsAt(keys.countries)).toEqual([384, 242, 304, 392, 404, 540, 578, 604]);
  expect(idsAt(keys.globalCountries)).toEqual([234]);
  const regions = client.getQueryData<{ Region: string; Countries: { Id: number }[] }[]>(keys.regions);
  expect(regions?.find(({ Region }) => Region === 'Oceania')?.Countries.map(({ Id }) => Id)).toContain(540);
  const filters = client.getQueryData<{ Countries: { Id: number; DisplayName: string }[] }>(keys.filters);
  expect(filters?.Countries).toContainEqual({ Id: 304, DisplayName: 'Greenland' });
});

test('[S67] [S102] a removed country is in no list of the edition, and a region without countries is gone', () => {
  const { client, apply, idsAt } = cache();
  apply(memberEdits.removeEditionCountry?.({ id: 4, countryId: 578 }, newWrite()));
  expect(idsAt(keys.countries)).not.toContain(578);
  expect(idsAt(keys.globalCountries)).toEqual([234, 304, 540, 578]);
  const regions = client.getQueryData<{ Region: string }[]>(keys.regions);
  expect(regions?.map(({ Region }) => Region)).not.toContain('Europe');
  const progress = client.getQueryData<{ CountryId: number }[]>(keys.progress);
  expect(progress?.some(({ CountryId }) => CountryId === 578)).toBe(false);
  expect(client.getQueryData<{ Countries: { Id: number }[] }>(keys.filters)?.Countries).not.toContainEqual(
    expect.objectContaining({ Id: 578 }),
  );
});

test('[S102] what is there already is not added twice, and what is gone leaves a list as it was', () => {
  const { client, apply } = cache();
  const add = memberEdits.addEditionUsers?.({ id: 4, data: [{ Id: 13 }] }, newWrite());
  apply(add);
  const once = client.getQueryData(keys.users);
  apply(add);
  expect(client.getQueryData(keys.users)).toBe(once);
  apply(memberEdits.removeEditionCountry?.({ id: 4, countryId: 999 }, newWrite()));
  expect(client.getQueryData(keys.countries)).toEqual(getListEditionCountriesResponseMock());
});

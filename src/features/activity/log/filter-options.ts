import { useListCountries } from '#generated/hooks/countries/countries.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import { useListLibraryIndicators } from '#generated/hooks/library/library.ts';
import { useListUsers } from '#generated/hooks/users/users.ts';
import type { OperationId } from '#generated/operations.ts';
import type { MultiSelectOption } from '#src/components/choices/multi-select-props.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import type { ActivityList } from './activity-search.ts';
import { KIND_NAMES } from './kind-names.ts';

export type FilterOptions = {
  list: ActivityList;
  word: string;
  /** Undefined while they are loading. */
  options: MultiSelectOption<number>[] | undefined;
  /** The person may read the choices. */
  isOffered: boolean;
  failed: { error: Error; pending: boolean; retry: () => void } | undefined;
};

type Read = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => unknown };

const kinds = Object.entries(KIND_NAMES).map(([value, label]) => ({ value: Number(value), label }));

/**
 * What each filter chooses from, asked for where the filter is opened or in force. A filter whose
 * choices the person may not read is not offered; in an address it filters nevertheless.
 */
export function useFilterOptions(needed: (list: ActivityList) => boolean): FilterOptions[] {
  const { may } = useAccess();
  const asked = (list: ActivityList, by: OperationId) => ({
    query: { enabled: may(by) && needed(list), ...toldInPlace },
  });
  const users = useListUsers(asked('users', 'listUsers'));
  const countries = useListCountries(asked('countries', 'listCountries'));
  const indicators = useListLibraryIndicators(asked('indicators', 'listLibraryIndicators'));
  const editions = useListReportEditions(asked('editions', 'listReportEditions'));

  return [
    {
      list: 'users',
      word: 'Person',
      isOffered: may('listUsers'),
      options: users.data?.map((one) => ({ value: one.Id, label: one.FullName, detail: one.EmailAddress })),
      failed: failureOf(users),
    },
    { list: 'kinds', word: 'Kind', options: kinds, isOffered: true, failed: undefined },
    {
      list: 'countries',
      word: 'Country',
      isOffered: true,
      options: countries.data?.map(({ Id, Name }) => ({ value: Id, label: Name })),
      failed: failureOf(countries),
    },
    {
      list: 'indicators',
      word: 'Indicator',
      isOffered: may('listLibraryIndicators'),
      options: indicators.data?.map((one) => ({ value: one.LibraryIndicatorId, label: one.SnapshotName })),
      failed: failureOf(indicators),
    },
    {
      list: 'editions',
      word: 'Edition',
      isOffered: true,
      options: editions.data?.map(({ Id, Name }) => ({ value: Id, label: Name })),
      failed: failureOf(editions),
    },
  ];
}

const failureOf = ({ data, error, isFetching, refetch }: Read): FilterOptions['failed'] =>
  error && data === undefined ? { error, pending: isFetching, retry: () => void refetch() } : undefined;

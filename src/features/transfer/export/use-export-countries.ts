import { useListCountries } from '#generated/hooks/countries/countries.ts';
import { useListExportCountries } from '#generated/hooks/transfer/transfer.ts';

/** All countries; once editions are chosen, those that are in any of them (requirements A2.8). */
export function useExportCountries(editions: readonly number[]) {
  const byEdition = editions.length > 0;
  const ids = [...editions].sort((one, other) => one - other);
  const all = useListCountries({ query: { enabled: !byEdition } });
  const ofEditions = useListExportCountries(ids, { query: { enabled: byEdition } });
  const { data, error, refetch } = byEdition ? ofEditions : all;
  return { countries: data, error, refetch };
}

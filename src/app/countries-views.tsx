import { useCountriesViews } from '#src/features/countries/list/use-countries-views.ts';
import { ListViews } from '#src/features/views/list-views.tsx';

/** The saved views of the list of countries. */
export function CountriesViews() {
  return <ListViews {...useCountriesViews()} />;
}

import { ViewList } from '#generated/enums.ts';
import type { SavedView, ViewContent } from '#generated/model/index.ts';
import { optionalColumns } from './columns.ts';
import { countriesDefaults } from './countries-search.ts';
import { countriesContent, countriesSearchOf } from './countries-views.ts';
import { useCountriesSearch } from './use-countries-search.ts';

/** The list, as its saved views set it [B11]. */
export function useCountriesViews() {
  const { search, change } = useCountriesSearch();
  return {
    list: ViewList.Countries,
    content: countriesContent(search),
    standard: countriesContent(countriesDefaults),
    saved: search.saved,
    read: (content: ViewContent) => countriesContent(countriesSearchOf(content)),
    onOpen: (view: Pick<SavedView, 'Id' | 'Content'> | undefined) =>
      change(
        view ? { ...countriesSearchOf(view.Content), saved: view.Id } : { ...countriesDefaults, saved: undefined },
      ),
    columns: search.view === 'table' ? optionalColumns : [],
    hidden: search.hidden,
    onHide: (hidden: CountriesColumns) => change({ hidden: [...hidden] }),
  };
}

type CountriesColumns = readonly (typeof optionalColumns)[number]['value'][];

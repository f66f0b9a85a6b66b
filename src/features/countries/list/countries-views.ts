import type { ViewContent } from '#generated/model/index.ts';
import { contentOf, filtersOf } from '#src/lib/saved-view.ts';
import {
  type CountriesSearch,
  type CountriesSearchInput,
  countriesDefaults,
  readCountriesSearch,
} from './countries-search.ts';

/** What the list is set to, as a view keeps it: filters, order, columns, and table or map. */
export function countriesContent(search: CountriesSearch): ViewContent {
  const { name, status, stage, region, sort, desc, view, measure, completedOnly, hidden } = search;
  const shown = {
    ...(view !== countriesDefaults.view && { view }),
    ...(measure !== countriesDefaults.measure && { measure }),
    ...(completedOnly && { completedOnly }),
  };
  const isOrdered = sort !== countriesDefaults.sort || desc;
  return contentOf({ name, status, stage, region, ...shown }, isOrdered ? `${desc ? '-' : ''}${sort}` : null, hidden);
}

/** What a view sets the list to; what it names and the list does not know is left out. */
export const countriesSearchOf = (content: ViewContent): CountriesSearch =>
  readCountriesSearch({
    ...filtersOf(content, ['name', 'region']),
    sort: content.Order?.replace('-', ''),
    desc: content.Order?.startsWith('-'),
    hidden: content.HiddenColumns,
  } as CountriesSearchInput);

/** Does the address say nothing of the list? */
export const isBare = ({ saved, ...search }: CountriesSearch): boolean => {
  const { Filters, Order, HiddenColumns } = countriesContent(search);
  return saved === undefined && Filters.length === 0 && Order === null && HiddenColumns.length === 0;
};

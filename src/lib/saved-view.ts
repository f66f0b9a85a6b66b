import type { CurrentUser, SavedView, ViewContent, ViewList } from '#generated/model/index.ts';

/** What an address says of a saved view beside filters and order. */
export type ViewAddress = {
  /** Id of the opened view; 0 = the list as it is by itself, where the role starts otherwise. */
  saved?: number;
};

export const readViewAddress = ({ saved }: { saved?: unknown }): ViewAddress =>
  Number.isInteger(saved) && Number(saved) >= 0 ? { saved: Number(saved) } : {};

/** The view that the person's list opens with where the address says nothing. */
export const defaultView = (user: CurrentUser | undefined, list: ViewList): SavedView | undefined =>
  user?.DefaultViews?.find(({ List }) => List === list);

type Value = string | number | boolean;
type Filters = Record<string, Value | readonly Value[] | undefined>;

/** Writes filters as a view keeps them: what is empty is left out. */
export const contentOf = (filters: Filters, Order: string | null, HiddenColumns: readonly string[]): ViewContent => ({
  Format: 1,
  Filters: Object.entries(filters).flatMap(([Name, value]) => {
    const Values = [value].flat().flatMap((one) => (one === undefined || one === '' ? [] : [`${one}`]));
    return Values.length > 0 ? [{ Name, Values }] : [];
  }),
  Order,
  HiddenColumns: [...HiddenColumns],
});

/**
 * The filters of a view as an address has them, for the list's own reader, which leaves out what it
 * does not know. `texts` are the filters whose values stay texts: '7' and 'true' too.
 */
export const filtersOf = ({ Filters }: ViewContent, texts: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Filters.map(({ Name, Values }) => {
      const values = texts.includes(Name) ? Values : Values.map(parsed);
      return [Name, values.length === 1 ? values[0] : values];
    }),
  );

function parsed(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,10}$/.test(text) ? Number(text) : text;
}

/** Do both set a list to the same? The order of filters and values says nothing. */
export const isSameContent = (one: ViewContent, other: ViewContent): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ Filters, Order, HiddenColumns }: ViewContent): string =>
  JSON.stringify([
    Filters.map(({ Name, Values }) => [Name, ...Values.toSorted()].join('\n')).toSorted(),
    Order,
    HiddenColumns.toSorted(),
  ]);

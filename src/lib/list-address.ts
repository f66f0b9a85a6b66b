import { useSearch } from '@tanstack/react-router';
import { type EditionAddress, keepEdition } from './edition-address.ts';

/**
 * The list of the dashboard from which the page was opened, as its address names it: filters and
 * order, only what differs from the defaults. Undefined where it was opened otherwise.
 */
export const useListSearch = () => useSearch({ strict: false, select: ({ list }) => list });

export type ListSearch = NonNullable<ReturnType<typeof useListSearch>>;
export type ListAddress = { list?: ListSearch };

/** `search` for links from one indicator of a list to another: keeps edition and list. */
export const keepList = ({ edition, list }: Kept): EditionAddress & ListAddress => ({
  ...keepEdition({ edition }),
  ...(list && { list }),
});

type Kept = { edition?: number | undefined; list?: ListSearch | undefined };

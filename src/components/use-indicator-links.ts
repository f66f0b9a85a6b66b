import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import type { EditionAddress } from '#src/lib/edition-address.ts';
import { keepList, type ListSearch } from '#src/lib/list-address.ts';
import { isPlainPress } from './plain-press.ts';
import { useFocusOnReturn } from './use-focus-on-return.ts';

/**
 * How long the pointer or the focus must rest on a row for its page to be fetched ahead, in
 * milliseconds.
 */
const REST_MS = 150;

/** A country indicator. */
export type Place = { countryId: number; indicatorId: number };

/**
 * What the router's own links would do, once for a whole list of them: each of those listens to the
 * router and works out its address by itself, which was most of the time that opening a country's
 * tree took (tests/bench/country-tree.bench.ts). Put `hrefOf` on plain anchors, the rest on what
 * holds them all, which is `box`: the focus comes back to the link that was followed. The pages
 * know `list`, where one is given.
 */
export function useIndicatorLinks(box: RefObject<HTMLElement | null>, list?: ListSearch) {
  const router = useRouter();
  const leaveBy = useFocusOnReturn(box);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const edition = useLocation({ select: ({ search }) => (search as EditionAddress).edition });
  const pageOf = ({ countryId, indicatorId }: Place) => pageIn({ edition, list }, { countryId, indicatorId });
  const hrefOf = useMemo(() => {
    const pattern = router.buildLocation(
      pageIn({ edition, list }, { countryId: 'COUNTRY', indicatorId: 'INDICATOR' }),
    ).href;
    return ({ countryId, indicatorId }: Place) =>
      pattern.replace('COUNTRY', `${countryId}`).replace('INDICATOR', `${indicatorId}`);
  }, [router, edition, list]);

  return {
    /** The address of its page in the edition of this one; the same function at every rendering. */
    hrefOf,
    /** A press on a link. */
    follow(event: MouseEvent, place: Place): void {
      if (!isPlainPress(event) || event.defaultPrevented) return;
      event.preventDefault();
      leaveBy(hrefOf(place));
      void router.navigate(pageOf(place));
    },
    /** The pointer or the focus is on the row of this indicator, or on none. */
    rest(place: Place | undefined): void {
      clearTimeout(timer.current);
      if (place) timer.current = setTimeout(() => void router.preloadRoute(pageOf(place)), REST_MS);
    },
  };
}

type From = { edition: number | undefined; list: ListSearch | undefined };

const pageIn = ({ edition, list }: From, { countryId, indicatorId }: Record<keyof Place, number | string>) =>
  ({
    to: '/countries/$countryId/indicator/$indicatorId',
    params: { countryId: `${countryId}`, indicatorId: `${indicatorId}` },
    search: keepList({ edition, list }),
  }) as const;

import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useListCountriesProgress, useListCountryIndicators } from '#generated/hooks/countries/countries.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import { useListUsers } from '#generated/hooks/users/users.ts';
import { useListViews } from '#generated/hooks/views/views.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { idFrom } from '#src/lib/address.ts';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import { isNotOffered } from '#src/lib/api/why-failed.ts';
import { readEditionAddress } from '#src/lib/edition-address.ts';
import { keyTable } from '#src/lib/keys/table.ts';
import { keysInUse } from '#src/lib/keys/use-keys.ts';
import { mayEnter, pages } from '../pages.ts';
import { viewedLists } from '../viewed-lists.ts';
import { goKeys } from './go-keys.ts';
import { pageControls } from './page-controls.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';
import { useAccountActions } from './use-account-actions.ts';

/** An indicator was found, of a country that is not. */
export type AskedIndicator = { id: number; name: string };

const COUNTRIES = 'Countries';
const ELSEWHERE = new Set(['palette', 'leaveNote', ...Object.keys(goKeys)]);

/** What the palette offers, group by group, saved views first. */
export function usePaletteGroups(ask: (indicator: AskedIndicator) => void): PaletteGroup[] {
  const places = usePlaces(ask);
  const [here] = useState(actionsHere);
  return [
    useSavedViews(),
    { title: 'On this page', items: here },
    usePages(),
    useAccountActions(),
    places.countries,
    places.indicators,
    usePeople(),
  ].filter((group) => group !== undefined);
}

/** Nothing where the API does not offer them. */
function useSavedViews(): PaletteGroup | undefined {
  const router = useRouter();
  const permissions = useAccess().user?.Permissions ?? [];
  const { data, error, refetch } = useListViews({ query: toldInPlace });
  if (isNotOffered(error)) return undefined;
  return {
    title: 'Saved views',
    items: data
      ?.filter(({ List }) => mayEnter(viewedLists[List].page, permissions))
      .map((view) => {
        const { word, to, searchOf } = viewedLists[view.List];
        return {
          ...{ id: `view:${view.Id}`, label: view.Name, detail: `${word}, ${view.IsShared ? 'shared' : 'mine'}` },
          run: () => void router.navigate({ to, search: searchOf(view) } as never),
        };
      }),
    error,
    retry: () => void refetch(),
  };
}

/** The keys of the page, then whatever else can be used on it and in its header. */
function actionsHere(): PaletteItem[] {
  const keyed = keysInUse()
    .filter(({ id }) => !ELSEWHERE.has(id) && keyTable[id].where !== 'list')
    .map(({ id, act }) => ({ id, label: keyTable[id].does, keys: keyTable[id].keys, run: act }));
  const known = new Set(keyed.map(({ label }) => label));
  const pressed = pageControls().filter(({ label }) => !known.has(label as never));
  return [
    ...keyed,
    ...pressed.map(({ id, label, detail, control, press }) => ({
      ...{ id, label, detail, run: press },
      isLink: control.matches('a[href]'),
    })),
  ];
}

function usePages(): PaletteGroup {
  const router = useRouter();
  const permissions = useAccess().user?.Permissions ?? [];
  const items = Object.entries(goKeys)
    .filter(([, { page }]) => mayEnter(page, permissions))
    .map(([id, { to }]) => {
      const { does, keys } = keyTable[id as keyof typeof goKeys];
      return { id, label: does, keys, run: () => void router.navigate({ to }) };
    });
  return { title: 'Pages', items };
}

/** The edition that the page shows, else the current one. */
function usePaletteEdition(): number | undefined {
  const { data: editions } = useListReportEditions();
  const { edition } = readEditionAddress(useSearch({ strict: false }) as { edition?: unknown });
  return edition ?? (editions && currentEdition(editions)?.Id);
}

/** Leads to a country, or to an indicator of it, in the edition that the page shows. */
export function useLead() {
  const router = useRouter();
  const { edition } = readEditionAddress(useSearch({ strict: false }) as { edition?: unknown });
  return ({ countryId, indicatorId }: { countryId: number; indicatorId?: number }) =>
    void router.navigate({
      to: indicatorId ? '/countries/$countryId/indicator/$indicatorId' : '/countries/$countryId',
      params: { countryId: `${countryId}`, indicatorId: `${indicatorId}` },
      search: edition === undefined ? {} : { edition },
    } as never);
}

function usePlaces(ask: (indicator: AskedIndicator) => void) {
  const lead = useLead();
  const reportEditionId = usePaletteEdition() ?? 0;
  const mayRead = mayEnter(pages.countries, useAccess().user?.Permissions ?? []);
  const isAsked = mayRead && reportEditionId > 0;
  const own = idFrom((useParams({ strict: false }) as { countryId?: unknown }).countryId);
  const countries = useListCountriesProgress({ reportEditionId }, { query: { enabled: isAsked, ...toldInPlace } });
  // The indicators of an edition are those of any of its countries.
  const countryId = own ?? countries.data?.[0]?.CountryId ?? 0;
  const indicators = useListCountryIndicators(
    { countryId, reportEditionId },
    { query: { enabled: isAsked && countryId > 0, ...toldInPlace } },
  );
  // Where there is no country nothing is being fetched.
  const named = countryId === 0 && !countries.isPending ? [] : indicators.data;
  if (!isAsked) return { countries: undefined, indicators: undefined };
  return {
    countries: {
      title: COUNTRIES,
      isSearchedOnly: true,
      items: countries.data?.map(({ CountryId, CountryName, Region }) => ({
        ...{ id: `country:${CountryId}`, label: CountryName, detail: Region },
        run: () => lead({ countryId: CountryId }),
      })),
      error: countries.error,
      retry: () => void countries.refetch(),
    },
    indicators: {
      title: own ? 'Indicators of this country' : 'Indicators',
      isSearchedOnly: true,
      items: named?.map(({ IndicatorId, SnapshotName }) => ({
        ...{ id: `indicator:${IndicatorId}`, label: SnapshotName },
        asksMore: !own,
        run: () =>
          own ? lead({ countryId: own, indicatorId: IndicatorId }) : ask({ id: IndicatorId, name: SnapshotName }),
      })),
      error: indicators.error,
      retry: () => void indicators.refetch(),
    },
  };
}

/** The countries of the groups, to choose one for an indicator. */
export const countriesFor = (groups: PaletteGroup[], choose: (countryId: number) => void): PaletteGroup[] =>
  groups
    .filter(({ title }) => title === COUNTRIES)
    .map(({ isSearchedOnly: _all, ...group }) => ({
      ...group,
      items: group.items?.map((item) => ({ ...item, run: () => choose(Number(item.id.slice('country:'.length))) })),
    }));

/** For those who may see the users. */
function usePeople(): PaletteGroup | undefined {
  const router = useRouter();
  const may = mayEnter(pages.users, useAccess().user?.Permissions ?? []);
  const { data, error, refetch } = useListUsers({ query: { enabled: may, ...toldInPlace } });
  if (!may) return undefined;
  return {
    title: 'People',
    isSearchedOnly: true,
    items: data?.map(({ Id, FullName, EmailAddress }) => ({
      ...{ id: `person:${Id}`, label: FullName, detail: EmailAddress },
      run: () => void router.navigate({ to: '/users', search: { search: EmailAddress } } as never),
    })),
    error,
    retry: () => void refetch(),
  };
}

import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EditionStatus } from '#generated/enums.ts';
import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { EditionError } from '#src/app/edition-error.tsx';
import { IndicatorEdition } from '#src/app/indicator-edition.tsx';
import { PageBody } from '#src/app/page-body.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { editionReadBefore, shownEdition } from '#src/app/shown-edition.ts';
import { queueParams } from '#src/features/dashboard/dashboard-query.ts';
import { type DashboardSearch, readListAddress } from '#src/features/dashboard/dashboard-search.ts';
import type { WorkTab } from '#src/features/indicator/comments/use-work-tab.ts';
import { IndicatorScreen } from '#src/features/indicator/indicator-screen.tsx';
import { prefetchIndicator } from '#src/features/indicator/prefetch-indicator.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { idFrom, requireId } from '#src/lib/address.ts';
import { type EditionAddress, readEditionAddress } from '#src/lib/edition-address.ts';
import { onlyRead } from '#src/lib/only-read.ts';
import type { ReturnTo } from '#src/lib/return-to.ts';

type IndicatorSearchInput = { commentId?: unknown; edition?: unknown; tab?: unknown; list?: unknown };
type IndicatorSearch = EditionAddress & { commentId?: number; tab?: WorkTab; list?: Partial<DashboardSearch> };

const RatingHistory = lazyPart(() =>
  import('#src/features/activity/rating-history.tsx').then((part) => part.RatingHistory),
);

const readSearch = onlyRead(
  ({ commentId, edition, tab, list }: IndicatorSearchInput): IndicatorSearch => ({
    commentId: idFrom(commentId),
    ...readEditionAddress({ edition }),
    ...((tab === 'history' || tab === 'comments') && { tab }),
    ...listIn(list),
  }),
);

export const Route = createFileRoute('/_app/countries/$countryId/indicator/$indicatorId')({
  staticData: { page: pages.indicator },
  validateSearch: readSearch,
  beforeLoad: ({ context, params, search }) => {
    const [countryId, indicatorId] = [requireId(params.countryId), requireId(params.indicatorId)];
    // The edition was closed since the address was made; no other edition has its indicators.
    const before = search.edition === undefined && editionReadBefore(context, { countryId, indicatorId });
    if (before) throw redirect({ to: '.', search: (old) => ({ ...old, edition: before }), replace: true });
    const shown = shownEdition({ context, search });
    // The dashboard lists the current edition only.
    const list = search.edition === undefined ? search.list : undefined;
    const listParams = list && queueParams(list);
    return { ...shown, place: { countryId, indicatorId, reportEditionId: shown.edition.Id }, list, listParams };
  },
  loader: ({ context: { client, place, listParams } }) => prefetchIndicator(client, place, listParams),
  component: IndicatorPage,
  errorComponent: EditionError,
});

/** Without the key where the address names no list, so that links stay short. */
const listIn = (raw: unknown) => {
  const list = readListAddress(raw);
  return list && { list };
};

function IndicatorPage() {
  const { edition, current, place, list, listParams } = Route.useRouteContext();
  const opened = useMemo(() => list && listParams && { params: listParams, backTo: backTo(list) }, [list, listParams]);
  const { data, isPending } = useReadCountryIndicator(place);
  return (
    <>
      <IndicatorEdition place={place} edition={edition} current={current}>
        <div className="[&_h1]:text-sm [&_h1]:text-muted-foreground">
          <PageHeading title={data?.CountryName.toUpperCase() ?? pages.indicator.title} isPending={isPending} />
        </div>
      </IndicatorEdition>
      <PageBody>
        <IndicatorScreen
          place={place}
          editionName={edition.Name}
          currentEdition={current}
          History={RatingHistory}
          list={opened}
          isClosed={edition.Status === EditionStatus.Inactive}
        />
      </PageBody>
    </>
  );
}

const backTo = (list: Partial<DashboardSearch>) => (returnTo: ReturnTo) =>
  ({ to: '/dashboard', search: list, state: { returnTo }, resetScroll: false }) as const;

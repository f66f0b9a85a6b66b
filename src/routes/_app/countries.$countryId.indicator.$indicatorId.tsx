import { createFileRoute, redirect } from '@tanstack/react-router';
import { EditionStatus } from '#generated/enums.ts';
import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { EditionError } from '#src/app/edition-error.tsx';
import { IndicatorEdition } from '#src/app/indicator-edition.tsx';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { editionReadBefore, shownEdition } from '#src/app/shown-edition.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { IndicatorScreen } from '#src/features/indicator/indicator-screen.tsx';
import { prefetchIndicator } from '#src/features/indicator/prefetch-indicator.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { idFrom, requireId } from '#src/lib/address.ts';
import { type EditionAddress, readEditionAddress } from '#src/lib/edition-address.ts';

type IndicatorSearchInput = { commentId?: unknown; edition?: unknown; tab?: unknown };
type IndicatorSearch = EditionAddress & { commentId?: number; tab?: 'history' };

const RatingHistory = lazyPart(() =>
  import('#src/features/activity/rating-history.tsx').then((part) => part.RatingHistory),
);

export const Route = createFileRoute('/_app/countries/$countryId/indicator/$indicatorId')({
  staticData: { page: pages.indicator },
  validateSearch: ({ commentId, edition, tab }: IndicatorSearchInput): IndicatorSearch => ({
    commentId: idFrom(commentId),
    ...readEditionAddress({ edition }),
    ...(tab === 'history' && { tab }),
  }),
  beforeLoad: ({ context, params, search }) => {
    const [countryId, indicatorId] = [requireId(params.countryId), requireId(params.indicatorId)];
    // An edition that was closed meanwhile: its indicators are in no other one.
    const before = search.edition === undefined && editionReadBefore(context, { countryId, indicatorId });
    if (before) throw redirect({ to: '.', search: (old) => ({ ...old, edition: before }), replace: true });
    const shown = shownEdition({ context, search });
    return { ...shown, place: { countryId, indicatorId, reportEditionId: shown.edition.Id } };
  },
  loader: ({ context: { client, place } }) => prefetchIndicator(client, place),
  component: IndicatorPage,
  errorComponent: EditionError,
});

function IndicatorPage() {
  const { edition, current, place } = Route.useRouteContext();
  const { data } = useReadCountryIndicator(place);
  return (
    <>
      <IndicatorEdition place={place} edition={edition} current={current}>
        {data ? <PageHeading title={data.CountryName.toUpperCase()} /> : <Skeleton className="h-6 w-40" />}
      </IndicatorEdition>
      <IndicatorScreen
        place={place}
        editionName={edition.Name}
        currentEdition={current}
        History={RatingHistory}
        isClosed={edition.Status === EditionStatus.Inactive}
      />
    </>
  );
}

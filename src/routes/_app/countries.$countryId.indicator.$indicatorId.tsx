import { createFileRoute, redirect } from '@tanstack/react-router';
import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { PageHeading } from '#src/app/page-heading.tsx';
import { pages } from '#src/app/pages.ts';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { IndicatorScreen } from '#src/features/indicator/indicator-screen.tsx';
import { prefetchIndicator } from '#src/features/indicator/prefetch-indicator.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { idFrom, requireId } from '#src/lib/address.ts';

type IndicatorSearchInput = { commentId?: unknown; tab?: unknown };
type IndicatorSearch = { commentId?: number; tab?: 'history' };

const RatingHistory = lazyPart(() =>
  import('#src/features/activity/rating-history.tsx').then((part) => part.RatingHistory),
);

export const Route = createFileRoute('/_app/countries/$countryId/indicator/$indicatorId')({
  staticData: { page: pages.indicator },
  validateSearch: ({ commentId, tab }: IndicatorSearchInput): IndicatorSearch => ({
    commentId: idFrom(commentId),
    ...(tab === 'history' && { tab }),
  }),
  beforeLoad: ({ context: { edition }, params }) => {
    const [countryId, indicatorId] = [requireId(params.countryId), requireId(params.indicatorId)];
    if (!edition) throw redirect({ to: '/dashboard' });
    return { edition, place: { countryId, indicatorId, reportEditionId: edition.Id } };
  },
  loader: ({ context: { client, place } }) => prefetchIndicator(client, place),
  component: IndicatorPage,
});

function IndicatorPage() {
  const { edition, place } = Route.useRouteContext();
  const { data } = useReadCountryIndicator(place);
  return (
    <>
      {data ? <PageHeading title={data.CountryName.toUpperCase()} /> : <Skeleton className="h-6 w-40" />}
      <IndicatorScreen place={place} editionName={edition.Name} History={RatingHistory} />
    </>
  );
}

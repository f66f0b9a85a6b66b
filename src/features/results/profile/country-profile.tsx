import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useReadCountryResults } from '#generated/hooks/results/results.ts';
import type { CountryResults } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Contained } from '#src/components/ui/contained.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { resultsParams } from '../results-search.ts';
import { ScoreSwitches } from '../score-switches.tsx';
import { EditionsPanel } from './editions-panel.tsx';
import { ProfileTable } from './profile-table.tsx';
import { ProfileTotal } from './profile-total.tsx';
import { RatingChanges } from './rating-changes.tsx';

type CountryProfileProps = { countryId: number; editionId: number };

/**
 * What a country's ratings amount to, beside the edition before and its region, what changed, and
 * all editions [B60].
 */
export function CountryProfile({ countryId, editionId }: CountryProfileProps) {
  const counted = useSearch({
    from: '/_app/countries/$countryId/',
    select: ({ completedOnly, equalIndicators }) => resultsParams({ completedOnly, equalIndicators }),
  });
  const { data, error, refetch, isPlaceholderData } = useReadCountryResults({ editionId, countryId }, counted, {
    // another switch is of the same country: what was pressed stays, and has the focus
    query: { placeholderData: keepPreviousData },
  });
  const own = data?.Edition.Id === editionId && data.Country.CountryId === countryId ? data : undefined;
  if (error && !own) return <ReadError error={error} onRetry={() => void refetch()} isScreen />;
  if (!own)
    return (
      <LoadingRegion label="Fetching the results..." className="mt-3 grid gap-3">
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </LoadingRegion>
    );
  const { equalIndicators = false, completedOnly = false } = counted ?? {};
  return (
    <div aria-busy={isPlaceholderData}>
      <Profile profile={own} equalIndicators={equalIndicators} completedOnly={completedOnly} />
    </div>
  );
}

type ProfileProps = { profile: CountryResults; equalIndicators: boolean; completedOnly: boolean };

function Profile({ profile, equalIndicators, completedOnly }: ProfileProps) {
  const about = `${profile.Country.CountryId}`;
  return (
    <div className="mt-3 grid gap-3 print:block print:*:not-last:mb-3">
      <ProfileSwitches />
      <ProfileTotal profile={profile} equalIndicators={equalIndicators} completedOnly={completedOnly} />
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:block print:*:not-last:mb-3">
        <Contained about={about}>
          <ProfileTable profile={profile} />
        </Contained>
        <Contained about={about}>
          <EditionsPanel profile={profile} />
        </Contained>
      </div>
      <Contained about={about}>
        <RatingChanges profile={profile} />
      </Contained>
    </div>
  );
}

function ProfileSwitches() {
  const { completedOnly = false, equalIndicators = false } = useSearch({ from: '/_app/countries/$countryId/' });
  const navigate = useNavigate({ from: '/countries/$countryId/' });
  const change = (some: { completedOnly?: boolean; equalIndicators?: boolean }) =>
    void navigate({
      search: (old) => ({ ...old, ...some }),
      resetScroll: false,
    });
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2" data-print="hide">
      <ScoreSwitches completedOnly={completedOnly} equalIndicators={equalIndicators} onChange={change} />
    </div>
  );
}

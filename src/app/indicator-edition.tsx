import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getListRatingHistoryQueryOptions, useListRatingHistory } from '#generated/hooks/ratings/ratings.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { ClosedEdition, ToCountries } from './closed-edition.tsx';
import { EditionPicker } from './edition-picker.tsx';
import type { ShownEdition } from './shown-edition.ts';

/** The loader fetches it, and the panel of the history shows a failure. */
const PREFETCHED = { query: { refetchOnMount: false, retryOnMount: false } } as const;

type IndicatorEditionProps = ShownEdition & {
  place: { countryId: number; reportEditionId: number; indicatorId: number };
  /** The page's heading. */
  children: ReactNode;
};

/**
 * The head of an indicator's page with the editions that hold it. Each has an Id of its own for it,
 * which the history names; where that is not known, the way leads to the country.
 */
export function IndicatorEdition({ place, edition, current, children }: IndicatorEditionProps) {
  const navigate = useNavigate();
  const { data: history } = useListRatingHistory(place, PREFETCHED);
  const client = useQueryClient();
  const addressOf = (wanted: ReportEdition, address: number | undefined, told = history) => {
    const search = address ? { edition: address } : {};
    const countryId = `${place.countryId}`;
    const indicatorId = told?.find(({ ReportEditionId }) => ReportEditionId === wanted.Id)?.IndicatorId;
    if (!indicatorId) return { to: '/countries/$countryId', params: { countryId }, search } as const;
    const params = { countryId, indicatorId: `${indicatorId}` };
    return { to: '/countries/$countryId/indicator/$indicatorId', params, search } as const;
  };
  // who chooses before the history is there waits for it, and is not led elsewhere
  const choose = async (address: number | undefined, wanted: ReportEdition) => {
    const told =
      history ?? (await client.ensureQueryData(getListRatingHistoryQueryOptions(place)).catch(() => undefined));
    await navigate(addressOf(wanted, address, told));
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        {children}
        <EditionPicker shown={edition} onChoose={(address, wanted) => wanted && void choose(address, wanted)} />
      </div>
      <ClosedEdition edition={edition}>
        <ToCountries edition={edition} />
        {current && (
          <Link {...addressOf(current, undefined)} className={buttonVariants({ size: 'sm' })}>
            Go to the current edition
          </Link>
        )}
      </ClosedEdition>
    </>
  );
}

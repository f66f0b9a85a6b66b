import type { RatingCheck } from '#generated/enums.ts';
import { RatingCheck as Check } from '#generated/enums.ts';
import { useListRatingHistory, useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { useReadReferences } from '#generated/hooks/references/references.ts';
import type { CountryIndicatorRating, RatingHistoryItem } from '#generated/model/index.ts';
import { checksOf, isSameNote } from '#rules/checks.ts';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import type { Place } from '../place.ts';
import type { FormOfRating, RatingValues } from './rating-schema.ts';

/** The page's panels have asked for it already. */
const KNOWN = { query: { refetchOnMount: false, retryOnMount: false } } as const;

export type RatingChecks = {
  checks: RatingCheck[];
  /** The same in the edition before. */
  last: RatingHistoryItem | undefined;
  parentId: number;
};

/**
 * What to look at before the rating goes on, by what is typed and what the page shows, so that a
 * remedy shows at once; what is not fetched yet is as the server says.
 */
export function useRatingChecks(place: Place, rating: CountryIndicatorRating, form: FormOfRating): RatingChecks {
  const { data: history } = useListRatingHistory(place, KNOWN);
  const { reportEditionId: editionId, countryId, indicatorId } = place;
  const { data: references } = useReadReferences({ editionId, countryId, indicatorId }, KNOWN);
  const { data: { ParentIndicatorId: parentId = 0, IndicatorParentIsMet = null } = {} } =
    useReadCountryIndicator(place);
  const own = history?.findIndex(({ ReportEditionId }) => ReportEditionId === editionId) ?? -1;
  const last = history?.[own + 1];
  const { ChecksOff: off, Checks: served = [] } = rating;

  const found = ({ Score, ResearcherNote }: RatingValues): RatingCheck[] =>
    checksOf(
      {
        ...{ WorkflowStatus: rating.WorkflowStatus, isDecided: Boolean(rating.DecidedBy), QAUserId: rating.QAUserId },
        Score,
        hasSameNote: history
          ? isSameNote(ResearcherNote, last?.CountryIndicatorResearcherNote ?? null)
          : served.includes(Check.SameNote),
        scoreBefore: last?.CountryIndicatorRatingScore ?? null,
        hasReference: references
          ? references.CurrentReportEditionReferences.length > 0
          : !served.includes(Check.NoReference),
        isParentUnrated: parentId > 0 && IndicatorParentIsMet === null,
      },
      off ?? [],
    );
  const checks = useTyped(form, (typed) => found(typed).join(' '));
  return { checks: off && checks ? (checks.split(' ').map(Number) as RatingCheck[]) : [], last, parentId };
}

import '#src/lib/forms/zod.ts';
import type { UseFormReturn } from 'react-hook-form';
import { refine } from 'zod/mini';
import type { CountryIndicatorRating, RatingUpdate } from '#generated/model/index.ts';
import { UpdateRatingBody } from '#generated/zod/ratings/ratings.zod.ts';
import { INCONSISTENT_RATING, isConsistent } from '#rules/rating.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { listed } from '#src/lib/words.ts';

/** The rating form's values: the body of `updateRating`, empty where nothing is rated yet. */
export type RatingValues = {
  Score: number | null;
  RatingIsMet: boolean | null;
  ResearcherNote: string;
  CountryIndicatorRatingId: number;
  Version: number;
};

export type FormOfRating = UseFormReturn<RatingValues, unknown, RatingUpdate>;

export const valuesOf = (rating: CountryIndicatorRating): RatingValues => ({
  Score: rating.Score,
  RatingIsMet: rating.RatingIsMet,
  ResearcherNote: rating.ResearcherNote ?? '',
  CountryIndicatorRatingId: rating.Id,
  Version: rating.Version,
});

const schemaFor = (isNegative: boolean) =>
  UpdateRatingBody.check(
    refine((rating) => isConsistent(rating, isNegative), {
      error: INCONSISTENT_RATING,
      path: ['Score'],
    }),
  );

/** By polarity: the contract's body with the rule that YAML cannot say (requirements B5). */
export const ratingResolvers = {
  positive: resolverFor<RatingValues, RatingUpdate>('RatingUpdate', schemaFor(false)),
  negative: resolverFor<RatingValues, RatingUpdate>('RatingUpdate', schemaFor(true)),
};

/** Are both chosen and do they contradict each other? */
export const isInconsistent = ({ Score, RatingIsMet }: RatingValues, isNegative: boolean): boolean =>
  Score !== null && RatingIsMet !== null && !isConsistent({ Score, RatingIsMet }, isNegative);

const PARTS = { Score: 'the score', RatingIsMet: 'Met / Not Met', ResearcherNote: 'the note' } as const;

/** What of a rating differs between two versions, in words: 'the score and the note'. */
export const changedParts = (one: RatingValues, other: RatingValues): string =>
  listed(
    (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((key) => one[key] !== other[key]).map((key) => PARTS[key]),
  );

import type { RatingHistoryItem } from '#generated/model/index.ts';

type Rated = Pick<RatingHistoryItem, 'CountryIndicatorRatingScore' | 'CountryIndicatorRatingIsMet'>;

/** '{score} - Met', '{score} - Not Met', or 'Unrated' (requirements B2, 'Rating History'). */
export const ratingWords = ({
  CountryIndicatorRatingScore: score,
  CountryIndicatorRatingIsMet: isMet,
}: Rated): string => (score === null ? 'Unrated' : `${score} - ${isMet ? 'Met' : 'Not Met'}`);

import type { RatingValues } from './rating-schema.ts';

/** Score, verdict and note in words, for reading and copying. */
export const scoreIn = ({ Score }: RatingValues): string => (Score === null ? 'None' : `${Score}`);
export const verdictIn = ({ RatingIsMet }: RatingValues): string =>
  RatingIsMet === null ? 'None' : RatingIsMet ? 'Met' : 'Not Met';
export const textOf = (typed: RatingValues): string =>
  `Score: ${scoreIn(typed)}\nMet / Not Met: ${verdictIn(typed)}\nNote: ${typed.ResearcherNote}`;

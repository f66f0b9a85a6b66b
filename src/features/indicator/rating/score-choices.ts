import { scoresOf } from '#rules/rating.ts';
import type { FormOfRating, RatingValues } from './rating-schema.ts';

/**
 * Chooses score and met. The first choice of one fills the other in while that is empty; after that
 * they are free.
 */
export function scoreChoices(form: FormOfRating, isNegative: boolean) {
  const [notMet, met] = scoresOf(isNegative);
  const choose = <Name extends 'Score' | 'RatingIsMet'>(name: Name, value: RatingValues[Name]) =>
    form.setValue(name, value as never, { shouldValidate: true });
  return {
    chooseScore(score: number) {
      if (form.getValues('RatingIsMet') === null) choose('RatingIsMet', score === met);
      choose('Score', score);
    },
    chooseMet(isMet: boolean) {
      if (form.getValues('Score') === null) choose('Score', isMet ? met : notMet);
      choose('RatingIsMet', isMet);
      // what does not agree is told at the score, which the verdict may have mended
      void form.trigger('Score');
    },
  };
}

import { RatingCheck } from '#generated/enums.ts';
import { CheckMark } from '#src/components/check-mark.tsx';

/** Which things there are to look at is its title and its name. */
export function OneAndSeveral() {
  return (
    <div className="flex gap-6">
      <CheckMark checks={[RatingCheck.NoReference]} />
      <CheckMark checks={[RatingCheck.SameNote, RatingCheck.OtherScore, RatingCheck.NoQAUser]} />
    </div>
  );
}

import { INCONSISTENT_RATING, scoresOf } from '#rules/rating.ts';
import { Field } from '#src/components/ui/field.tsx';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import { GroupError } from './group-error.tsx';
import { scoreChoices } from './score-choices.ts';
import type { useRatingForm } from './use-rating-form.ts';

export type RatingFormState = ReturnType<typeof useRatingForm>;

type RatingFieldsProps = { state: RatingFormState; isNegative: boolean; readOnly: boolean };

const verdicts = [
  { value: 1, label: 'Met' },
  { value: 0, label: 'Not Met' },
] as const;

/**
 * Score, Met or Not Met, and the note: as they are typed, or the record's where nothing can be
 * typed.
 */
export function RatingFields({ state, isNegative, readOnly }: RatingFieldsProps) {
  const { form, served } = state;
  const { errors } = form.formState;
  const scores = scoresOf(isNegative);
  const { chooseScore, chooseMet } = scoreChoices(form, isNegative);
  const score = useTyped(form, (typed) => (readOnly ? served : typed).Score);
  const isMet = useTyped(form, (typed) => (readOnly ? served : typed).RatingIsMet);
  const told = state.inconsistent ? INCONSISTENT_RATING : (errors.Score?.message ?? errors.RatingIsMet?.message);

  return (
    <>
      <GroupError message={readOnly ? undefined : told}>
        <SegmentedControl
          legend={`Indicator rating ${isNegative ? '(-1 or 0)' : '(0 or 1)'}`}
          options={[...scores].sort((one, other) => one - other).map((value) => ({ value, label: value }))}
          value={score}
          onValueChange={chooseScore}
          disabled={readOnly}
        />
        <SegmentedControl
          legend="Met / Not Met"
          options={verdicts}
          value={isMet === null ? null : Number(isMet)}
          onValueChange={(value) => chooseMet(value === 1)}
          disabled={readOnly}
        />
      </GroupError>
      <Field
        label="Researcher Note"
        required
        error={readOnly ? undefined : (errors.ResearcherNote?.message ?? state.wrong('ResearcherNote'))}
      >
        {(control) => (
          <Textarea
            {...control}
            key={`${readOnly}`}
            {...(readOnly ? { readOnly, value: served.ResearcherNote } : form.register('ResearcherNote'))}
            rows={6}
            className="min-h-34"
          />
        )}
      </Field>
    </>
  );
}

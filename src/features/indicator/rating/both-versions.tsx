import { useWatch } from 'react-hook-form';
import { VersionTable } from '#src/components/version-table.tsx';
import type { FormOfRating, RatingValues } from './rating-schema.ts';
import { scoreIn, verdictIn } from './rating-text.ts';

type BothVersionsProps = { form: FormOfRating; kept: (typed: RatingValues) => RatingValues; theirs: RatingValues };

/** What was changed here and what somebody else has saved meanwhile. */
export function BothVersions({ form, kept, theirs }: BothVersionsProps) {
  const mine = kept(useWatch({ control: form.control, compute: (typed: RatingValues) => typed }));
  const parts = [
    { name: 'Score', mine: scoreIn(mine), theirs: scoreIn(theirs) },
    { name: 'Met / Not Met', mine: verdictIn(mine), theirs: verdictIn(theirs) },
    { name: 'Note', mine: mine.ResearcherNote, theirs: theirs.ResearcherNote },
  ];
  const differing = parts.filter((one) => one.mine !== one.theirs);
  return differing.length > 0 && <VersionTable parts={differing} />;
}

import { useWatch } from 'react-hook-form';
import { TextDifference } from '#src/components/text-difference.tsx';
import type { FormOfRating, RatingValues } from './rating-schema.ts';
import { scoreIn, verdictIn } from './rating-text.ts';

type BothVersionsProps = { form: FormOfRating; theirs: RatingValues };

/**
 * What was typed here and what somebody else has saved meanwhile, side by side, with what differs
 * marked in theirs.
 */
export function BothVersions({ form, theirs }: BothVersionsProps) {
  const mine = useWatch({ control: form.control, compute: (typed: RatingValues) => typed });
  return (
    <table className="mt-2 w-full table-fixed text-sm">
      <caption className="sr-only">Your version and theirs</caption>
      <thead>
        <tr className="text-left text-xs text-muted-foreground">
          <th scope="col" className="w-14 font-medium">
            <span className="sr-only">Part</span>
          </th>
          <th scope="col" className="px-2 py-1 font-medium">
            Yours
          </th>
          <th scope="col" className="px-2 py-1 font-medium">
            Theirs
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        <Part name="Score" mine={scoreIn(mine)} theirs={scoreIn(theirs)} />
        <Part name="Rating" mine={verdictIn(mine)} theirs={verdictIn(theirs)} />
        <Part name="Note" mine={mine.ResearcherNote} theirs={theirs.ResearcherNote} />
      </tbody>
    </table>
  );
}

function Part({ name, mine, theirs }: { name: string; mine: string; theirs: string }) {
  return (
    <tr className="border-t border-warning/30">
      <th scope="row" className="py-1 text-left text-xs font-medium text-muted-foreground">
        {name}
      </th>
      <td className="px-2 py-1">
        <p className="break-words whitespace-pre-line">{mine}</p>
      </td>
      <td className="px-2 py-1">
        <TextDifference earlier={mine} later={theirs} />
      </td>
    </tr>
  );
}

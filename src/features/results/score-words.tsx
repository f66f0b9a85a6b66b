import { FoldedOnPhone } from '#src/components/folded-on-phone.tsx';

type ScoreWordsProps = { equalIndicators: boolean; completedOnly: boolean };

/** What a score is, where it stands [B60]; folded on a phone, where it would take half a screen. */
export function ScoreWords(props: ScoreWordsProps) {
  return (
    <div className="mt-2 phone:mt-0">
      <FoldedOnPhone summary="How a score is made">
        <Words {...props} />
      </FoldedOnPhone>
    </div>
  );
}

function Words({ equalIndicators, completedOnly }: ScoreWordsProps) {
  return (
    <p className="max-w-[130ch] text-sm text-muted-foreground">
      A score is the share of the rated indicators that are favourable: a positive one that is met, or a negative one
      that is not.{' '}
      {equalIndicators
        ? 'In a country’s each indicator weighs the same'
        : 'A country’s is the mean of its milestones, each weighing the same'}
      ; a region’s is the mean of its countries. Where less than half is rated, a score is drawn in outline and not
      ranked. A change counts only what is rated in both editions.
      {completedOnly && ' Only ratings that are QA completed count.'}
    </p>
  );
}

import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { countryIndicators } from './words.ts';

type CompletedChoiceProps = { count: number; leaves: boolean; onChange: (leaves: boolean) => void };

/** Tells rows that are QA completed apart; they can be left out [B26]. */
export function CompletedChoice({ count, leaves, onChange }: CompletedChoiceProps) {
  if (count === 0 && !leaves) return null;
  return (
    <Checkbox
      className="text-sm"
      checked={leaves}
      onChange={({ target }) => onChange(target.checked)}
      label={`Leave out ${countryIndicators(count)} that ${count === 1 ? 'is' : 'are'} QA completed`}
    />
  );
}

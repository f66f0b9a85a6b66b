import { Switch } from '#src/components/ui/switch.tsx';

type ScoreOptions = { completedOnly: boolean; equalIndicators: boolean };

/** What counts for a score, and how much; the address carries both. */
export function ScoreSwitches({
  completedOnly,
  equalIndicators,
  onChange,
}: ScoreOptions & { onChange: (some: Partial<ScoreOptions>) => void }) {
  return (
    <>
      <Switch
        label="QA completed only"
        checked={completedOnly}
        onCheckedChange={(next) => onChange({ completedOnly: next })}
      />
      <Switch
        label="Equal weight for each indicator"
        checked={equalIndicators}
        onCheckedChange={(next) => onChange({ equalIndicators: next })}
      />
    </>
  );
}

import { Button } from '../ui/button.tsx';
import { CheckAll } from './check-all.tsx';

type ChooseAllProps = {
  label: string;
  /** What is shown now. */
  ids: readonly number[];
  selected: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
  /** '2 of 5 selected'. */
  words: string;
  wordsId?: string;
  /** Undefined where nothing is chosen. */
  onClear: (() => void) | undefined;
};

/**
 * Above a list of which any number can be chosen: all that is shown at once, how many are chosen,
 * and none again.
 */
export function ChooseAll({ words, wordsId, onClear, ...all }: ChooseAllProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 px-1 text-sm">
      <CheckAll {...all} />
      <span className="flex items-center gap-2 text-muted-foreground">
        <span id={wordsId} role="status" data-tabular>
          {words}
        </span>
        {onClear && (
          <Button variant="link" size="sm" onClick={onClear}>
            Select none
          </Button>
        )}
      </span>
    </div>
  );
}

import { Checkbox } from '../ui/checkbox.tsx';
import { countChosen } from './choice-nodes.ts';

interface CheckAllProps<Id> extends Omit<Parameters<typeof Checkbox>[0], 'onChange' | 'checked'> {
  ids: readonly Id[];
  selected: ReadonlySet<Id>;
  onChoose: (ids: readonly Id[], isChosen: boolean) => void;
}

/** A box for several at once: ticked where all are chosen, half where some are. */
export function CheckAll<Id>({ ids, selected, onChoose, ...props }: CheckAllProps<Id>) {
  const chosen = countChosen(ids, selected);
  return (
    <Checkbox
      checked={ids.length > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      disabled={ids.length === 0}
      onChange={({ target }) => onChoose(ids, target.checked)}
      {...props}
    />
  );
}

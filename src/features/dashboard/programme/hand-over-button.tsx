import type { Workload } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { Button } from '#src/components/ui/button.tsx';
import { waitingFor } from './person-load.ts';

type HandOverButtonProps = {
  person: Workload;
  onPress: (person: Workload) => void;
  preload: () => void;
  /** Without a border, in a column of many. */
  isPlain?: boolean;
};

/** Opens the dialog; it stays, without effect, where nothing is left, so that the focus does. */
export function HandOverButton({ person, onPress, preload, isPlain }: HandOverButtonProps) {
  return (
    <Button
      size="sm"
      {...(isPlain && { variant: 'ghost' })}
      className="shrink-0"
      blocked={waitingFor(person) === 0 && 'Nothing is left to hand over.'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => onPress(person)}
    >
      Hand over…<span className="sr-only"> {person.FullName}</span>
    </Button>
  );
}

export const handOverColumn = (
  onPress: HandOverButtonProps['onPress'],
  preload: () => void,
): DataTableColumn<Workload> => ({
  id: 'hand-over',
  header: 'Hand over',
  headHidden: true,
  pinned: true,
  className: 'px-1 whitespace-nowrap',
  cell: (person) => <HandOverButton isPlain person={person} onPress={onPress} preload={preload} />,
});

import type { AdjacentIndicator } from '#generated/model/index.ts';
import { Combobox, type ComboboxItem } from '#src/components/combobox.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { useGoTo } from '../use-go-to.ts';

type PlaceChoiceProps = {
  label: string;
  searchLabel: string;
  /** 'countries', 'indicators'. */
  noun: string;
  /** Undefined until they are fetched. */
  items: ComboboxItem[] | undefined;
  error: Error | null;
  value: number;
  chosenLabel: string | undefined;
  onOpen: () => void;
  placeOf: (id: number) => AdjacentIndicator;
};

/** One of the two lists that lead to another place; choosing the place one is at stays there. */
export function PlaceChoice({ label, noun, items, error, value, chosenLabel, placeOf, ...list }: PlaceChoiceProps) {
  const goTo = useGoTo();
  return (
    <Field label={label}>
      {(control) => (
        <Combobox
          {...list}
          control={control}
          items={items ?? []}
          value={value}
          chosenLabel={chosenLabel ?? null}
          placeholder={label}
          empty={items ? `No ${noun} found.` : (error?.message ?? `Fetching the ${noun}…`)}
          onValueChange={(id) => id !== value && goTo(placeOf(id))}
        />
      )}
    </Field>
  );
}

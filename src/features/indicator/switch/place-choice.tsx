import type { AdjacentIndicator } from '#generated/model/index.ts';
import { Combobox, type ComboboxItem } from '#src/components/choices/combobox.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
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
  onRetry: () => void;
  value: number;
  chosenLabel: string | undefined;
  onOpen: () => void;
  placeOf: (id: number) => AdjacentIndicator;
};

/** One of the two lists that lead to another place; choosing the place one is at stays there. */
export function PlaceChoice({ label, noun, items, error, value, chosenLabel, placeOf, ...rest }: PlaceChoiceProps) {
  const goTo = useGoTo();
  const { onRetry, ...list } = rest;
  const waiting = error ? `The ${noun} could not be fetched.` : `Fetching the ${noun}...`;
  return (
    <div className="min-w-0">
      <Field label={label}>
        {(control) => (
          <Combobox
            {...list}
            control={control}
            items={items ?? []}
            value={value}
            chosenLabel={chosenLabel ?? null}
            placeholder={label}
            empty={items ? `No ${noun} found.` : waiting}
            onValueChange={(id) => id !== value && goTo(placeOf(id))}
          />
        )}
      </Field>
      {error && !items && <InlineError error={error} onRetry={onRetry} className="mt-1" />}
    </div>
  );
}

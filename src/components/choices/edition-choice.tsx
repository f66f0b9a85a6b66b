import { formatDayOf } from '#src/lib/date-words.ts';
import { Field } from '../ui/field.tsx';
import { Combobox } from './combobox.tsx';

type Edition = { Id: number; Name: string; InactiveDate: string | null };

type EditionChoiceProps = {
  editions: readonly Edition[];
  value: number | null;
  onValueChange: (id: number) => void;
  /** Stands on the button while none is chosen. */
  placeholder?: string;
  /** A choice above the editions, such as all of them; its Id is of no edition. */
  first?: { id: number; label: string; detail?: string } | undefined;
};

/** Which edition a page shows, in its head: the current one, or one that was closed, and when. */
export function EditionChoice({ editions, value, onValueChange, placeholder = 'Edition', first }: EditionChoiceProps) {
  const items = editions.map(({ Id, Name, InactiveDate }) => ({
    id: Id,
    label: Name,
    detail: InactiveDate ? `Closed ${formatDayOf(InactiveDate)}` : 'Current edition',
  }));
  return (
    <Field
      label="Edition shown"
      hideLabel
      className="w-72 max-w-full max-sm:w-auto max-sm:flex-[1_1_14rem] print:w-auto print:flex-none"
    >
      {(control) => (
        <Combobox
          control={control}
          items={first ? [first, ...items] : items}
          value={value}
          onValueChange={onValueChange}
          placeholder={placeholder}
          searchLabel="Search edition by name"
          empty="No edition found."
        />
      )}
    </Field>
  );
}

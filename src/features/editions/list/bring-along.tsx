import { Controller, useFormContext } from 'react-hook-form';
import type { EditionClosing } from '#generated/model/index.ts';
import { Switch } from '#src/components/ui/switch.tsx';
import { counted } from '#src/lib/words.ts';
import type { EditionCreateValues } from '../edition-schema.ts';

/** What the new edition takes along besides the content; how much, where that is known. */
export function BringAlong({ closing }: { closing: EditionClosing | undefined }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">Bring along</legend>
      <Bring name="BringAssignments" label="Assignments">
        {closing && `${counted(closing.Assigned, 'country indicator')}, to active users`}
      </Bring>
      <Bring name="BringReferences" label="References">
        {closing && counted(closing.References, 'reference')}
      </Bring>
    </fieldset>
  );
}

type BringProps = { name: 'BringAssignments' | 'BringReferences'; label: string; children: string | undefined };

function Bring({ name, label, children }: BringProps) {
  const { control } = useFormContext<EditionCreateValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <Switch
          ref={ref}
          checked={value}
          onCheckedChange={onChange}
          className="justify-self-start"
          label={
            <span>
              {label}
              {children && <span className="text-muted-foreground"> ({children})</span>}
            </span>
          }
        />
      )}
    />
  );
}

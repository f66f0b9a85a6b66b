import { Controller, useFormContext } from 'react-hook-form';
import { RatingCheck } from '#generated/enums.ts';
import { Switch } from '#src/components/ui/switch.tsx';
import { RATING_CHECK_NAMES } from '#src/lib/rating-check-names.ts';
import type { EditionUpdateValues } from '../edition-schema.ts';

/** Which checks of ratings the edition has, each to switch off [B6]. */
export function ChecksFields() {
  const { control } = useFormContext<EditionUpdateValues>();
  return (
    <Controller
      control={control}
      name="ChecksOff"
      render={({ field: { value, onChange } }) => {
        const off = value ? value.split(',').map(Number) : [];
        const toggled = (check: RatingCheck, isOn: boolean) =>
          (isOn ? off.filter((one) => one !== check) : [...off, check]).toSorted((one, other) => one - other);
        return (
          <fieldset className="grid gap-2">
            <legend className="mb-1 text-sm font-medium">Checks before submit</legend>
            <p className="mb-1 text-sm text-muted-foreground">
              Said before a rating is submitted or completed. Without a QA user it cannot be submitted.
            </p>
            {Object.values(RatingCheck).map((check) => (
              <Switch
                key={check}
                checked={!off.includes(check)}
                onCheckedChange={(isOn) => onChange(toggled(check, isOn).join(','))}
                className="justify-self-start"
                label={RATING_CHECK_NAMES[check]}
              />
            ))}
          </fieldset>
        );
      }}
    />
  );
}

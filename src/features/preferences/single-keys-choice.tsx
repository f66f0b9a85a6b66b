import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import type { PreferenceValues } from './preference-values.ts';

/** Keys without Ctrl can be turned off (WCAG 2.1.4). */
export function SingleKeysChoice<Body>({ form }: { form: UseFormReturn<PreferenceValues, unknown, Body> }) {
  return (
    <div>
      <Checkbox
        className="-ml-1"
        label="Single-letter keys"
        aria-describedby="single-keys-hint"
        {...form.register('SingleKeys')}
      />
      <p id="single-keys-hint" className="pl-6 text-xs text-muted-foreground">
        Keys such as j and k act without Ctrl. Turn them off where you speak to the computer or press keys by accident.
      </p>
    </div>
  );
}

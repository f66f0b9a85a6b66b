import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { ErrorSummary } from '#src/components/ui/error-summary.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';

/** Takes the focus at each try; its links lead to the fields. */
export function AfterATry() {
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { fieldId: 'summary-name', message: 'A name is required' },
    { fieldId: 'summary-start', message: 'A start date is required' },
  ];
  return (
    <div className="grid gap-3">
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
      {errors.map(({ fieldId, message }) => (
        <Field
          key={fieldId}
          id={fieldId}
          label={fieldId.endsWith('name') ? 'Name' : 'Start date'}
          error={attempt > 0 ? message : undefined}
        >
          {(control) => <Input {...control} />}
        </Field>
      ))}
      <div>
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          Create edition
        </Button>
      </div>
    </div>
  );
}

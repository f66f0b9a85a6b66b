import { useEffect, useRef, useState } from 'react';

export interface ErrorSummaryProps {
  /** One for each invalid field, in the order of the form; `fieldId` is the id of its `Field`. */
  errors: { fieldId: string; message: string }[];
  /** The submit attempt that the errors are of; the summary takes the focus once per attempt. */
  attempt: number | string;
}

/**
 * 'There is a problem': takes the focus when it appears, each entry leads to its field. For forms
 * of more than two fields. Once all errors are corrected it stays hidden until the next attempt, so
 * that it does not take the focus from the field that somebody types in.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const [correctedAttempt, setCorrectedAttempt] = useState<number | string>();
  if (errors.length === 0 && correctedAttempt !== attempt) setCorrectedAttempt(attempt);
  if (errors.length === 0 || correctedAttempt === attempt) return null;
  return <Problems key={attempt} errors={errors} />;
}

function Problems({ errors }: Pick<ErrorSummaryProps, 'errors'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      data-slot="error-summary"
      role="alert"
      tabIndex={-1}
      className="rounded-md border-2 border-destructive bg-destructive/6 p-3"
    >
      <h2 className="text-base font-semibold">There is a problem</h2>
      <ul className="mt-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="inline-block min-h-6 text-sm font-medium text-destructive underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

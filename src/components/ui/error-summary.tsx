import { useEffect, useRef } from 'react';

export interface ErrorSummaryProps {
  /**
   * One entry a wrong field, in the order of the form; `fieldId` is the id given to its `Field`.
   */
  errors: { fieldId: string; message: string }[];
}

/**
 * 'There is a problem': takes the focus when it appears, each entry leads to its field. For forms
 * of more than two fields.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
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

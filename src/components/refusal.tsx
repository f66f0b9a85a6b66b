import { type RefObject, useLayoutEffect, useState } from 'react';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { whyWriteFailed } from '#src/lib/api/why-failed.ts';
import { Quote } from './quote.tsx';
import { Note } from './ui/note.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';

/** Where each field has said what is wrong with it. */
const AT_FIELDS = 'What to mend stands at its field.';

/**
 * The error of a form's request, beside the form, in the words of the toast with the retry, which
 * has announced it; in short where the fields say all of it.
 */
export function Refusal({ error }: { error: ApiError | null | undefined }) {
  const place = useBroughtIntoView<HTMLDivElement>(error);
  const isAtFields = useIsSaidAtFields(error, place);
  if (!error || error.kind === 'stale') return null;
  return (
    <Note tone="danger" ref={place}>
      <p className="font-medium">{error.message}</p>
      {(isAtFields ? [AT_FIELDS] : whyWriteFailed(error)).map((line) => (
        <p key={line} className="mt-0.5 whitespace-pre-line">
          {line}
        </p>
      ))}
      <Quote error={error} />
    </Note>
  );
}

/**
 * Does each message of the answer stand at a field of the form? Read off the fields as they are
 * drawn with it: what a form asks for may depend on what is typed.
 */
function useIsSaidAtFields(error: ApiError | null | undefined, place: RefObject<HTMLElement | null>): boolean {
  const [said, setSaid] = useState<ApiError>();
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    const { errors = [], detail } = error?.problem ?? {};
    const messages = errors.length > 0 ? errors.map((one) => one.detail) : [detail];
    const words = [...(form?.querySelectorAll('[data-slot=field][data-invalid]') ?? [])].map(
      (field) => field.textContent,
    );
    const isSaid = messages.every((message) => message && words.some((word) => word.includes(message)));
    setSaid(error && isSaid ? error : undefined);
  }, [error, place]);
  return error === said;
}

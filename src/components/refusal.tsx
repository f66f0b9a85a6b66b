import type { ApiError } from '#src/lib/api/api-error.ts';
import { whyWriteFailed } from '#src/lib/api/why-failed.ts';
import { Quote } from './quote.tsx';
import { Note } from './ui/note.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';

/**
 * The error of a form's request, beside the form, in the words of the toast with the retry, which
 * has announced it.
 */
export function Refusal({ error }: { error: ApiError | null | undefined }) {
  const place = useBroughtIntoView<HTMLDivElement>(error);
  if (!error || error.kind === 'stale') return null;
  return (
    <Note tone="danger" ref={place}>
      <p className="font-medium">{error.message}</p>
      {whyWriteFailed(error).map((line) => (
        <p key={line} className="mt-0.5 whitespace-pre-line">
          {line}
        </p>
      ))}
      <Quote error={error} />
    </Note>
  );
}

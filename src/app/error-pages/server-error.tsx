import { useQueryClient } from '@tanstack/react-query';
import { Quote } from '#src/components/quote.tsx';
import { errorPageOf } from '../failure.ts';
import { ErrorFrame } from './error-frame.tsx';
import { ErrorPageLinks } from './error-page-links.tsx';
import { MessagePage } from './message-page.tsx';

/** /500 (requirements A2.3). */
export function ServerErrorPage() {
  const reads = useQueryClient().getQueryCache().getAll();
  // a read that leads here leaves no notice: what there is to quote is with the read itself
  const [last] = reads
    .map(({ state }) => state)
    .filter(({ error }) => errorPageOf(error) === '/500')
    .sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt);
  return (
    <ErrorFrame>
      <MessagePage title="500 Internal Server Error" text="An internal server error occurred.">
        <p className="-mt-2 mb-2 w-full empty:hidden">
          <Quote error={last?.error} />
        </p>
        <ErrorPageLinks triesAgain />
      </MessagePage>
    </ErrorFrame>
  );
}

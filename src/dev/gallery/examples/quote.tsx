import { Quote } from '#src/components/quote.tsx';
import { failureOf } from '../parts/failures.ts';

/** Only where the server was at fault. */
export function OfAServerError() {
  return (
    <p className="text-sm">
      Something went wrong fetching users
      <Quote error={failureOf('listUsers', 500)} />
    </p>
  );
}

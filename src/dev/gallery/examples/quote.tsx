import { Quote } from '#src/components/quote.tsx';
import { failed } from '../parts/failures.ts';

/** Only where the server was at fault. */
export function OfAServerError() {
  return (
    <p className="text-sm">
      Something went wrong fetching users
      <Quote error={failed('listUsers', 500)} />
    </p>
  );
}

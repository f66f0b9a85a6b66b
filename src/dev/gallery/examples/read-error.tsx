import { ReadError } from '#src/components/read-error.tsx';
import { failureOf } from '../parts/failures.ts';

export function ServerError() {
  return <ReadError error={failureOf('listUsers', 500)} onRetry={() => undefined} />;
}

export function Unreachable() {
  return <ReadError error={failureOf('listUsers', 0)} onRetry={() => undefined} />;
}

/** The server does without the operation: no retry can help. */
export function NotOffered() {
  return <ReadError error={failureOf('readAgreement', 501)} onRetry={() => undefined} />;
}

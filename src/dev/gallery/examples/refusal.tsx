import { Refusal } from '#src/components/refusal.tsx';
import { failureOf } from '../parts/failures.ts';

export function Refused() {
  return <Refusal error={failureOf('createReportEdition', 422)} />;
}

/** No answer came: it may be saved already. */
export function Lost() {
  return <Refusal error={failureOf('updateReportEdition', 0)} />;
}

import { Refusal } from '#src/components/refusal.tsx';
import { failed } from '../parts/failures.ts';

export function Refused() {
  return <Refusal error={failed('createReportEdition', 422)} />;
}

/** No answer came: it may be saved already. */
export function Lost() {
  return <Refusal error={failed('updateReportEdition', 0)} />;
}

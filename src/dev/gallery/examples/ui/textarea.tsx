import { Textarea } from '#src/components/ui/textarea.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

/** Grows with what is typed, up to a limit. */
export function States() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Textarea aria-label="Empty note" placeholder="Researcher Note" />
      <Textarea aria-label="Long note" defaultValue={`${LONG_NAME}. ${LONG_NAME}.`} />
      <Textarea aria-label="Wrong note" aria-invalid defaultValue="no" />
      <Textarea aria-label="Note to read" readOnly defaultValue="As submitted to QA." />
    </div>
  );
}

import { SaveState } from '#src/components/save-state.tsx';
import { failureOf } from '../parts/failures.ts';

const settledAt = new Date(2026, 10, 18, 9, 12);
const saved = { status: 'success', isProcessing: false, settledAt, error: null, unsaved: false } as const;

export function EveryState() {
  return (
    <div className="grid gap-1">
      <SaveState {...saved} unsaved />
      <SaveState {...saved} status="pending" />
      <SaveState {...saved} status="pending" isProcessing />
      <SaveState {...saved} />
      <SaveState {...saved} status="error" error={failureOf('updateRating', 0)} unsaved />
    </div>
  );
}

import { Button } from '#src/components/ui/button.tsx';
import { Note } from '#src/components/ui/note.tsx';

export function Tones() {
  return (
    <div className="grid gap-3">
      <Note tone="info">The edition is duplicated with its users.</Note>
      <Note tone="warning">Two milestones have no activity yet.</Note>
      <Note tone="danger">The rating could not be saved.</Note>
    </div>
  );
}

export function WithActions() {
  return (
    <Note tone="warning" actions={<Button size="sm">Show them</Button>}>
      Three ratings have a note as in the last edition.
    </Note>
  );
}

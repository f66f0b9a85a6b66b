import { Button } from './ui/button.tsx';
import { Note } from './ui/note.tsx';

/** What was typed on an earlier visit and never saved is back. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status">
      <Note
        tone="info"
        actions={
          <Button size="sm" onClick={onDiscard}>
            Discard
          </Button>
        }
      >
        What you typed earlier was not saved. It is back.
      </Note>
    </div>
  );
}

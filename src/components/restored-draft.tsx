import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './ui/button.tsx';
import { Note } from './ui/note.tsx';
import { isTouch } from './ui/touch.ts';

/**
 * What was typed on an earlier visit and never saved is back. Belongs in its form: its first field
 * has the focus after 'Discard'.
 */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const discard = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    // The button goes with what it discards, and which choice of a group is made is known only
    // then.
    flushSync(onDiscard);
    if (!isTouch(event)) firstField(form)?.focus();
  };
  return (
    <div role="status">
      <Note
        tone="info"
        actions={
          <Button size="sm" onClick={discard}>
            Discard
          </Button>
        }
      >
        What you typed earlier was not saved. It is back.
      </Note>
    </div>
  );
}

/** Of choices that exclude each other, the one that Tab goes to. */
function firstField(form: HTMLFormElement | null): HTMLElement | undefined {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>(':is(input, textarea, select):enabled') ?? [])];
  const first = fields.find(({ type, tabIndex }) => type !== 'hidden' && tabIndex >= 0);
  const group = first?.type === 'radio' ? fields.filter(({ name }) => name === first.name) : [];
  return group.find(({ checked }) => checked) ?? first;
}

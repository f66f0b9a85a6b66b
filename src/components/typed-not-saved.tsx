import { type ReactNode, useState } from 'react';
import { Button } from './ui/button.tsx';
import { Note } from './ui/note.tsx';
import { ScrollRegion } from './ui/scroll-region.tsx';

type TypedNotSavedProps = {
  /** What was typed, as it is copied. */
  text: string;
  onDiscard: () => void;
  /** Instead of 'What you typed is not saved.' */
  children?: ReactNode;
};

/**
 * What somebody typed where it cannot be saved any more: to be read, selected, copied, or given up.
 */
export function TypedNotSaved({ text, onDiscard, children = 'What you typed is not saved.' }: TypedNotSavedProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    // Without a secure connection browsers have no clipboard; the text can still be selected.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Copied.' : 'The browser does not copy it. Select the text and copy it by hand.');
  };
  return (
    <Note
      tone="warning"
      actions={
        <>
          <Button size="sm" onClick={() => void copy()}>
            Copy text
          </Button>
          <Button size="sm" onClick={onDiscard}>
            Discard
          </Button>
          <p role="status" className="self-center text-muted-foreground">
            {said}
          </p>
        </>
      }
    >
      <p role="status" className="font-medium break-words">
        {children}
      </p>
      <ScrollRegion aria-label="What you typed" className="mt-1 max-h-60 overflow-y-auto">
        <p className="break-words whitespace-pre-line select-text">{text}</p>
      </ScrollRegion>
    </Note>
  );
}

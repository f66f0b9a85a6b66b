import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Note } from './ui/note.tsx';

type SentFormProps = {
  /** The server has answered 503 and is asked again. */
  isProcessing: boolean;
  children: ReactNode;
};

/**
 * The fields of a dialog. While the server still works on what was sent they cannot be changed, since it would not go along;
 * the focus waits at the words that say so, and goes back to its field if it comes to that.
 */
export function SentForm({ isProcessing, children }: SentFormProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const left = useRef<Element>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isProcessing || !fields.current?.contains(focused)) return;
    left.current = focused;
    note.current?.focus();
  }, [isProcessing]);
  useEffect(() => {
    if (isProcessing || !left.current) return;
    (left.current as HTMLElement).focus();
    left.current = null;
  }, [isProcessing]);
  return (
    <>
      <div ref={note} role="status" tabIndex={-1} className="outline-none empty:hidden">
        {isProcessing && (
          <Note tone="info">
            <p className="font-medium">The server is still processing what you sent. It is being tried again.</p>
            <p>You can close this dialog meanwhile: a notice will say how it ended.</p>
          </Note>
        )}
      </div>
      <fieldset ref={fields} role="presentation" disabled={isProcessing} className="contents">
        {children}
      </fieldset>
    </>
  );
}

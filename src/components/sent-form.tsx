import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from './ui/note.tsx';

type SentFormProps = {
  /** The server has responded with 503 and the request is retried. */
  isProcessing: boolean;
  children: ReactNode;
};

/**
 * The fields of a dialog. While the server still works on what was sent they cannot be changed,
 * since it would not go along; the focus waits at the words that say so, and goes back to its field
 * if it comes to that.
 */
export function SentForm({ isProcessing, children }: SentFormProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const left = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = fields.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (isProcessing) {
      // A browser takes the focus from what becomes disabled, at once or with the next frame.
      const { activeElement } = document;
      const isLost = activeElement === document.body || fields.current?.contains(activeElement);
      left.current = isLost ? last.current : null;
      if (isLost) note.current?.focus();
    } else {
      left.current?.focus();
      left.current = null;
    }
  }, [isProcessing]);
  return (
    <>
      <div ref={note} role="status" tabIndex={-1} className="rounded-md empty:hidden">
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

import Lock from 'lucide-react/icons/lock';
import { useEffect, useRef } from 'react';

type ReadOnlyReasonProps = {
  id: string;
  reason: string;
  /** It stands where the button that was just pressed has gone. */
  takesFocus: boolean;
};

/** Says why the form cannot be filled in. */
export function ReadOnlyReason({ id, reason, takesFocus }: ReadOnlyReasonProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) line.current?.focus();
  }, [takesFocus]);
  return (
    <p
      ref={line}
      id={id}
      tabIndex={-1}
      className="flex items-start gap-2 rounded-md bg-muted px-2.5 py-2 text-sm text-muted-foreground"
    >
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {reason}
    </p>
  );
}

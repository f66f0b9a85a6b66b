import { useEffect, useRef } from 'react';
import { quoteOf } from '#src/lib/api/quote.ts';
import { type Opener, openerOf, returnFocus } from './ui/overlay-focus.ts';
import { Toast, ToastProvider, type ToastTone, ToastViewport } from './ui/toast.tsx';

/** How long a notice stays, in milliseconds (requirements A9). */
export const TOAST_MS = 5000;

export interface ToastNotice {
  id: number;
  tone: ToastTone;
  message: string;
  /** The record that it is about. */
  record?: string | undefined;
  /** Of the call that it is about. */
  error?: Error | undefined;
  action?: { label: string; run(): void };
  /** Milliseconds, where the five seconds are not meant. */
  ms?: number;
}

export interface ToastAreaProps {
  notices: ToastNotice[];
  /** Time is up, the cross, Escape, a swipe, or its action was taken. */
  onDismiss: (id: number) => void;
}

/**
 * The notices at the bottom of the page. Load it lazily, with the first notice: it carries Radix
 * Toast.
 */
export function ToastArea({ notices, onDismiss }: ToastAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Opener | null>(null);
  useEffect(() => {
    const element = area.current;
    const note = ({ relatedTarget: from }: FocusEvent) => {
      if (!element?.contains(from as Node | null)) cameFrom.current = openerOf(from);
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  /**
   * With the last notice the area goes too: the focus goes back to where it was before it came
   * here, not to nowhere.
   */
  const dismiss = (id: number) => {
    const { activeElement } = document;
    const losesFocus = notices.length === 1 && area.current?.contains(activeElement);
    onDismiss(id);
    if (!losesFocus || !(activeElement instanceof HTMLElement)) return;
    activeElement.blur();
    returnFocus(cameFrom.current);
  };
  /**
   * Before the action: that may take the notice away by itself, and then nothing is left to tell
   * where the focus was.
   */
  const dismissing = (id: number, action: ToastNotice['action']) =>
    action && {
      label: action.label,
      run: () => {
        dismiss(id);
        action.run();
      },
    };
  return (
    <div ref={area}>
      <ToastProvider duration={TOAST_MS} label="Notice" swipeDirection="right">
        {notices.map(({ id, tone, message, record, error, action, ms }) => (
          <Toast
            key={id}
            tone={tone}
            message={message}
            record={record}
            quote={quoteOf(error)}
            action={dismissing(id, action)}
            duration={ms}
            onDismiss={() => dismiss(id)}
          />
        ))}
        <ToastViewport label="Notices ({hotkey})" />
      </ToastProvider>
    </div>
  );
}

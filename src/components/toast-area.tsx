import { Toast, ToastProvider, type ToastTone, ToastViewport } from './ui/toast.tsx';

/** How long a notice stays, in milliseconds (document 1, section 9). */
export const TOAST_MS = 5000;

export interface ToastNotice {
  id: number;
  tone: ToastTone;
  message: string;
  action?: { label: string; run(): void };
  /** Milliseconds, where the five seconds are not meant. */
  ms?: number;
}

export interface ToastAreaProps {
  notices: ToastNotice[];
  /** Time is up, the cross, Escape, a swipe, or its action was taken. */
  onDismiss: (id: number) => void;
}

/** The notices at the bottom of the page. Load it lazily, with the first notice: it carries Radix Toast. */
export function ToastArea({ notices, onDismiss }: ToastAreaProps) {
  return (
    <ToastProvider duration={TOAST_MS} label="Notice" swipeDirection="right">
      {notices.map(({ id, tone, message, action, ms }) => (
        <Toast key={id} tone={tone} message={message} action={action} duration={ms} onDismiss={() => onDismiss(id)} />
      ))}
      <ToastViewport label="Notices ({hotkey})" />
    </ToastProvider>
  );
}

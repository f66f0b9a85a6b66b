import { Suspense, useEffect } from 'react';
import type { ToastAreaProps } from '#src/components/toast-area.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { whenUsed } from '#src/first-screen/when-used.ts';
import { noticeDialogs, useNoticeDialog } from '#src/lib/notices/notice-dialogs.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { useNotices } from '#src/lib/notices/use-notices.ts';

const ToastArea = lazyPart(
  () => import('#src/components/toast-area.tsx').then(({ ToastArea }) => ToastArea),
  (props) => <PlainNotices {...props} />,
);

/** The toast area at the bottom. */
export function Notices() {
  const all = useNotices();
  // before it is needed, for a notice often tells that nothing can be fetched any more
  useEffect(() => whenUsed(ToastArea.preload), []);
  if (all.length === 0) return null;
  const shown = all.filter((one) => one.shown);
  return (
    <Suspense fallback={null}>
      <ToastArea notices={shown} onDismiss={notices.hide} />
    </Suspense>
  );
}

/** What the button of a notice has opened. */
export function NoticeDialogs() {
  const dialog = useNoticeDialog();
  return dialog?.(() => noticeDialogs.close(dialog));
}

/** The same words where even the toasts could not be fetched. */
function PlainNotices({ notices, onDismiss }: ToastAreaProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(0.75rem+var(--bar-space)+var(--actions-space))] z-60 grid gap-2 sm:right-auto sm:max-w-sm"
    >
      {notices.map(({ id, message, record, action }) => (
        <div key={id} className="flex items-center gap-3 rounded-lg border bg-popover p-3 text-sm shadow-md">
          <p className="min-w-0 break-words whitespace-pre-line">
            {record && <strong className="block font-semibold">{record}</strong>}
            {message}
          </p>
          {action && (
            <button type="button" className="font-medium underline" onClick={action.run}>
              {action.label}
            </button>
          )}
          <button type="button" className="ml-auto underline" onClick={() => onDismiss(id)}>
            Close
          </button>
        </div>
      ))}
    </div>
  );
}

import { type ReactNode, useSyncExternalStore } from 'react';

/** Renders an open dialog; `close` removes it. */
export type NoticeDialog = (close: () => void) => ReactNode;

/**
 * Dialogs that the buttons of notices open: the screen that a notice is about may have gone by
 * then. The first is shown.
 */
function createNoticeDialogs() {
  let list: readonly NoticeDialog[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly NoticeDialog[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    first: () => list[0],
    open: (dialog: NoticeDialog) => change([...list, dialog]),
    close: (dialog: NoticeDialog) => change(list.filter((one) => one !== dialog)),
  };
}

export const noticeDialogs = createNoticeDialogs();

/** The dialog that is shown, if any. */
export const useNoticeDialog = (): NoticeDialog | undefined =>
  useSyncExternalStore(noticeDialogs.subscribe, noticeDialogs.first, noticeDialogs.first);

/** How often and how long a tab that is loading is looked for, in milliseconds. */
const EVERY_MS = 50;
const AT_MOST_MS = 2000;
/**
 * Where the focus is while nobody has moved it on, to a tab, since the control that was pressed
 * went.
 */
const LEFT = 'body, main, [data-slot="views"] :not([role="tab"])';

/**
 * Puts the focus on the tab of a view (undefined: of the list by itself), where the control that
 * was pressed goes: once the tab is open, and a dialog or menu has given the focus back.
 */
export function focusTab(viewId: number | undefined): void {
  let left = AT_MOST_MS / EVERY_MS;
  const timer = setInterval(() => {
    left -= 1;
    const tab = document.querySelector<HTMLElement>(`[data-view="${viewId ?? 0}"][aria-selected="true"]`);
    const isReady = tab && !document.querySelector('[role="dialog"], [role="menu"]');
    if (isReady && document.activeElement?.matches(LEFT)) tab.focus({ preventScroll: true });
    if (isReady || left <= 0) clearInterval(timer);
  }, EVERY_MS);
}

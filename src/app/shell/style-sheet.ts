/**
 * index.html's link of the style sheet. Where it awaits rows it styles nothing until the page takes
 * the place of the shell: all of the shell would be styled and laid out once more for it (ADR-338).
 * In development there is none. What has become of it index.html notes.
 */
const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

/** Resolves when the style sheet has come; where it fails, index.html says so instead. */
export const sheetHasCome = (): Promise<unknown> =>
  !sheet || 'loaded' in sheet.dataset
    ? Promise.resolve()
    : new Promise((resolve) => {
        sheet.onload = resolve;
      });

/** From now on the page is styled by it. */
export const applySheet = (): void => sheet?.removeAttribute('media');

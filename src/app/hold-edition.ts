import type { ReportEdition } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';

/** A popover or menu holds nothing that was typed; a selected filter goes on with the page. */
const isAnyOpen = () => document.querySelector('[data-slot="dialog"]') !== null;

/**
 * Resolves when no dialog is open: the next edition would close it, with all that was selected or
 * typed there. Until then a notice tells why nothing of it can be saved.
 */
export async function whenNothingIsOpen(closed: ReportEdition, next: ReportEdition | undefined): Promise<void> {
  if (!isAnyOpen()) return;
  const then = next ? `this page goes on with ${next.Name}` : 'this page tells that no edition is active';
  const notice = notices.push({
    tone: 'info',
    record: closed.Name,
    message: `This edition was closed, and nothing can be saved in it any more. What is open stays, so that you can copy what you selected or typed. Once you close it, ${then}.`,
    ms: Number.POSITIVE_INFINITY,
  });
  await allClosed();
  notices.dismiss(notice);
}

/** They stand at the end of the body; one that another takes the place of is gone for a moment. */
const allClosed = () =>
  new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() =>
      setTimeout(() => {
        if (isAnyOpen()) return;
        watcher.disconnect();
        resolve();
      }),
    );
    watcher.observe(document.body, { childList: true });
  });

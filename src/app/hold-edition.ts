import type { ReportEdition } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';

/** A popover or menu holds nothing that was typed; a selected filter goes on with the page. */
const isAnyOpen = () => document.querySelector('[data-slot="dialog"]:not([data-keeps-nothing])') !== null;

/**
 * Resolves when no dialog of the page is open: the next edition would close it, with all that was
 * selected or typed there; or when `signal` says that there is nothing to wait for any more. Until
 * then a notice tells why nothing of it can be saved.
 */
export async function whenNothingIsOpen(
  closed: ReportEdition,
  next: ReportEdition | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted || !isAnyOpen()) return;
  const then = next ? `the work goes on in ${next.Name}` : 'no edition is active';
  const notice = notices.push({
    tone: 'info',
    record: closed.Name,
    message: `This edition was closed, and nothing can be saved in it any more. What is open stays, with what you selected or typed. Once you close it, ${then}.`,
    ms: Number.POSITIVE_INFINITY,
  });
  await allClosed(signal);
  notices.dismiss(notice);
}

/** They stand at the end of the body; one that another takes the place of is gone for a moment. */
const allClosed = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(() => setTimeout(() => isAnyOpen() || end()));
    watcher.observe(document.body, { childList: true });
    signal.addEventListener('abort', end);
  });

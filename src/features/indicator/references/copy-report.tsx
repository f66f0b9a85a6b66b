import type { ReferenceCopyResult, ReferenceCopySkip } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { type NoticeDialog, noticeDialogs } from '#src/lib/notices/notice-dialogs.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { SkippedPairs } from './skipped-pairs.tsx';

/** How long the notice stays that can tell more, in milliseconds. */
const NOTICE_MS = 20_000;

/**
 * Says how many were copied; where the server tells which were skipped, the notice shows them
 * [S212].
 */
export function tellCopied({ Copied, Skipped, Skips = [] }: ReferenceCopyResult, title: string): void {
  const dialog: NoticeDialog = (close) => <CopyReport title={title} skips={Skips} onClose={close} />;
  const action = { label: 'Show skipped', run: () => noticeDialogs.open(dialog) };
  notices.push({
    tone: 'success',
    message: `Copied to ${Copied}, skipped ${Skipped}`,
    ...(Skips.length > 0 && { action, ms: NOTICE_MS }),
  });
}

type CopyReportProps = { title: string; skips: ReferenceCopySkip[]; onClose: () => void };

/** Which country indicators a copy skipped, and why. */
function CopyReport({ title, skips, onClose }: CopyReportProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy Reference - Skipped"
      description={<bdi className="line-clamp-2">{title}</bdi>}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <SkippedPairs label="Skipped" skips={skips} open />
    </Dialog>
  );
}

import Download from 'lucide-react/icons/download';
import { getExportActivityMutationOptions } from '#generated/hooks/activity/activity.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import { downloadFrom } from '#src/lib/download-from.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { exportRequest } from './activity-params.ts';
import { useActivitySearch } from './use-activity-search.ts';

const SUBJECT = 'activity log';

/**
 * A file anew each time: the link of an earlier answer, which the same Idempotency-Key would bring,
 * holds once and not for long.
 */
const exportOptions = ({ request }: { request?: RequestInit } = {}) =>
  getExportActivityMutationOptions({
    request: { ...request, headers: { ...request?.headers, 'Idempotency-Key': crypto.randomUUID() } },
  });

/** Has a spreadsheet made of what the filters let through, and the browser fetch it. */
export function ExportButton() {
  const { search } = useActivitySearch();
  const start = useCall(exportOptions);
  const isPending = useLastCall('exportActivity', SUBJECT).status === 'pending';
  const send = () =>
    start(
      { data: exportRequest(search) },
      {
        subject: SUBJECT,
        onAnswer(result) {
          if (!result) return;
          downloadFrom(result.downloadUrl);
          notices.push({ tone: 'success', message: 'The export is ready. Your browser saves it.' });
        },
      },
    );
  return (
    <Button pending={isPending} onClick={send}>
      {!isPending && <Download aria-hidden="true" />}
      Export
    </Button>
  );
}

import { getExportDataMutationOptions } from '#generated/hooks/transfer/transfer.ts';
import type { ExportRequest } from '#generated/model/index.ts';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import { downloadFrom } from '#src/lib/download-from.ts';
import { notices } from '#src/lib/notices/notices.ts';

const SUBJECT = 'export';

/**
 * In a lane of its own: an import under way must not keep it waiting. And a file anew each time:
 * the link of an earlier answer, which the same Idempotency-Key would bring, holds once and not for
 * long.
 */
const exportOptions = ({ request }: { request?: RequestInit } = {}) => ({
  ...getExportDataMutationOptions({
    request: { ...request, headers: { ...request?.headers, 'Idempotency-Key': crypto.randomUUID() } },
  }),
  scope: { id: 'exportData' },
});

/**
 * Has the file made and the browser fetch it, also where the person has gone elsewhere meanwhile.
 */
export function useExport() {
  const start = useCall(exportOptions);
  const isPending = useLastCall('exportData', SUBJECT).status === 'pending';
  const send = (data: ExportRequest) =>
    start(
      { data },
      {
        subject: SUBJECT,
        onAnswer(result) {
          if (!result) return;
          downloadFrom(result.downloadUrl);
          notices.push({ tone: 'success', message: 'The export is ready. Your browser saves it.' });
        },
      },
    );
  return { isPending, start: send };
}

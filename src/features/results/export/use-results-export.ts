import { getExportResultsMutationOptions } from '#generated/hooks/results/results.ts';
import type { ResultsExportRequest } from '#generated/model/index.ts';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import { downloadFrom } from '#src/lib/download-from.ts';
import { notices } from '#src/lib/notices/notices.ts';

/** A file anew each time: the link of an earlier answer works once and not for long (ADR-099). */
const exportOptions = ({ request }: { request?: RequestInit } = {}) => ({
  ...getExportResultsMutationOptions({
    request: { ...request, headers: { ...request?.headers, 'Idempotency-Key': crypto.randomUUID() } },
  }),
  scope: { id: 'exportResults' },
});

/**
 * Has a file made and the browser fetch it, also where the person has gone elsewhere meanwhile.
 * `subject` distinguishes the table from its codebook.
 */
export function useResultsExport(subject: 'table' | 'codebook') {
  const start = useCall(exportOptions);
  const isPending = useLastCall('exportResults', subject).status === 'pending';
  const send = (data: ResultsExportRequest) =>
    start(
      { data },
      {
        subject,
        onAnswer(result) {
          if (!result) return;
          downloadFrom(result.downloadUrl);
          notices.push({ tone: 'success', message: `The ${subject} is ready. Your browser saves it.` });
        },
      },
    );
  return { isPending, start: send };
}

import Download from 'lucide-react/icons/download';
import { getExportCompareMutationOptions } from '#generated/hooks/compare/compare.ts';
import type { CompareExport, Comparison } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { exportBlocked, exportBody } from './compare-export.ts';
import { useCompareSearch } from './use-compare-search.ts';

const SUBJECT = 'comparison';

/**
 * Saves the comparison as a spreadsheet under the server's name for it; a 204 is shown as a notice.
 */
export function ExportButton({ comparison }: { comparison: Comparison | undefined }) {
  const { search } = useCompareSearch();
  const body = exportBody(search, comparison);
  const start = useCall(getExportCompareMutationOptions);
  const isPending = useLastCall('exportCompare', SUBJECT).status === 'pending';
  const send = (data: CompareExport) =>
    start(
      { data },
      {
        subject: SUBJECT,
        onAnswer(file) {
          if (!file) return;
          saveFile(file, 'compare.xlsx');
          notices.push({ tone: 'success', message: 'The comparison is ready. Your browser saves it.' });
        },
      },
    );
  return (
    <Button
      variant="primary"
      pending={isPending}
      blocked={exportBlocked(search, body, comparison)}
      onClick={() => body && send(body)}
    >
      {!isPending && <Download aria-hidden="true" />}
      Export
    </Button>
  );
}

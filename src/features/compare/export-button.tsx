import Download from 'lucide-react/icons/download';
import { useExportCompare } from '#generated/hooks/compare/compare.ts';
import type { Comparison } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { saveFile } from '#src/lib/save-file.ts';
import { exportBlocked, exportBody } from './compare-export.ts';
import { useCompareSearch } from './use-compare-search.ts';

/** Saves the comparison as a spreadsheet under the server's name for it; a 204 is told by a notice. */
export function ExportButton({ comparison }: { comparison: Comparison | undefined }) {
  const { search } = useCompareSearch();
  const body = exportBody(search, comparison);
  const { mutate, isPending } = useExportCompare({
    mutation: { onSuccess: (file) => void (file && saveFile(file, 'compare.xlsx')) },
  });
  return (
    <Button
      variant="primary"
      pending={isPending}
      blocked={exportBlocked(search, body)}
      onClick={() => body && mutate({ data: body })}
    >
      {!isPending && <Download aria-hidden="true" />}
      Export
    </Button>
  );
}

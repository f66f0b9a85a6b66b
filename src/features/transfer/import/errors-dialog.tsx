import Download from 'lucide-react/icons/download';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { saveFile } from '#src/lib/save-file.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import { ErrorList } from './error-list.tsx';
import { errorsFile } from './error-place.ts';
import type { ImportRow } from './import-row.ts';
import { storedWords } from './import-words.ts';

/** 'UPLOAD ERRORS' with the count and every message (requirements A2.7). */
export function ErrorsDialog({ row, onClose }: { row: ImportRow; onClose: () => void }) {
  const { file, errors, errorCount } = row;
  const shown = errorCount > errors.length ? `, the first ${formatNumber(errors.length)} below` : '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="UPLOAD ERRORS"
      description={`${file.name}: ${counted(errorCount, 'error')}${shown}. ${storedWords(row)}`}
      size="lg"
      footer={
        <>
          <Button onClick={() => saveFile(errorsFile(file.name, errors), 'errors.csv')}>
            <Download aria-hidden="true" />
            Download as CSV
          </Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <ErrorList errors={errors} />
    </Dialog>
  );
}

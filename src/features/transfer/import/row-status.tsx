import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Badge } from '#src/components/ui/badge.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { type ImportRow, isUnconfirmed } from './import-row.ts';
import { statusOf } from './import-words.ts';

const tones = { ready: 'neutral', importing: 'info', success: 'success', failed: 'danger' } as const;
const marks = {
  ready: null,
  importing: <Spinner className="size-3" />,
  success: <CircleCheck aria-hidden="true" className="size-3.5" />,
  failed: <CircleX aria-hidden="true" className="size-3.5" />,
};

/** Ready, Importing Data (pulsing), Success or Failed; a change is announced. */
export function RowStatus({ row }: { row: ImportRow }) {
  return (
    <p role="status" className="shrink-0">
      <span className="sr-only">{row.file.name}: </span>
      <Badge
        tone={row.result && isUnconfirmed(row.result) ? 'warning' : tones[row.state]}
        className={row.state === 'importing' ? 'animate-pulse' : undefined}
      >
        {marks[row.state]}
        {statusOf(row)}
      </Badge>
    </p>
  );
}

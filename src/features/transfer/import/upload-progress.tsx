import { cn } from '#src/first-screen/cn.ts';
import type { ImportRow } from './import-row.ts';
import { stageOf } from './import-words.ts';

/** How far the upload is; once the server has it whole, that it is at work. */
export function UploadProgress({ row }: { row: ImportRow }) {
  const isUploaded = row.sent >= 1;
  const percent = Math.floor(row.sent * 100);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={`Import of ${row.file.name}`}
        aria-valuenow={isUploaded ? undefined : percent}
        aria-valuetext={stageOf(row)}
        data-slot="progress-bar"
        className="h-1.5 overflow-hidden rounded-full bg-primary/15"
      >
        <div
          className={cn(
            'h-full rounded-full bg-primary',
            isUploaded && 'w-2/5 animate-slide motion-reduce:w-full motion-reduce:animate-none',
          )}
          style={isUploaded ? undefined : { width: `${percent}%` }}
        />
      </div>
      <p data-tabular className="mt-1 text-xs text-muted-foreground">
        {stageOf(row)}
      </p>
    </div>
  );
}

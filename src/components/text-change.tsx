import { useState } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { TextDifference } from './text-difference.tsx';
import { Button } from './ui/button.tsx';

/** A text that was written, changed or removed. */
export type ChangedText = { name: string; earlier: string; later: string };

/** Longer ones begin with their first lines. */
const LONG = 600;

/** A text that was changed, by its words; one that was written or removed as a whole. */
export function TextChange({ name, earlier, later }: ChangedText) {
  const isLong = earlier.length + later.length > LONG;
  const [isWhole, setWhole] = useState(!isLong);
  const isChanged = earlier !== '' && later !== '';
  return (
    <figure className="mt-1.5 rounded-md border bg-muted/40 px-2.5 py-1.5">
      <figcaption className="text-xs text-muted-foreground">{name}</figcaption>
      <div className={cn(!isWhole && 'line-clamp-4')}>
        {isChanged ? <TextDifference earlier={earlier} later={later} /> : <WholeText text={later} gone={earlier} />}
      </div>
      {isLong && (
        <Button variant="link" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="px-0">
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </figure>
  );
}

function WholeText({ text, gone }: { text: string; gone: string }) {
  const classes = 'break-words whitespace-pre-line';
  if (text) return <p className={classes}>{text}</p>;
  return (
    <p className={classes}>
      <del className="bg-destructive/10 line-through decoration-destructive">{gone}</del>
    </p>
  );
}

import { useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/cn.ts';
import { partsOf, previewEnd } from './comment-parts.ts';

type CommentTextProps = {
  content: string;
  /** The full names that can be mentioned. */
  names: readonly string[];
  /** The name of who reads it. */
  ownName: string | undefined;
};

/** What somebody wrote, as typed, with its mentions marked and beyond 200 characters only on request. */
export function CommentText({ content, names, ownName }: CommentTextProps) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const end = previewEnd(content);
  const isCut = end !== undefined && !open;
  return (
    <>
      <p id={textId} className="whitespace-pre-line break-words">
        {partsOf(content, names, isCut ? end : undefined).map(({ text, at, name }) =>
          name ? (
            <span
              key={at}
              data-mention={name}
              className={cn('rounded-sm font-medium text-primary', name === ownName && 'bg-accent px-0.5')}
            >
              {text}
            </span>
          ) : (
            text
          ),
        )}
        {isCut && '…'}
      </p>
      {end !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2 text-muted-foreground"
          aria-expanded={open}
          aria-controls={textId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  );
}

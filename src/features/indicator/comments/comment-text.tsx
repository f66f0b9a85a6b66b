import { useId, useState } from 'react';
import type { Comment } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { type Part, partsOf, previewEnd } from './comment-parts.ts';
import { emailToTell, type Mentionable } from './mentionable.ts';

type CommentTextProps = {
  comment: Comment;
  mentionable: Mentionable;
  /** Id of the reader. */
  ownId: number;
};

/**
 * What somebody wrote, as typed, with its mentions marked and beyond 200 characters only on
 * request.
 */
export function CommentText({ comment, mentionable, ownId }: CommentTextProps) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const content = comment.CommentContent;
  const end = previewEnd(content);
  const isCut = end !== undefined && !open;
  return (
    <>
      <p id={textId} className="whitespace-pre-line break-words">
        {partsOf(content, mentionable.names, isCut ? end : undefined).map((part) => (
          <PartOfText
            key={part.at}
            part={part}
            tagged={comment.CommentTaggedUserIds}
            mentionable={mentionable}
            ownId={ownId}
          />
        ))}
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

type PartOfTextProps = { part: Part; tagged: readonly number[]; mentionable: Mentionable; ownId: number };

/**
 * Only a mention that notified somebody is marked. Of people with the same name it says which of
 * them, by their e-mail.
 */
function PartOfText({ part: { text, name, alike = [] }, tagged, mentionable, ownId }: PartOfTextProps) {
  const notified =
    name === undefined
      ? []
      : mentionable.people.filter(({ Id, FullName }) => tagged.includes(Id) && [name, ...alike].includes(FullName));
  if (notified.length === 0) return text;
  const emails = notified.flatMap(({ Id }) => emailToTell(Id, mentionable) ?? []);
  return (
    <>
      <span
        data-mention={name}
        className={cn(
          'rounded-sm font-medium text-primary',
          notified.some(({ Id }) => Id === ownId) && 'bg-accent px-0.5',
        )}
      >
        {text}
      </span>
      {emails.length > 0 && <span className="text-xs text-muted-foreground"> ({emails.join(', ')})</span>}
    </>
  );
}

import { memo } from 'react';
import type { Comment } from '#generated/model/index.ts';
import { Initials } from '#src/components/ui/initials.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatInstant } from '#src/lib/date-words.ts';
import { CommentText } from './comment-text.tsx';
import { emailToTell, type Mentionable } from './mentionable.ts';

type CommentEntryProps = {
  comment: Comment;
  mentionable: Mentionable;
  /** Id of who reads it. */
  ownId: number;
  /** A link led to this one. */
  isSought: boolean;
};

export const commentElementId = (id: number) => `comment-${id}`;

/** Who wrote what, and when. */
export const CommentEntry = memo(function CommentEntry({ comment, mentionable, ownId, isSought }: CommentEntryProps) {
  const email = emailToTell(comment.AuthorId, mentionable);
  return (
    <li
      id={commentElementId(comment.Id)}
      aria-current={isSought || undefined}
      tabIndex={isSought ? -1 : undefined}
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 border-l-3 border-l-transparent py-2 pr-3 pl-2.5 outline-offset-[-2px]',
        isSought ? 'border-l-primary bg-accent' : 'forced-colors:border-l-[Canvas]',
      )}
    >
      <Initials name={comment.AuthorName} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="min-w-0 break-words">
            <span className="font-medium">{comment.AuthorName}</span>
            {email && <span className="text-xs text-muted-foreground"> ({email})</span>}
          </span>
          <time dateTime={comment.DateCreated} className="text-xs text-muted-foreground">
            {formatInstant(comment.DateCreated)}
          </time>
        </p>
        <CommentText comment={comment} mentionable={mentionable} ownId={ownId} />
      </div>
    </li>
  );
});

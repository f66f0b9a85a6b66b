import { memo } from 'react';
import type { Comment } from '#generated/model/index.ts';
import { cn } from '#src/lib/cn.ts';
import { formatInstant } from '#src/lib/instant.ts';
import { CommentText } from './comment-text.tsx';

type CommentEntryProps = {
  comment: Comment;
  names: readonly string[];
  ownName: string | undefined;
  /** A link led to this one. */
  isSought: boolean;
};

export const commentElementId = (id: number) => `comment-${id}`;

/** Who wrote what, and when. */
export const CommentEntry = memo(function CommentEntry({ comment, names, ownName, isSought }: CommentEntryProps) {
  return (
    <li
      id={commentElementId(comment.Id)}
      aria-current={isSought || undefined}
      tabIndex={isSought ? -1 : undefined}
      className={cn(
        'border-l-3 border-l-transparent py-2 pr-3 pl-2.5 outline-offset-[-2px]',
        isSought && 'border-l-primary bg-accent',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="min-w-0 font-medium break-words">{comment.AuthorName}</span>
        <time dateTime={comment.DateCreated} className="text-xs text-muted-foreground">
          {formatInstant(comment.DateCreated)}
        </time>
      </p>
      <CommentText content={comment.CommentContent} names={names} ownName={ownName} />
    </li>
  );
});

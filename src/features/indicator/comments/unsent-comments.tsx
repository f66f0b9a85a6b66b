import { TypedNotSaved } from '#src/components/typed-not-saved.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import type { CommentValues } from './comment-values.ts';
import { useUnsent } from './use-unsent.ts';

/** What was typed where the person cannot comment any more, to copy from. */
export function UnsentComments({ box }: { box: string }) {
  return useUnsent(box).map((name) => (
    <TypedNotSaved
      key={name}
      text={drafts.read<CommentValues>(name)?.typed.CommentContent ?? ''}
      onDiscard={() => drafts.drop(name)}
    />
  ));
}

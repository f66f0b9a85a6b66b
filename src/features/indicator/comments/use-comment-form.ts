import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddComment } from '#generated/hooks/comments/comments.ts';
import type { CommentCreate, MentionableUser } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import type { Place } from '../place.ts';
import { type CommentValues, commentResolver, EMPTY } from './comment-values.ts';
import { taggedIn } from './tagged-users.ts';
import { useMutationSteps } from './use-mutation-steps.ts';

export type CommentFormOptions = {
  place: Place;
  ratingId: number;
  userId: number;
  /** Undefined until they are there. */
  people: readonly MentionableUser[] | undefined;
};
type Sent = MutationVariables['addComment'];

/**
 * The text of a new comment. It leaves the box when it is sent and comes back when it is refused, unless another was begun
 * meanwhile; its draft stays in this tab until the server has taken it (issue 6, 'Nothing typed is ever lost').
 */
export function useCommentForm({ place, ratingId, userId, people }: CommentFormOptions) {
  const name = `comment:${userId}:${ratingId}`;
  const isAboutIt = (sent: Sent) => sent.ratingId === ratingId;
  const onItsWay = useIsMutating({
    mutationKey: ['addComment'],
    predicate: ({ state }) => isAboutIt(state.variables as Sent),
  });
  const [draft] = useState(() => (onItsWay ? undefined : drafts.read<CommentValues>(name)?.typed));
  const form = useForm<CommentValues, readonly MentionableUser[], CommentCreate>({
    resolver: commentResolver,
    context: people,
    defaultValues: EMPTY,
    values: draft,
    resetOptions: { keepDefaultValues: true },
  });
  const typed = form.watch();
  const show = (values: CommentValues) => form.reset(values, { keepDefaultValues: true });
  const { mutate } = useAddComment({ mutation: { onSuccess: (_answer, { data }) => forget(name, data) } });
  const last = useLastMutation('addComment', isAboutIt);

  useMutationSteps('addComment', isAboutIt, {
    // Also a repetition by 'Try again' takes the text with it.
    begun: ({ data }) => isText(form.getValues(), data) && show(EMPTY),
    refused: ({ data }) =>
      form.getValues('CommentContent') === '' &&
      show({ CommentContent: data.CommentContent, picked: data.taggedUsers }),
  });
  const kept = typed.CommentContent && JSON.stringify({ base: EMPTY, typed });
  useEffect(() => {
    if (kept) drafts.write(name, kept);
    else if (!onItsWay) drafts.drop(name);
  }, [name, kept, onItsWay]);

  const error = form.formState.errors.CommentContent;
  return {
    form,
    error: error?.message,
    /** Names of several people, none of whom is chosen yet, where that keeps the comment from being sent. */
    unclear: error?.type === 'unclear' ? taggedIn(typed.CommentContent, people ?? [], typed.picked).unclear : [],
    restored: draft !== undefined && typed.CommentContent === draft.CommentContent,
    /** What the server said against the text in the box. */
    refusal: last.status === 'error' && last.variables && isText(typed, last.variables.data) ? last.error : null,
    empty: typed.CommentContent === '',
    /** It may mention somebody, and nobody knows yet whom. */
    unknown: !people && typed.CommentContent.includes('@'),
    pick(id: number) {
      form.setValue('picked', [...form.getValues('picked'), id]);
      if (error) void form.trigger('CommentContent');
    },
    discard: () => show(EMPTY),
    send: form.handleSubmit((data) => mutate({ ...place, ratingId, data })),
  };
}

const isText = ({ CommentContent }: CommentValues, sent: CommentCreate) =>
  CommentContent.trim() === sent.CommentContent;

/** The draft has served, unless it is of another text already. */
function forget(name: string, sent: CommentCreate) {
  const draft = drafts.read<CommentValues>(name);
  if (draft && isText(draft.typed, sent)) drafts.drop(name);
}

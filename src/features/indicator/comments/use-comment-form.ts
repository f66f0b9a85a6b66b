import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddComment } from '#generated/hooks/comments/comments.ts';
import type { CommentCreate, MentionableUser } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useDraft } from '#src/lib/forms/use-draft.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import type { Place } from '../place.ts';
import { commentDraft } from './comment-draft.ts';
import { type CommentValues, commentResolver, emptyComment } from './comment-values.ts';
import { taggedIn } from './tagged-users.ts';
import { useMutationSteps } from './use-mutation-steps.ts';

export type CommentFormOptions = {
  place: Place;
  ratingId: number;
  userId: number;
  /** Undefined until they are there. */
  people: readonly MentionableUser[] | undefined;
};
type Sent = MutationVariables['addComment'] & { form?: string };

/**
 * The text of a new comment. It leaves the box when it is sent and comes back when it is refused, unless another was begun
 * meanwhile; its draft stays in this tab until the server has taken it (issue 6, 'Nothing typed is ever lost').
 */
export function useCommentForm({ place, ratingId, userId, people }: CommentFormOptions) {
  const name = commentDraft(userId, ratingId);
  const isAboutIt = (sent: Sent) => sent.ratingId === ratingId;
  const onItsWay = useOnItsWay(isAboutIt);
  const [begun] = useState(emptyComment);
  const [draft] = useState(() => (onItsWay() ? undefined : drafts.read<CommentValues>(name)?.typed));
  const form = useForm<CommentValues, readonly MentionableUser[], CommentCreate>({
    resolver: commentResolver,
    context: people,
    defaultValues: begun,
    values: draft,
    resetOptions: { keepDefaultValues: true },
  });
  const show = (values: CommentValues) => form.reset(values, { keepDefaultValues: true });
  const { mutate } = useAddComment({
    mutation: { onSettled: (_answer, error, { data }) => isTaken(error) && forget(name, data) },
  });
  const last = useLastMutation('addComment', isAboutIt);
  const typed = form.watch();

  useMutationSteps('addComment', isAboutIt, {
    // Also a repetition by 'Try again' takes the text with it.
    begun: ({ data }) => isText(form.getValues(), data) && show(emptyComment()),
    refused: (sent) => form.getValues('CommentContent') === '' && show(valuesOf(sent)),
  });
  useDraft(name, form, (one) => {
    if (one.typed.CommentContent) return one;
    const sent = onItsWay();
    return sent && { ...one, typed: valuesOf(sent) };
  });

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
    discard: () => show(emptyComment()),
    send: form.handleSubmit((data) => {
      const sent: Sent = { ...place, ratingId, data, form: form.getValues('form') };
      mutate(sent);
    }),
  };
}

/** Looks up the comment that is being sent now, if there is one. */
function useOnItsWay(isAboutIt: (sent: Sent) => boolean): () => Sent | undefined {
  const mutations = useQueryClient().getMutationCache();
  const predicate = ({ state }: { state: { variables?: unknown } }) => isAboutIt(state.variables as Sent);
  return () =>
    mutations.find({ mutationKey: ['addComment'], status: 'pending', predicate })?.state.variables as Sent | undefined;
}

/** The server has it, or said that it still works on it. */
const isTaken = (error: ApiError | null) => !error || error.status === 503;

const valuesOf = ({ data, form }: Sent): CommentValues => ({
  ...emptyComment(),
  CommentContent: data.CommentContent,
  picked: data.taggedUsers,
  ...(form && { form }),
});

const isText = ({ CommentContent }: CommentValues, sent: CommentCreate) =>
  CommentContent.trim() === sent.CommentContent;

/** The draft has served, unless it is of another text already. */
function forget(name: string, sent: CommentCreate) {
  const draft = drafts.read<CommentValues>(name);
  if (draft && isText(draft.typed, sent)) drafts.drop(name);
}

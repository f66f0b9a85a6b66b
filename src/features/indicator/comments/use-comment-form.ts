import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { getAddCommentMutationOptions } from '#generated/hooks/comments/comments.ts';
import type { CommentCreate, MentionableUser } from '#generated/model/index.ts';
import { useCall, useLastCalls } from '#src/lib/api/use-calls.ts';
import { type DraftOrigin, drafts } from '#src/lib/forms/drafts.ts';
import { useDraft } from '#src/lib/forms/use-draft.ts';
import type { Place } from '../place.ts';
import { commentDraft, draftsOf, sentDraft } from './comment-draft.ts';
import { type CommentValues, commentResolver, emptyComment } from './comment-values.ts';
import { taggedIn } from './tagged-users.ts';

export type CommentFormOptions = {
  place: Place;
  record: DraftOrigin;
  ratingId: number;
  userId: number;
  /** Undefined until they are there. */
  people: readonly MentionableUser[] | undefined;
};

/**
 * The text of a new comment. It leaves the box when it is sent and comes back when it is refused,
 * unless another was started meanwhile; a draft stays in this tab until the server has accepted it
 * [Q-R16].
 */
export function useCommentForm({ place, record, ratingId, userId, people }: CommentFormOptions) {
  const box = commentDraft({ userId, ratingId });
  const calls = useLastCalls('addComment', (subject) => subject.startsWith(`${box}:`));
  const start = useCall(getAddCommentMutationOptions);
  const [initial] = useState(emptyComment);
  const [unsent] = useState(() => firstUnsent(box, calls.flatMap(pendingSubject)));
  const draft = unsent?.typed;
  const form = useForm<CommentValues, readonly MentionableUser[], CommentCreate>({
    resolver: commentResolver,
    context: people,
    defaultValues: initial,
    values: draft,
    resetOptions: { keepDefaultValues: true },
  });
  const show = (values: CommentValues) => form.reset(values, { keepDefaultValues: true });
  const typed = form.watch();
  useDraft(box, form, (one) => (one.typed.CommentContent ? { ...one, origin: record } : undefined));

  /**
   * Takes the comment out of the box, to be kept under the name of its call until the server has
   * taken it.
   */
  const takeOut = (subject: string) => {
    drafts.keep(subject, { base: initial, typed: form.getValues(), origin: record });
    show(emptyComment());
  };
  const putBack = (subject: string) => {
    // One that a notice sent again while no box was open has its draft still under the box's name.
    const sent = drafts.read<CommentValues>(subject) ?? drafts.read<CommentValues>(box);
    if (!sent) return;
    drafts.keep(box, sent);
    drafts.drop(subject);
    show(sent.typed);
  };
  const onOpen = useEffectEvent(() => unsent && unsent.name !== box && putBack(unsent.name));
  useEffect(() => void onOpen(), []);
  const isInBox = ({ subject, variables }: (typeof calls)[number]) =>
    subject === sentDraft(box, form.getValues('form')) && variables && isText(form.getValues(), variables.data);
  const seen = useRef(calls);
  useEffect(() => {
    for (const call of calls) {
      const before = seen.current.find(({ subject }) => subject === call.subject);
      if (before?.status === call.status) continue;
      // A notice's 'Try again' takes the text with it, as 'Send' does.
      if (call.status === 'pending' && isInBox(call)) takeOut(call.subject);
      if (call.status === 'success' && isInBox(call)) show(emptyComment());
      if (call.status === 'error' && form.getValues('CommentContent') === '') putBack(call.subject);
    }
    seen.current = calls;
  });

  const error = form.formState.errors.CommentContent;
  return {
    form,
    error: error?.message,
    /**
     * Names of several people, none of whom is chosen yet, where that keeps the comment from being
     * sent.
     */
    unclear: error?.type === 'unclear' ? taggedIn(typed.CommentContent, people ?? [], typed.picked).unclear : [],
    restored: draft !== undefined && typed.CommentContent === draft.CommentContent,
    /** What the server said against the text in the box. */
    refusal: calls.find((call) => call.status === 'error' && isInBox(call))?.error ?? null,
    empty: typed.CommentContent === '',
    /** It may mention somebody, and nobody knows yet whom. */
    unknown: !people && typed.CommentContent.includes('@'),
    pick(id: number) {
      form.setValue('picked', [...form.getValues('picked'), id]);
      if (error) void form.trigger('CommentContent');
    },
    discard: () => show(emptyComment()),
    send: form.handleSubmit((data) => {
      const subject = sentDraft(box, form.getValues('form'));
      takeOut(subject);
      start(
        { ...place, ratingId, data },
        { subject, record: record.title, onAnswer: (_answer, sent) => forget(box, subject, sent.data) },
      );
    }),
  };
}

const pendingSubject = ({ status, subject }: { status: string; subject: string }) =>
  status === 'pending' ? [subject] : [];

/** What was typed earlier and is not being sent, to be gone on with in the box. */
function firstUnsent(box: string, pending: string[]) {
  for (const name of draftsOf(box)) {
    const typed = { ...emptyComment(), ...drafts.read<CommentValues>(name)?.typed };
    if (!pending.includes(sentDraft(box, typed.form))) return { name, typed };
  }
  return undefined;
}

const isText = ({ CommentContent }: CommentValues, sent: CommentCreate) =>
  CommentContent.trim() === sent.CommentContent;

/** The drafts of a comment have served, unless they are of another text already. */
function forget(box: string, subject: string, sent: CommentCreate) {
  for (const name of [box, subject]) {
    const typed = drafts.read<CommentValues>(name)?.typed;
    if (typed && sentDraft(box, typed.form) === subject && isText(typed, sent)) drafts.drop(name);
  }
}

import { useRef } from 'react';
import { DelayedAnnouncement } from '#src/components/delayed-announcement.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { MentionTextarea } from './mention-textarea.tsx';
import { Namesakes } from './namesakes.tsx';
import { unknownHint, unknownNames } from './unknown-names.ts';
import { type CommentFormOptions, useCommentForm } from './use-comment-form.ts';

/** The box for a new comment. Give it a key: one form, one rating. */
export function CommentComposer(options: CommentFormOptions) {
  const state = useCommentForm(options);
  const element = useRef<HTMLFormElement>(null);
  const focusBox = () => element.current?.querySelector('textarea')?.focus();
  const blocked = whyBlocked(state);
  const hint =
    options.people &&
    unknownHint(
      unknownNames(
        state.form.watch('CommentContent'),
        options.people.map(({ FullName }) => FullName),
      ),
    );
  return (
    <form
      ref={element}
      noValidate
      aria-label="New comment"
      data-print="hide"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked) return;
        // The open list covers the hint: the first press closes the list alone, the next one sends.
        const isHintCovered = hint !== undefined && element.current?.querySelector('[role="listbox"]') != null;
        if (isHintCovered) element.current?.querySelector('textarea')?.blur();
        else void state.send();
        focusBox();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label="Comment" hideLabel error={state.error} hint={hint}>
          {(control) => (
            <MentionTextarea
              {...control}
              {...state.form.register('CommentContent')}
              placeholder="Add a comment"
              people={options.people ?? []}
              onPick={state.pick}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" blocked={blocked} onMouseDown={(event) => event.preventDefault()}>
          Send
        </Button>
      </div>
      {state.unclear.map((one) => (
        <Namesakes
          key={one.name}
          {...one}
          onPick={(id) => {
            state.pick(id);
            focusBox();
          }}
        />
      ))}
      <p role="status" className="sr-only">
        {hint && <DelayedAnnouncement key={hint}>{hint}</DelayedAnnouncement>}
      </p>
      {state.restored && <RestoredDraft onDiscard={state.discard} />}
      <Refusal error={state.refusal} />
    </form>
  );
}

function whyBlocked({ empty, unknown }: { empty: boolean; unknown: boolean }) {
  if (empty) return 'Nothing is typed yet.';
  return unknown && 'The list of people to mention is not here yet.';
}

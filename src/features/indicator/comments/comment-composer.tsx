import { useRef } from 'react';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { MentionTextarea } from './mention-textarea.tsx';
import { Namesakes } from './namesakes.tsx';
import { type CommentFormOptions, useCommentForm } from './use-comment-form.ts';

/** The box for a new comment. Give it a key: one form, one rating. */
export function CommentComposer(options: CommentFormOptions) {
  const state = useCommentForm(options);
  const element = useRef<HTMLFormElement>(null);
  const focusBox = () => element.current?.querySelector('textarea')?.focus();
  const blocked = whyBlocked(state);
  return (
    <form
      ref={element}
      noValidate
      aria-label="New comment"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (blocked) return;
        void state.send();
        focusBox();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label="Comment" hideLabel error={state.error}>
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
        <Button type="submit" variant="primary" blocked={blocked}>
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
      {state.restored && <RestoredDraft onDiscard={state.discard} />}
      <Refusal error={state.refusal} />
    </form>
  );
}

function whyBlocked({ empty, unknown }: { empty: boolean; unknown: boolean }) {
  if (empty) return 'Nothing is typed yet.';
  return unknown && 'The list of people to mention is not here yet.';
}

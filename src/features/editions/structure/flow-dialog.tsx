import { type Dispatch, type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';
import { DiscardQuestion } from '#src/components/discard-question.tsx';
import { LeaveButton } from '#src/components/leave-button.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SentForm } from '#src/components/sent-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import type { FlowEvent, Step } from './indicator-flow.ts';

type FlowDialogProps = {
  step: Step;
  title: string;
  description?: ReactNode;
  /** Something would be lost by closing. */
  dirty: boolean;
  form: { restored: boolean; discard: () => void; forget: () => void; pending: boolean; isProcessing: boolean };
  asking: boolean;
  dispatch: Dispatch<FlowEvent>;
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  /** The button that sends what is typed; `blocked` says why it cannot be pressed. */
  send?: { label: string; blocked: string | false } | false;
  /** In place of Cancel and the button that sends, for a step that has neither or its own. */
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * The single dialog of a flow in steps: each step replaces its content and takes the focus.
 */
export function FlowDialog({ step, title, description, dirty, form, asking, dispatch, ...parts }: FlowDialogProps) {
  const { onSubmit, send, footer, children } = parts;
  const body = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    const cameBack = shownStep.current.endsWith('Dependency');
    shownStep.current = step;
    const dialog = body.current?.closest('[role="dialog"]');
    const opener = cameBack ? dialog?.querySelector<HTMLElement>('[data-change-dependency]') : null;
    const first = opener ?? dialog?.querySelector<HTMLElement>('[data-first-focus]');
    (first ?? dialog?.querySelector<HTMLElement>('[data-slot="dialog-body"] :is(input, button, textarea)'))?.focus();
  }, [step]);

  // A request that was sent goes on after the dialog has closed: there is nothing to discard.
  const leave = () => dispatch({ type: 'leave', dirty: dirty && !form.pending });

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={title}
        description={description}
        size="lg"
        closeOnOutside={false}
        footer={
          send ? (
            <>
              <LeaveButton isProcessing={form.isProcessing} onLeave={leave} />
              <Button type="submit" variant="primary" blocked={send.blocked} pending={form.pending}>
                {send.label}
              </Button>
            </>
          ) : (
            footer
          )
        }
        {...(onSubmit && { onSubmit })}
      >
        <div ref={body} className="flex flex-col gap-4">
          <SentForm isProcessing={form.isProcessing}>
            {form.restored && onSubmit && <RestoredDraft onDiscard={form.discard} />}
            {children}
          </SentForm>
        </div>
      </Dialog>
      <DiscardQuestion
        open={asking}
        onKeep={() => dispatch({ type: 'keep' })}
        onDiscard={() => {
          form.forget();
          dispatch({ type: 'discard' });
        }}
      />
    </>
  );
}

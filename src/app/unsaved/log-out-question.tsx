import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { LOG_OUT_LOSES, titleOf, type UnsavedDraft } from './unsaved-work.ts';

type LogOutQuestionProps = { lost: readonly UnsavedDraft[]; onAnswer: (isLeaving: boolean) => void };

/** Names what was typed and is kept in this tab alone. */
export function LogOutQuestion({ lost, onAnswer }: LogOutQuestionProps) {
  return (
    <ConfirmDialog
      open
      title="Log out without saving?"
      text={LOG_OUT_LOSES}
      consequence={
        <ul aria-label="Unsaved work" className="grid gap-2">
          {lost.map((draft) => (
            <li key={draft.name} className="rounded-md border px-3 py-2 text-sm">
              <p className="font-medium wrap-anywhere">{titleOf(draft)}</p>
              {draft.texts.map(({ label, text }) => (
                <p key={label} dir="auto" className="line-clamp-2 text-muted-foreground wrap-anywhere">
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ul>
      }
      confirmLabel="Log Out Without Saving"
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}

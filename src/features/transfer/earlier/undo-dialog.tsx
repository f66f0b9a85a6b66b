import type { Import } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { nameOf, undoWords } from './earlier-words.ts';

type UndoDialogProps = { one: Import; onConfirm: () => void; onCancel: () => void };

/** Says what goes back before it does. */
export function UndoDialog({ one, ...answers }: UndoDialogProps) {
  const { back, removed } = undoWords(one);
  return (
    <ConfirmDialog
      open
      title={`Undo the import of ${nameOf(one)}?`}
      text="All of it or nothing: where somebody has changed any of it since, nothing is undone and you see what."
      consequence={
        <div className="grid gap-3 text-sm">
          {back.length > 0 && <Listed title="This goes back:" items={back} />}
          {removed && <Listed title="This is removed:" items={[removed]} />}
        </div>
      }
      confirmLabel="Undo Import"
      {...answers}
    />
  );
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

import type { ReportEditionCreate } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { whyWriteFailed } from '#src/lib/api/why-failed.ts';
import type { RefusedCreation } from './use-creation.ts';

/** An edition is being made: said once, with a bar that moves until the server has answered. */
export function CreationProgress({ underWay }: { underWay: ReportEditionCreate | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {underWay && (
        <Note tone="info">
          <p className="font-medium">Creating {underWay.Name.trim()}…</p>
          <p className="text-muted-foreground">This can take some time. You can go on working meanwhile.</p>
          <div
            aria-hidden="true"
            data-slot="progress-bar"
            className="mt-2 h-1 overflow-hidden rounded-sm bg-primary/20"
          >
            <div className="h-full w-2/5 animate-slide bg-primary motion-reduce:w-full motion-reduce:animate-none" />
          </div>
        </Note>
      )}
    </div>
  );
}

type CreationRefusedProps = { refused: RefusedCreation | undefined; onReopen: () => void; onGiveUp: () => void };

/**
 * An edition was not made: what was typed is kept and can be mended. The notice with 'Try Again'
 * has said it aloud.
 */
export function CreationRefused({ refused, onReopen, onGiveUp }: CreationRefusedProps) {
  if (!refused) return null;
  const { typed, error } = refused;
  return (
    <Note
      tone="danger"
      actions={
        <>
          <Button size="sm" onClick={onReopen}>
            Open what you typed
          </Button>
          <Button size="sm" variant="ghost" onClick={onGiveUp}>
            Discard
          </Button>
        </>
      }
    >
      <p className="font-medium">
        {typed.Name.trim()} {error.isOpen ? 'may not have been created.' : 'was not created.'}
      </p>
      <p className="whitespace-pre-line">{whyWriteFailed(error)[0] ?? error.message}</p>
    </Note>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { type ChangesOf, foundChangesQuery, storedChangesQuery } from './changes-query.ts';

type ChangesDialogProps = { fileName: string; of: ChangesOf; description: string; onClose: () => void };

/** What a file changed, or would change, old → new. */
export function ChangesDialog({ fileName, of, description, onClose }: ChangesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Changes of ${fileName}`}
      description={description}
      size="lg"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {'importId' in of ? <Stored importId={of.importId} /> : <Found checkId={of.checkId} />}
    </Dialog>
  );
}

const Stored = ({ importId }: { importId: number }) => (
  <ChangeList query={useInfiniteQuery(storedChangesQuery(importId))} empty="Nothing changed." />
);

const Found = ({ checkId }: { checkId: string }) => (
  <ChangeList query={useInfiniteQuery(foundChangesQuery(checkId))} empty="Nothing would change." />
);

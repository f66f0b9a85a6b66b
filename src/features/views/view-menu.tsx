import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { SavedView } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#src/components/ui/menu.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';

type ViewMenuProps = {
  /** The open view, which the person may change; undefined where there is none. */
  view: SavedView | undefined;
  isChanged: boolean;
  onDiscard: () => void;
  onSaveNew: () => void;
  onEdit: () => void;
  onDelete: (view: SavedView) => void;
};

/** What can be done with the open view; asks before one that others see is deleted. */
export function ViewMenu({ view, isChanged, onDiscard, onSaveNew, onEdit, onDelete }: ViewMenuProps) {
  const access = useAccess();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {view && (
        <Menu>
          <MenuTrigger asChild>
            <Button size="icon" aria-label={`Actions of the view ${view.Name}`}>
              <Ellipsis aria-hidden="true" />
            </Button>
          </MenuTrigger>
          <MenuContent>
            {isChanged && <MenuItem onSelect={onDiscard}>Discard changes</MenuItem>}
            {isChanged && <MenuItem onSelect={onSaveNew}>Save as a new view…</MenuItem>}
            <MenuItem onSelect={onEdit}>
              {access.may('updateView', ['view:shared']) ? 'Rename, share…' : 'Rename…'}
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => (view.IsShared ? setAsking(true) : onDelete(view))}>
              Delete
            </MenuItem>
          </MenuContent>
        </Menu>
      )}
      <ConfirmDialog
        open={isAsking && view !== undefined}
        title="Delete this view?"
        text={`Everybody of the edition sees ‘${view?.Name}’.`}
        consequence={
          view && view.DefaultRoles.length > 0 && 'Lists that start with it will start as they are by themselves.'
        }
        confirmLabel="Delete"
        onConfirm={() => {
          setAsking(false);
          if (view) onDelete(view);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

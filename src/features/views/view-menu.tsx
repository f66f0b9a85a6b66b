import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { getDeleteViewMutationOptions, getUpdateViewMutationOptions } from '#generated/hooks/views/views.ts';
import type { SavedView } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#src/components/ui/menu.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useCall, useCalls } from '#src/lib/api/use-calls.ts';
import { focusTab } from './focus-tab.ts';
import type { ViewedList } from './viewed-list.ts';

type ViewMenuProps = {
  /** The open view, which the person may change; undefined where there is none. */
  view: SavedView | undefined;
  listed: ViewedList;
  isChanged: boolean;
  onSaveNew: () => void;
  onEdit: () => void;
};

/**
 * Updates the open view, and what else can be done with it; asks before one that others see is
 * deleted.
 */
export function ViewMenu({ view, listed, isChanged, onSaveNew, onEdit }: ViewMenuProps) {
  const access = useAccess();
  const update = useCall(getUpdateViewMutationOptions);
  const calls = useCalls();
  const [isAsking, setAsking] = useState(false);
  const store = ({ Id, Name, IsShared, DefaultRoles }: SavedView) => {
    update({ viewId: Id, data: { Name, IsShared, DefaultRoles, Content: listed.content } }, { record: Name });
    focusTab(Id);
  };
  const remove = ({ Id, Name }: SavedView) => {
    calls.hold(getDeleteViewMutationOptions, { viewId: Id }, { record: Name });
    listed.onOpen(undefined);
    focusTab(undefined);
  };
  return (
    <>
      {view && isChanged && <Button onClick={() => store(view)}>Update view</Button>}
      {view && (
        <Menu>
          <MenuTrigger asChild>
            <Button size="icon" aria-label={`Actions of the view ${view.Name}`}>
              <Ellipsis aria-hidden="true" />
            </Button>
          </MenuTrigger>
          <MenuContent>
            {isChanged && <MenuItem onSelect={() => listed.onOpen(view)}>Discard changes</MenuItem>}
            {isChanged && <MenuItem onSelect={onSaveNew}>Save as a new view…</MenuItem>}
            <MenuItem onSelect={onEdit}>
              {access.may('updateView', ['view:shared']) ? managersWord(view) : 'Rename…'}
            </MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={() => (view.IsShared ? setAsking(true) : remove(view))}>
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
          if (view) remove(view);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** What the form has for managers: one that is shared stays so, and may be a role's start. */
const managersWord = ({ IsShared }: SavedView): string => (IsShared ? 'Rename, set as start…' : 'Rename, share…');

import { Suspense, useState } from 'react';
import type { SavedView } from '#generated/model/index.ts';
import { viewFacts } from '#rules/facts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import type { ViewedList } from './viewed-list.ts';

// With a view that may be changed: Radix's menu, and what sends a change, are too much for a list
// without one.
const ViewMenu = lazyPart(() => import('./view-menu.tsx').then((menu) => menu.ViewMenu));
// Forms come when the first one is opened.
const NewViewDialog = lazyPart(() => import('./view-dialogs.tsx').then((dialogs) => dialogs.NewViewDialog));
const EditViewDialog = lazyPart(() => import('./view-dialogs.tsx').then((dialogs) => dialogs.EditViewDialog));

type ViewActionsProps = {
  listed: ViewedList;
  /** All views of the list. */
  views: readonly SavedView[];
  open: SavedView | undefined;
  /** The list is set otherwise than the open view, or the list by itself, says. */
  isChanged: boolean;
};

/** Saves, changes and deletes views, as far as the person may. */
export function ViewActions({ listed, views, open, isChanged }: ViewActionsProps) {
  const access = useAccess();
  const [dialog, setDialog] = useState<'new' | 'edit'>();
  const mayChange = open !== undefined && open.Id > 0 && access.may('updateView', viewFacts(open));
  const close = () => setDialog(undefined);
  // From then on: the question before deleting outlives the view.
  const [hasMenu, setHasMenu] = useState(false);
  if (mayChange && !hasMenu) setHasMenu(true);

  return (
    <>
      <p role="status" className="sr-only">
        {open && isChanged && `‘${open.Name}’ is changed and not saved.`}
      </p>
      {!mayChange && (
        <Button
          blocked={!isChanged && NOTHING_TO_SAVE}
          onPointerEnter={NewViewDialog.preload}
          onFocus={NewViewDialog.preload}
          onClick={() => setDialog('new')}
          className={isChanged ? undefined : 'max-sm:hidden'}
        >
          Save view…
        </Button>
      )}
      {open && isChanged && !mayChange && <Button onClick={() => listed.onOpen(open)}>Reset</Button>}
      {hasMenu && (
        <Suspense fallback={<div className="size-8" />}>
          <ViewMenu
            view={mayChange ? open : undefined}
            listed={listed}
            isChanged={isChanged}
            onSaveNew={() => setDialog('new')}
            onEdit={() => setDialog('edit')}
          />
        </Suspense>
      )}
      <Suspense>
        {dialog === 'new' && <NewViewDialog listed={listed} views={views} onClose={close} />}
        {dialog === 'edit' && open && <EditViewDialog key={open.Id} view={open} views={views} onClose={close} />}
      </Suspense>
    </>
  );
}

const NOTHING_TO_SAVE = 'Select filters, an order or columns first.';

import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { getCreateViewMutationOptions, getUpdateViewMutationOptions } from '#generated/hooks/views/views.ts';
import type { SavedView } from '#generated/model/index.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { focusTab } from './focus-tab.ts';
import { ViewDialog } from './view-dialog.tsx';
import { bodyOf, newView, type ViewValues, viewResolver, viewValuesOf } from './view-values.ts';
import type { ViewedList } from './viewed-list.ts';

type DialogProps = { views: readonly SavedView[]; onClose: () => void };

/** Saves what the list is set to under a name, and opens it. */
export function NewViewDialog({ listed, views, onClose }: DialogProps & { listed: ViewedList }) {
  const [Content] = useState(listed.content);
  const dialog = useDialogForm({
    ...useViewDraft(`new:${listed.list}`, 'New view'),
    ...{ initial: newView, resolver: viewResolver },
    ...{ operationId: 'createView', options: getCreateViewMutationOptions },
    onDone(view: SavedView) {
      onClose();
      listed.onOpen(view);
      focusTab(view.Id);
    },
  });
  const create = (typed: ViewValues) =>
    dialog.send({ data: { ...bodyOf(typed), List: listed.list, Content } }, { record: typed.Name.trim() });
  return <ViewDialog title="Save view" views={views} dialog={dialog} onSend={create} onClose={onClose} />;
}

/** Changes the name of a view, and who sees it and starts with it. */
export function EditViewDialog({ view, views, onClose }: DialogProps & { view: SavedView }) {
  const { Id, Content } = view;
  const now = views.find((one) => one.Id === Id) ?? view;
  const dialog = useDialogForm({
    ...useViewDraft(`${Id}`, `View ${view.Name}`),
    ...{ initial: viewValuesOf(view), served: viewValuesOf(now), resolver: viewResolver },
    ...{ operationId: 'updateView', options: getUpdateViewMutationOptions, onDone: onClose },
  });
  const save = (typed: ViewValues) =>
    dialog.send(
      { viewId: Id, data: { ...bodyOf(typed), Content, Version: typed.Version } },
      { record: typed.Name.trim() },
    );
  return <ViewDialog title="Edit view" view={view} views={views} dialog={dialog} onSend={save} onClose={onClose} />;
}

function useViewDraft(record: string, title: string) {
  const { user } = useAccess();
  const href = useLocation({ select: (location) => location.href });
  const [path] = useState(href);
  return { draft: `view:${user?.Id}:${record}`, origin: { title, path } };
}

import { getListViewsQueryKey } from '#generated/hooks/views/views.ts';
import type { Role, SavedView } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { byName, changed, mapped, without, withRows } from '#src/lib/api/rows.ts';

const inOrder = byName<SavedView>(({ Name }) => Name);

/** What tabs and palette show before the server has answered [B11]. */
export const viewEdits: OptimisticEdits = {
  createView: ({ data }, { temporaryId }) => [
    edit<SavedView[]>(
      getListViewsQueryKey(),
      (list) => {
        const row = { ...data, Name: data.Name.trim(), Id: temporaryId, AuthorName: '', Version: 1 };
        return withRows(leftBy(list, row), [row], inOrder);
      },
      (list) =>
        list.some(
          ({ Name, List, IsShared }) => Name === data.Name.trim() && List === data.List && IsShared === data.IsShared,
        ),
    ),
  ],
  updateView: ({ viewId, data: { Version: _, ...data } }) => [
    edit<SavedView[]>(getListViewsQueryKey(), (list) => {
      const own = list.find(({ Id }) => Id === viewId);
      if (!own) return list;
      const row = { ...own, ...data, Name: data.Name.trim(), Version: own.Version + 1 };
      return changed(leftBy(list, row), viewId, () => row).toSorted(inOrder);
    }),
  ],
  deleteView: ({ viewId }) => [
    edit<SavedView[]>(getListViewsQueryKey(), (list) => without(list, ({ Id }) => Id === viewId)),
  ],
};

/** A role has one default a list. */
const leftBy = (list: SavedView[], { Id, List, DefaultRoles }: Pick<SavedView, 'Id' | 'List' | 'DefaultRoles'>) => {
  const isTaken = (role: Role) => DefaultRoles.includes(role);
  return mapped(list, (row) =>
    row.Id !== Id && row.List === List && row.DefaultRoles.some(isTaken)
      ? { ...row, DefaultRoles: row.DefaultRoles.filter((role) => !isTaken(role)) }
      : row,
  );
};

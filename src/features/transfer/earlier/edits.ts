import type { InfiniteData } from '@tanstack/react-query';
import { ImportUndoState } from '#generated/enums.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { getListImportsInfiniteQueryKey } from '#generated/hooks/transfer/transfer.ts';
import type { CurrentUser, Import, ImportPage } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { changed, changedPages } from '#src/lib/api/rows.ts';

/** It stands there as undone at once; what it restores comes with the answer. */
export const importEdits: OptimisticEdits = {
  revertImport: ({ importId }, { startedOn }) => [
    edit<InfiniteData<ImportPage, number | undefined>>(getListImportsInfiniteQueryKey(), (list, shown) => {
      const [me] = shown<CurrentUser>(getReadCurrentUserQueryKey());
      const undone = (one: Import): Import => ({
        ...one,
        UndoState: ImportUndoState.Undone,
        UndoneOn: startedOn,
        UndoneByName: me?.FullName ?? null,
      });
      return changedPages(list, (page) => {
        const Data = changed(page.Data, importId, undone);
        return Data === page.Data ? page : { ...page, Data };
      });
    }),
  ],
};

import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { getReadCurrentUserQueryOptions } from '#generated/hooks/session/session.ts';
import { getRevertImportMutationOptions } from '#generated/hooks/transfer/transfer.ts';
import { getListImportsMockHandler, getListImportsResponseMock } from '#generated/mocks/transfer/transfer.msw.ts';
import type { Import, ImportPage } from '#generated/model/index.ts';
import { importsQuery } from '#src/features/transfer/earlier/imports-query.ts';
import { call, shownAnswer } from '../../support/mutation-row.ts';
import { holdMutations } from '../../support/mutation-table.ts';

const list = importsQuery();
const [standing] = getListImportsResponseMock().Data as [Import];
const Data = [88240, 88190, 88001].map((Id) => ({ ...standing, Id }));
const undo = (importId: number) => call('revertImport', getRevertImportMutationOptions(), { importId });
const look = (client: QueryClient) =>
  shownAnswer<InfiniteData<ImportPage>>(client, list).pages.flatMap(({ Data }) =>
    Data.map(({ Id, UndoState, UndoneByName }) => [Id, UndoState, UndoneByName]),
  );

holdMutations([
  {
    ...undo(88240),
    features: 'B46',
    reads: [list],
    context: [getReadCurrentUserQueryOptions()],
    look,
    answers: [getListImportsMockHandler({ Data, Count: 3 })],
    shown: [
      [88240, 1, 'Amara Okafor'],
      [88190, 0, null],
      [88001, 0, null],
    ],
    others: [undo(88190), undo(88001)],
  },
]);

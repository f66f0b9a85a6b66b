import { useIsMutating } from '@tanstack/react-query';
import { getExportDataMutationKey, useExportData } from '#generated/hooks/transfer/transfer.ts';
import type { ExportRequest } from '#generated/model/index.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { downloadFrom } from './download.ts';

/** Has the file made and the browser fetch it, also where the person has gone elsewhere meanwhile. */
export function useExport() {
  const isPending = useIsMutating({ mutationKey: getExportDataMutationKey() }) > 0;
  const { mutate } = useExportData({
    mutation: {
      // its own lane: an import under way must not keep it waiting
      scope: { id: 'exportData' },
      onSuccess: (result) => {
        if (!result) return;
        downloadFrom(result.downloadUrl);
        notices.push({ tone: 'success', message: 'The export is ready. Your browser saves it.' });
      },
    },
  });
  return { isPending, start: (data: ExportRequest) => mutate({ data }) };
}

import {
  getImportFileMutationOptions,
  type ImportFileMutationVariables,
  importFile,
} from '#generated/hooks/transfer/transfer.ts';
import type { ImportResult } from '#generated/model/index.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { WriteOptions } from '#src/lib/api/call-details.ts';
import { isCancelled } from '#src/lib/api/calls.ts';
import { type UploadProgress, uploadWith } from '#src/lib/api/upload.ts';

/** The browser hands out a file only as it was when it was chosen. */
export class FileChanged extends Error {
  constructor({ name }: File) {
    super(`${name} has changed on the disk since it was selected. Select it again.`);
  }
}

/** What a run asks and reports. */
export type Run = {
  file: File;
  signal: () => AbortSignal;
  begun: () => void;
  sent: UploadProgress;
  failed: (error: Error) => void;
};

/**
 * The generated options of `importFile` with what the row of the file is told, also when a notice's
 * button repeats it.
 */
export const importOptions =
  (run: Run): WriteOptions<ImportFileMutationVariables, ImportResult> =>
  ({ request } = {}) => ({
    ...getImportFileMutationOptions(),
    mutationFn: ({ data, params }) => {
      const send = () => importFile(data, params, { ...request, sendWith: uploadWith(run.sent), signal: run.signal() });
      return sendUnchanged(run.file, send);
    },
    onMutate: run.begun,
    onError: (error) => void (isCancelled(error) || run.failed(error)),
  });

async function sendUnchanged(file: File, send: () => Promise<ImportResult>): Promise<ImportResult> {
  if (await hasChanged(file)) throw new FileChanged(file);
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === 0 && (await hasChanged(file))) throw new FileChanged(file);
    throw error;
  }
}

const hasChanged = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => false,
      () => true,
    );

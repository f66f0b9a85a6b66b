import type { QueryClient } from '@tanstack/react-query';
import { getImportFileMutationKey, importFile } from '#generated/hooks/transfer/transfer.ts';
import type { ImportResult } from '#generated/model/index.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { UploadProgress } from '#src/lib/api/upload.ts';

/** The browser hands out a file only as it was when it was chosen. */
export class FileChanged extends Error {
  constructor({ name }: File) {
    super(`${name} has changed on the disk since it was chosen. Choose it again.`);
  }
}

/** What a run asks and tells; `file` is undefined where the run is not wanted any more. */
export type Run = {
  checkOnly: boolean;
  signal: () => AbortSignal;
  file: () => File | undefined;
  begun: () => void;
  sent: UploadProgress;
  /** Undefined where it was called off. */
  answered: (result: ImportResult | undefined) => void;
  failed: (error: Error) => void;
};

/**
 * Sends a file as the mutation `importFile`, outside any screen, so that it goes on when the person goes elsewhere; the
 * notice of a failure repeats it as it was.
 */
export function runImport(client: QueryClient, file: File, run: Run): void {
  const options = client.defaultMutationOptions({
    mutationKey: getImportFileMutationKey(),
    mutationFn: () => send(run),
    onMutate: run.begun,
    onSuccess: run.answered,
    onError: run.failed,
  });
  const variables = { data: { file }, ...(run.checkOnly && { params: { dryRun: true } }) };
  client
    .getMutationCache()
    .build(client, options as never)
    .execute(variables)
    .catch(() => undefined);
}

async function send({ checkOnly, file, signal, sent }: Run): Promise<ImportResult | undefined> {
  const own = file();
  if (!own) return undefined;
  if (await hasChanged(own)) throw new FileChanged(own);
  const abort = signal();
  try {
    const params = checkOnly ? { dryRun: true } : undefined;
    return await importFile({ file: own }, params, { onUploadProgress: sent, signal: abort });
  } catch (error) {
    if (abort.aborted) return undefined;
    if (error instanceof ApiError && error.status === 0 && (await hasChanged(own))) throw new FileChanged(own);
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

import { type OperationId, operations } from '#generated/operations.ts';
import { useStore } from '#src/lib/store.ts';
import { counted } from '#src/lib/words.ts';
import { lastWasExample, mockReach, type OperationReach } from './mock-memory.ts';

/** What the mock keeps of an operation, whether it was called or not. */
export function KeptWords({ id }: { id: OperationId }) {
  const { [id]: reach } = useStore(mockReach);
  const wasExample = useStore(lastWasExample).has(id);
  if (!reach) return null;
  const { shown, missing, ignored } = reach;
  const { reads } = operations[id];
  return (
    <div className="col-span-2 flex flex-col gap-1 text-xs text-muted-foreground">
      {wasExample && shown.length > 0 && (
        <p className="font-medium text-foreground">
          Its last answer is an example: of this record nothing was told yet.
        </p>
      )}
      <p className="break-words">{sentenceOf(reach, reads)}</p>
      {missing.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm">{missingWords(reach, reads)}</summary>
          <p className="pt-1 pl-3.5 break-words">{missing.join(', ')}</p>
        </details>
      )}
      {ignored.length > 0 && <p>Query parameters that are not obeyed: {ignored.join(', ')}.</p>}
    </div>
  );
}

function sentenceOf({ shown, missing }: OperationReach, reads: boolean): string {
  if (shown.length > 0) return `${reads ? 'Changed by' : 'Changes'} ${shown.join(', ')}.`;
  if (!reads) return 'Changes nothing: its answer is an example.';
  return missing.length > 0
    ? 'Nothing written changes it: its answer is an example.'
    : 'No write of the contract changes it.';
}

const missingWords = ({ missing: { length } }: OperationReach, reads: boolean): string =>
  reads ? `Not by ${counted(length, 'other')}` : `Not ${counted(length, 'other')} that a backend changes`;

import { ChangedSince } from '#src/components/changed-since.tsx';
import { useLastCall } from '#src/lib/api/use-calls.ts';
import { obstacleWords } from '#src/lib/obstacle-words.ts';

/** Why undoing was refused, below the import. */
export function UndoRefusal({ subject }: { subject: string }) {
  const { error } = useLastCall('revertImport', subject);
  const problem = error?.status === 409 ? error.problem : undefined;
  if (!problem) return null;
  return <ChangedSince detail={problem.detail} changes={(problem.ChangedSince ?? []).map(obstacleWords)} />;
}

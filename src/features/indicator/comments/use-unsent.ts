import { useLastCalls } from '#src/lib/api/use-calls.ts';
import { useDraftNames } from '#src/lib/forms/use-draft-names.ts';

/** The drafts of the comments on a rating that are not being sent. */
export function useUnsent(box: string): string[] {
  const isOf = (name: string) => name === box || name.startsWith(`${box}:`);
  const calls = useLastCalls('addComment', isOf);
  return useDraftNames(box).filter(
    (name) => isOf(name) && !calls.some(({ subject, status }) => subject === name && status === 'pending'),
  );
}

import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { ProgressBar } from '#src/components/ui/progress-bar.tsx';

/** The thin bar while any request is pending (requirements A2.3). */
export function LoadingBar() {
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  return <ProgressBar active={fetching + mutating > 0} />;
}

import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { ProgressBar } from '#src/components/ui/progress-bar.tsx';

/** The thin bar while any request is pending (requirements A2.3), be it for a page's code. */
export function LoadingBar() {
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  const isPageComing = useRouterState({ select: ({ isLoading }) => isLoading });
  return <ProgressBar active={fetching + mutating > 0 || isPageComing} />;
}

import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { LinkedCommentRef } from './comments-list.tsx';

export type WorkTab = 'rating' | 'comments' | 'history';

/**
 * Which tab is open: 'Comments' or 'History' where a link leads there, each time such a link is
 * followed, also the same one again; else 'Rating'; and whatever the person chooses after that
 * (requirements B, 'Comments tab').
 */
export function useWorkTab(place: string): {
  tab: WorkTab;
  choose: (tab: string) => void;
  linkedComment: LinkedCommentRef;
} {
  const { commentId, tab: linkedTab = 'rating' } = useSearch({
    from: '/_app/countries/$countryId/indicator/$indicatorId',
  });
  const router = useRouter();
  const [again, setAgain] = useState(0);
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ hrefChanged }) => !hrefChanged && setAgain((times) => times + 1)),
    [router],
  );
  const visit = `${place} ${commentId} ${linkedTab} ${again}`;
  const [followed, setFollowed] = useState(() => ({ visit, at: Date.now() }));
  if (followed.visit !== visit) setFollowed({ visit, at: Date.now() });
  const [chosen, setChosen] = useState<{ tab: WorkTab; visit: string }>();
  return {
    tab: chosen?.visit === visit ? chosen.tab : commentId ? 'comments' : linkedTab,
    choose: (tab) => setChosen({ tab: tab as WorkTab, visit }),
    linkedComment: commentId ? { id: commentId, visit, at: followed.at } : undefined,
  };
}

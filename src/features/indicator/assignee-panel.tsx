import { Suspense, useState } from 'react';
import { Panel } from '#src/components/ui/panel.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { Assignees } from './assignees.tsx';
import { CommentsLoading } from './comments/comments-loading.tsx';
import { UnsentComment } from './comments/unsent-comment.tsx';
import { useWorkTab } from './comments/use-work-tab.ts';
import type { Place } from './place.ts';
import { RatingTab } from './rating/rating-tab.tsx';

const CommentsTab = lazyPart(() => import('./comments/comments-tab.tsx').then(({ CommentsTab }) => CommentsTab));

/**
 * The people at work on this indicator, and their work. The comments come with the first opening of
 * their tab.
 */
export function AssigneePanel({ place }: { place: Place }) {
  const here = `${place.countryId}/${place.reportEditionId}/${place.indicatorId}`;
  const { tab, choose, linkedComment } = useWorkTab(here);
  const [opened, setOpened] = useState<string>();
  if (tab === 'comments' && opened !== here) setOpened(here);
  return (
    <Panel title="Assignee" flush>
      <div className="px-3 pt-2.5 pb-1.5">
        <Assignees place={place} />
      </div>
      <Tabs value={tab} onValueChange={choose}>
        <TabsList aria-label="Work on this indicator">
          <TabsTrigger value="rating">Rating</TabsTrigger>
          <TabsTrigger value="comments" onPointerEnter={CommentsTab.preload} onFocus={CommentsTab.preload}>
            Comments <UnsentComment place={place} isOpen={tab === 'comments'} />
          </TabsTrigger>
        </TabsList>
        <TabsContent value="rating" forceMount>
          <RatingTab place={place} />
        </TabsContent>
        <TabsContent value="comments" forceMount className="p-0">
          {opened === here && (
            <Suspense fallback={<CommentsLoading />}>
              <CommentsTab key={here} place={place} linkedComment={linkedComment} />
            </Suspense>
          )}
        </TabsContent>
      </Tabs>
    </Panel>
  );
}

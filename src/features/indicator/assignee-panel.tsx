import { Suspense, useState } from 'react';
import { Panel } from '#src/components/ui/panel.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';
import { type LazyPart, lazyPart } from '#src/first-screen/lazy-part.tsx';
import { Assignees } from './assignees.tsx';
import { CommentsLoading } from './comments/comments-loading.tsx';
import { UnsentComment } from './comments/unsent-comment.tsx';
import { useWorkTab } from './comments/use-work-tab.ts';
import type { Place } from './place.ts';
import { RatingTab } from './rating/rating-tab.tsx';

const CommentsTab = lazyPart(() => import('./comments/comments-tab.tsx').then(({ CommentsTab }) => CommentsTab));

/** What was changed about a country's indicator: a part of another work area. */
export type HistoryPart = LazyPart<{ place: Place }>;

type AssigneePanelProps = { place: Place; History: HistoryPart };

/**
 * The people at work on this indicator, their work, and what was changed. The comments come with
 * the first opening of their tab; the history is there only while its tab is open.
 */
export function AssigneePanel({ place, History }: AssigneePanelProps) {
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
          <TabsTrigger value="history" onPointerEnter={History.preload} onFocus={History.preload}>
            History
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
        <TabsContent value="history" className="p-0">
          {/* On a phone the panels below would be pushed down when it comes. */}
          <Suspense fallback={<div className="phone:min-h-150" />}>
            <History key={here} place={place} />
          </Suspense>
        </TabsContent>
      </Tabs>
    </Panel>
  );
}

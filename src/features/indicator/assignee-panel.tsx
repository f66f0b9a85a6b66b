import { Panel } from '#src/components/ui/panel.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';
import { Assignees } from './assignees.tsx';
import type { Place } from './place.ts';
import { RatingTab } from './rating/rating-tab.tsx';

/** The people at work on this indicator, and their work. */
export function AssigneePanel({ place }: { place: Place }) {
  return (
    <Panel title="Assignee" flush>
      <div className="px-3 pt-2.5 pb-1.5">
        <Assignees place={place} />
      </div>
      <Tabs defaultValue="rating">
        <TabsList aria-label="Work on this indicator">
          <TabsTrigger value="rating">Rating</TabsTrigger>
        </TabsList>
        <TabsContent value="rating" forceMount>
          <RatingTab place={place} />
        </TabsContent>
      </Tabs>
    </Panel>
  );
}

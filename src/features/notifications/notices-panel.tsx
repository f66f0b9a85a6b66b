import { useState } from 'react';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { NotificationsList } from './notifications-list.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { useUnread } from './use-unread.ts';
import { WorkNoticesList } from './work-notices-list.tsx';

/**
 * Mentions, and what happened to one's work where the server has it: first whichever has
 * something new.
 */
export function NoticesPanel() {
  const unread = useUnread();
  const [chosen, setChosen] = useState<'mentions' | 'work'>();
  // A list that moved, or became another one, when the counts come would take a press along.
  if (unread === undefined && !chosen) return <NotificationsSkeleton />;
  const { mentions = 0, work } = unread ?? {};
  const shown = chosen ?? (mentions === 0 && work ? 'work' : 'mentions');
  // what was opened stays open while its last entries are cleared
  if (!chosen) setChosen(shown);
  return (
    <>
      {work !== undefined && (
        <SegmentedControl
          legend="What to show"
          hideLegend
          className="mb-2"
          options={[
            { value: 'mentions', label: withCount('Mentions', mentions) },
            { value: 'work', label: withCount('My work', work) },
          ]}
          value={shown}
          onValueChange={setChosen}
        />
      )}
      {shown === 'work' ? <WorkNoticesList /> : <NotificationsList />}
    </>
  );
}

const withCount = (word: string, count: number) => (count > 0 ? `${word} (${count})` : word);

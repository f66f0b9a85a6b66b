import { useState } from 'react';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { NotificationsList } from './notifications-list.tsx';
import { useKnownUnread } from './use-unread-count.ts';
import { WorkNoticesList } from './work-notices-list.tsx';

/**
 * Mentions, and what happened to one's work where the server tells of it: first whichever has
 * something new.
 */
export function NoticesPanel() {
  const unread = useKnownUnread();
  const [chosen, setChosen] = useState<'mentions' | 'work'>();
  if (unread?.work === undefined) return <NotificationsList />;
  const shown = chosen ?? (unread.mentions === 0 && unread.work > 0 ? 'work' : 'mentions');
  // what was opened stays open while its last entries are cleared
  if (!chosen) setChosen(shown);
  return (
    <>
      <SegmentedControl
        legend="What to show"
        hideLegend
        className="mb-2"
        options={[
          { value: 'mentions', label: withCount('Mentions', unread.mentions) },
          { value: 'work', label: withCount('My work', unread.work) },
        ]}
        value={shown}
        onValueChange={setChosen}
      />
      {shown === 'work' ? <WorkNoticesList /> : <NotificationsList />}
    </>
  );
}

const withCount = (word: string, count: number) => (count > 0 ? `${word} (${count})` : word);

import Bell from 'lucide-react/icons/bell';
import { Button } from '#src/components/ui/button.tsx';
import { useUnreadCount } from '#src/features/notifications/use-unread-count.ts';
import { useNotices } from '#src/lib/notices/use-notices.ts';
import { counted } from '#src/lib/words.ts';

/**
 * Toggles the side panel; says how many notifications wait and how many problems are kept in it.
 */
export function NotificationsBell({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const problems = useNotices().filter(({ tone }) => tone === 'error').length;
  const { mentions = 0, work = 0 } = useUnreadCount() ?? {};
  const unread = mentions + work;
  return (
    <Button variant="ghost" size="icon" aria-expanded={open} aria-controls="side-panel" onClick={onToggle}>
      <Bell aria-hidden="true" />
      <span className="sr-only">{nameOf(problems, mentions, work)}</span>
      {unread > 0 && (
        <span aria-hidden="true" data-slot="unread-count" data-tabular>
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
      {problems > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 mt-px ml-0.5 size-2.5 rounded-full border border-card bg-destructive"
        />
      )}
    </Button>
  );
}

/** The badge has space for two figures. */
const MOST = 99;

const nameOf = (problems: number, mentions: number, work: number) =>
  [
    'Notifications',
    problems > 0 && counted(problems, 'recent problem'),
    mentions > 0 && `${mentions} unread`,
    work > 0 && `${work} about your work`,
  ]
    .filter(Boolean)
    .join(', ');

import Bell from 'lucide-react/icons/bell';
import { Button } from '#src/components/ui/button.tsx';
import { useNotices } from '#src/lib/notices/use-notices.ts';

/** Toggles the side panel; says how many problems are kept in it. */
export function NotificationsBell({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const problems = useNotices().filter(({ tone }) => tone === 'error').length;
  return (
    <Button variant="ghost" size="icon" aria-expanded={open} aria-controls="side-panel" onClick={onToggle}>
      <Bell aria-hidden="true" />
      <span className="sr-only">Notifications{problems > 0 && `, ${problems} recent problems`}</span>
      {problems > 0 && (
        <span aria-hidden="true" className="absolute top-1.5 right-1.5 size-2 rounded-full bg-destructive" />
      )}
    </Button>
  );
}

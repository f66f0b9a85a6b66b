import { Link } from '@tanstack/react-router';
import { useAccess } from '#src/lib/access/use-access.ts';
import type { ActivitySearch } from './log/activity-search.ts';

/** From a history to all of it in the activity log, to filter and export, for who may read that. */
export function LogLink({ search }: { search: Partial<ActivitySearch> }) {
  if (!useAccess().may('listActivity')) return null;
  return (
    <p className="border-b px-3 py-2 text-sm">
      <Link to="/activity" search={search} className="font-medium text-primary hover:underline">
        All of it in the activity log, to filter and export
      </Link>
    </p>
  );
}

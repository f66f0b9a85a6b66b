import { Badge } from './badge.tsx';

/** 'Active' with a filled dot or 'Inactive' with a hollow one, for editions and users. */
export function ActiveBadge({ active }: { active: boolean }) {
  return (
    <Badge tone={active ? 'success' : 'neutral'}>
      <svg
        viewBox="0 0 8 8"
        aria-hidden="true"
        className={active ? 'size-2 text-success' : 'size-2 text-muted-foreground'}
      >
        <circle cx="4" cy="4" r="3" fill={active ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {active ? 'Active' : 'Inactive'}
    </Badge>
  );
}

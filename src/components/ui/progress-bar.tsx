import { useDelayed } from './use-delayed.ts';

/**
 * The thin bar at the top of the page; shows once something has been loading (`active`) for 150 ms.
 */
export function ProgressBar({ active, label = 'Loading' }: { active: boolean; label?: string }) {
  const shown = useDelayed(active);
  if (!shown) return null;
  return (
    <div
      data-slot="progress-bar"
      role="progressbar"
      aria-label={label}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 animate-fade-in overflow-hidden bg-primary/20"
    >
      {/* Without motion it stands as a full line. */}
      <div className="h-full w-2/5 animate-slide bg-primary motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  );
}

import { ProgressBar } from '#src/components/ui/progress-bar.tsx';

/** At the top of the page; here at the top of its box. */
export function Loading() {
  return (
    <div className="relative h-8 transform-[translateZ(0)] rounded-md border">
      <ProgressBar active />
    </div>
  );
}

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { RATING_CHECK_NAMES } from '#src/lib/rating-check-names.ts';
import { counted } from '#src/lib/words.ts';

/** How many things there are to look at in a rating, and which, one line high. */
export function CheckMark({ checks }: { checks: readonly (keyof typeof RATING_CHECK_NAMES)[] }) {
  const words = `${counted(checks.length, 'check')}: ${checks.map((check) => RATING_CHECK_NAMES[check]).join(', ')}`;
  return (
    <span
      data-slot="check-mark"
      role="img"
      aria-label={words}
      title={words}
      // above the link that covers the row, so that its title shows
      className="relative z-1 inline-flex shrink-0 items-center gap-0.5 text-xs leading-none font-medium text-warning tabular-nums select-none"
    >
      <TriangleAlert aria-hidden="true" className="size-3.5" />
      {checks.length}
    </span>
  );
}

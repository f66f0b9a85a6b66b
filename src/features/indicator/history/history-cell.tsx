import type { RatingHistoryItem } from '#generated/model/index.ts';
import { cn } from '#src/first-screen/cn.ts';
import { ratingWords } from './rating-words.ts';

type HistoryCellProps = { item: RatingHistoryItem; chosen: boolean; noteId: string; onChoose: () => void };

/** One edition and its rating; pressed, it shows its note. */
export function HistoryCell({ item, chosen, noteId, onChoose }: HistoryCellProps) {
  const isUnrated = item.CountryIndicatorRatingScore === null;
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-expanded={chosen}
        aria-controls={noteId}
        onClick={onChoose}
        className={cn(
          'flex h-full min-h-16 w-full flex-col justify-between gap-1 rounded-md border px-2.5 py-2 text-left',
          'transition-colors duration-(--duration-fast) hover:bg-accent',
          chosen && 'border-primary bg-accent',
        )}
      >
        <span className="text-xs break-words text-muted-foreground">{item.ReportEditionName}</span>{' '}
        <span
          data-tabular
          className={cn(
            'font-medium whitespace-nowrap max-[24rem]:whitespace-normal',
            isUnrated && 'font-normal text-muted-foreground',
          )}
        >
          {ratingWords(item)}
        </span>
      </button>
    </li>
  );
}

import { markFilters } from './list-filters.ts';
import { markIcons } from './mark-icons.ts';

type Mark = keyof typeof markIcons;
const looks: Record<Mark, string> = {
  returned: 'bg-warning/14',
  overdue: 'bg-destructive/12',
};

/** A mark of a row: icon and word; on a phone the word is for screen readers. */
export function RowMark({ mark }: { mark: Mark }) {
  const Icon = markIcons[mark];
  const word = markFilters.find(({ key }) => key === mark)?.word;
  return (
    <span
      data-mark={mark}
      title={word}
      className={`inline-flex h-5 shrink-0 items-center gap-1 rounded-sm px-1.5 text-xs font-medium ${looks[mark]}`}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="max-sm:sr-only">{word}</span>
    </span>
  );
}

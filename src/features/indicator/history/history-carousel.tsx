import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';
import type { RatingHistoryItem } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { counted } from '#src/lib/words.ts';
import type { Place } from '../place.ts';
import { EditionLink } from './edition-link.tsx';
import { HistoryCell } from './history-cell.tsx';

/** Editions on a page of the carousel (requirements B9). */
const PER_PAGE = 4;

/** Four editions at a time, newest first; a chosen one shows its note below. */
export function HistoryCarousel({ items, place }: { items: RatingHistoryItem[]; place: Place }) {
  const [turned, setPage] = useState(0);
  const [chosenId, setChosen] = useState<number>();
  const noteId = useId();
  const lastPage = Math.ceil(items.length / PER_PAGE) - 1;
  const page = Math.min(turned, lastPage);
  const first = page * PER_PAGE;
  const shown = items.slice(first, first + PER_PAGE);
  const chosen = shown.find(({ ReportEditionId }) => ReportEditionId === chosenId);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink below its content.
    <div role="group" aria-label="Rating history" aria-roledescription="carousel" className="@container">
      <div className="flex items-center gap-1.5">
        <Turn
          label="Previous page of editions"
          end={page === 0 && 'These are the newest.'}
          onTurn={() => setPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Turn>
        <ul className="grid min-w-0 flex-1 grid-cols-2 gap-2 @xl:grid-cols-4">
          {shown.map((item) => (
            <HistoryCell
              key={item.ReportEditionId}
              item={item}
              chosen={item === chosen}
              noteId={noteId}
              onChoose={() => setChosen(item === chosen ? undefined : item.ReportEditionId)}
            />
          ))}
        </ul>
        <Turn
          label="Next page of editions"
          end={page === lastPage && 'There are no older ones.'}
          onTurn={() => setPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Turn>
      </div>
      <p role="status" data-tabular className="mt-2 text-center text-xs text-muted-foreground">
        {first + 1}–{first + shown.length} of {counted(items.length, 'edition')}
      </p>
      <div id={noteId} aria-live="polite">
        {chosen && (
          <section className="mt-2 rounded-md bg-muted px-3 py-2.5">
            <h4 className="text-sm text-muted-foreground">Researcher Note, {chosen.ReportEditionName}</h4>
            <p className="mt-0.5 max-w-prose whitespace-pre-line break-words">
              {chosen.CountryIndicatorResearcherNote || 'None'}
            </p>
            <EditionLink item={chosen} place={place} />
          </section>
        )}
      </div>
    </div>
  );
}

type TurnProps = { label: string; end: string | false; onTurn: () => void; children: ReactNode };

function Turn({ label, end, onTurn, children }: TurnProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      blocked={end}
      onClick={onTurn}
      className="aria-disabled:[&>svg]:opacity-35"
    >
      {children}
    </Button>
  );
}

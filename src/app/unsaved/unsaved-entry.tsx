import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useId } from 'react';
import { EditionStatus } from '#generated/enums.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { CopyText } from '#src/components/copy-text.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { formatInstant } from '#src/lib/date-words.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { safeReturnTo } from '#src/lib/session/return-to.ts';
import { titleOf, type UnsavedDraft } from './unsaved-work.ts';

type UnsavedEntryProps = { draft: UnsavedDraft; onLeave: () => void; onDiscard: () => void };

/** One draft: where it was typed and when, its texts, and what can be done with it. */
export function UnsavedEntry({ draft, onLeave, onDiscard }: UnsavedEntryProps) {
  const { history } = useRouter();
  const titleId = useId();
  const edition = useDraftEdition(draft);
  const path = draft.origin && edition !== 'gone' ? safeReturnTo(draft.origin.path) : undefined;
  const goTo = (event: MouseEvent) => {
    event.preventDefault();
    onLeave();
    history.push(path ?? '/');
  };
  return (
    <li aria-labelledby={titleId} className="grid gap-3 rounded-lg border p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 id={titleId} className="font-semibold wrap-anywhere">
            {titleOf(draft)}
          </h3>
          {edition && (
            <p className="text-sm break-words text-muted-foreground">
              {edition === 'gone'
                ? 'Its edition was taken back. Copy what you need.'
                : `${edition.Name} was closed, so this can be copied but not saved.`}
            </p>
          )}
          {draft.on && (
            <p data-tabular className="text-xs text-muted-foreground">
              Typed <time dateTime={draft.on}>{formatInstant(draft.on)}</time>
            </p>
          )}
        </div>
        {drafts.isOpen(draft.name) ? (
          <p className="text-sm text-muted-foreground">It is in the form on this page.</p>
        ) : (
          <div className="flex gap-2">
            {path && (
              <a href={path} onClick={goTo} className={buttonVariants({ size: 'sm' })} aria-describedby={titleId}>
                Go to it
              </a>
            )}
            <Button size="sm" variant="ghost" aria-describedby={titleId} onClick={onDiscard}>
              Discard
            </Button>
          </div>
        )}
      </div>
      {draft.texts.length === 0 && <p className="text-sm text-muted-foreground">Only choices were changed, no text.</p>}
      {draft.texts.map(({ label, text }) => (
        <CopyText key={label} as="h4" label={label} text={text} />
      ))}
    </li>
  );
}

/** The draft's edition, if it was closed or taken back meanwhile; undefined while active. */
function useDraftEdition({ origin }: UnsavedDraft): ReportEdition | 'gone' | undefined {
  const { data: editions } = useListReportEditions();
  const { editionId } = origin ?? {};
  if (!editions || editionId === undefined) return undefined;
  const edition = editions.find(({ Id }) => Id === editionId);
  return edition?.Status === EditionStatus.Active ? undefined : (edition ?? 'gone');
}

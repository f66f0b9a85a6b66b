import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { RatingCheck, WorkflowStatus } from '#generated/enums.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { Note } from '#src/components/ui/note.tsx';
import { IndicatorLink } from '../indicator-link.tsx';
import type { Place } from '../place.ts';
import { LAST_EDITION_ID } from './last-edition.tsx';
import type { FormOfRating } from './rating-schema.ts';
import { type RatingChecks as Found, useRatingChecks } from './use-rating-checks.ts';

type RatingChecksProps = { place: Place; rating: CountryIndicatorRating; form: FormOfRating };

/**
 * What to look at before the second action, each with what to do about it; none of them blocks
 * [B6].
 */
export function RatingChecks({ place, rating, form }: RatingChecksProps) {
  const found = useRatingChecks(place, rating, form);
  const isInQa = rating.WorkflowStatus === WorkflowStatus.QAInProgress;
  const title = isInQa ? 'Before you complete' : 'Before you submit';
  if (found.checks.length === 0) return null;
  return (
    <section aria-label={title}>
      <Note tone="warning">
        <h3 className="flex items-center gap-1.5 font-medium">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
          {title}
        </h3>
        <ul className="mt-1 grid gap-0.5">
          {found.checks.map((check) => (
            <li key={check} className="flex flex-wrap items-baseline gap-x-2">
              {wordsOf(check, found, place)}
            </li>
          ))}
        </ul>
      </Note>
    </section>
  );
}

const linkClasses = 'text-primary underline underline-offset-4';

function wordsOf(check: RatingCheck, { last, parentId }: Found, { countryId }: Place): ReactNode {
  const edition = last?.ReportEditionName ?? 'the last edition';
  const seeLast = (
    <button type="button" className={linkClasses} onClick={() => focusOn(document.getElementById(LAST_EDITION_ID))}>
      See {edition}
    </button>
  );
  switch (check) {
    case RatingCheck.NoReference:
      return (
        <>
          It has no reference.{' '}
          <button
            type="button"
            className={linkClasses}
            onClick={() => focusOn(document.querySelector('[data-references]'))}
          >
            Go to references
          </button>
        </>
      );
    case RatingCheck.SameNote:
      return (
        <>
          The note is that of {edition}. {seeLast}
        </>
      );
    case RatingCheck.OtherScore:
      return (
        <>
          The score is not that of {edition}. {seeLast}
        </>
      );
    case RatingCheck.NoQAUser:
      return <>No QA user is assigned. Ask a manager.</>;
    case RatingCheck.ParentUnrated:
      return (
        <>
          Its parent indicator is not rated.{' '}
          <IndicatorLink to={{ CountryId: countryId, IndicatorId: parentId }} className={linkClasses}>
            Open the parent
          </IndicatorLink>
        </>
      );
  }
}

/** Brings a part of the page into view and the focus to it or its first button; opens its panel. */
function focusOn(part: HTMLElement | null): void {
  const closed = part?.closest('section')?.querySelector<HTMLElement>('header button[aria-expanded="false"]');
  closed?.click();
  const target = part?.matches('[tabindex]') ? part : (closed ?? part?.querySelector<HTMLElement>('button'));
  target?.focus({ preventScroll: true });
  (target ?? part)?.scrollIntoView({ block: 'center' });
}

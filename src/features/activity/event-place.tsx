import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { ActivityAction, ActivityRecord } from '#generated/enums.ts';
import { getListReportEditionsQueryOptions } from '#generated/hooks/editions/editions.ts';
import type { ActivityEvent, ReportEdition } from '#generated/model/index.ts';
import { currentEdition } from '#rules/current-edition.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useSharedData } from '#src/lib/api/use-shared-data.ts';

type Part = 'indicator' | 'country' | 'edition';
type EventPlaceProps = { event: ActivityEvent; parts: readonly Part[] };

const linkClasses =
  'inline-flex min-h-6 items-center rounded-sm text-primary underline-offset-4 hover:underline wrap-anywhere';

/** Where an event was, as far as the page does not say it: each a link where it has a page. */
export function EventPlace({ event, parts }: EventPlaceProps) {
  const found = parts.flatMap((part) => {
    const name = names[part](event);
    return name === null ? [] : [{ part, name }];
  });
  if (found.length === 0) return null;
  return (
    <p className="text-xs text-muted-foreground">
      {found.map(({ part, name }, at) => (
        <Fragment key={part}>
          {at > 0 && ' · '}
          <PartLink part={part} event={event}>
            {name}
          </PartLink>
        </Fragment>
      ))}
    </p>
  );
}

const names: Record<Part, (event: ActivityEvent) => string | null> = {
  // The line names the indicator itself where the event is about it.
  indicator: ({ SnapshotName, Record }) => (Record === ActivityRecord.Indicator ? null : SnapshotName),
  country: ({ CountryName, Record }) => (Record === ActivityRecord.EditionCountry ? null : CountryName),
  edition: ({ ReportEditionName, Record, Action }) =>
    Record === ActivityRecord.Edition && Action === ActivityAction.Removed ? null : ReportEditionName,
};

type PartLinkProps = { part: Part; event: ActivityEvent; children: ReactNode };

function PartLink({ part, event, children }: PartLinkProps) {
  const editions = useSharedData<ReportEdition[]>(getListReportEditionsQueryOptions);
  const { may } = useAccess();
  const { CountryId, IndicatorId, ReportEditionId } = event;
  const edition = editions?.find(({ Id }) => Id === ReportEditionId);
  const isCurrent = edition !== undefined && edition.Id === currentEdition(editions ?? [])?.Id;
  const search = edition && !isCurrent ? { edition: edition.Id } : {};
  const isGone = event.Action === ActivityAction.Removed;
  if (
    part === 'indicator' &&
    edition &&
    CountryId &&
    IndicatorId &&
    !(isGone && event.Record === ActivityRecord.Rating)
  )
    return (
      <Link
        to="/countries/$countryId/indicator/$indicatorId"
        params={{ countryId: `${CountryId}`, indicatorId: `${IndicatorId}` }}
        search={{ ...search, ...commentOf(event) }}
        className={linkClasses}
      >
        {children}
      </Link>
    );
  if (part === 'country' && edition && CountryId)
    return (
      <Link to="/countries/$countryId" params={{ countryId: `${CountryId}` }} search={search} className={linkClasses}>
        {children}
      </Link>
    );
  if (part === 'edition' && edition && may('updateReportEdition'))
    return (
      <Link to="/editions/$editionId/edit" params={{ editionId: `${edition.Id}` }} className={linkClasses}>
        {children}
      </Link>
    );
  return children;
}

/** A comment is looked for itself, of anything else the history is opened. */
const commentOf = ({ Record, RecordId, Action }: ActivityEvent) =>
  Record === ActivityRecord.Comment && Action === ActivityAction.Added && RecordId
    ? { commentId: RecordId }
    : { tab: 'history' as const };

import { Polarity } from '#generated/enums.ts';
import type { DossierIndicator, Reference } from '#generated/model/index.ts';
import { linkTo } from '#rules/web-address.ts';
import { formatDate, formatDayOf } from '#src/lib/date-words.ts';
import { ratingWords } from './rating-words.ts';

/** One indicator on paper: what it asks, how it is rated and why, and on which sources. */
export function DossierIndicatorItem({ indicator }: { indicator: DossierIndicator }) {
  const { OrderNumber, FullName, IndicatorRating, ResearcherNote, RatingLastUpdatedOn, References } = indicator;
  const { mark, isFavourable, status } = ratingWords(indicator);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 border-t py-2 break-inside-avoid-page">
      <span className="text-sm text-muted-foreground tabular-nums">{OrderNumber}</span>
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-x-4">
          <h5 className="min-w-0 text-sm font-medium break-words">
            {FullName}
            {IndicatorRating === Polarity.Negative && (
              <span className="font-normal text-muted-foreground"> (negative)</span>
            )}
          </h5>
          <p className="text-sm whitespace-nowrap">
            {isFavourable !== undefined && (
              // No hidden text: thousands of positioned elements make printing slow (ADR-212).
              <span
                data-slot="chart-mark"
                role="img"
                aria-label={isFavourable ? 'Favourable' : 'Not favourable'}
                className={`mr-1.5 inline-block size-2.5 rounded-full border border-primary ${isFavourable ? 'bg-primary' : ''}`}
              />
            )}
            <span className="font-medium">{mark}</span>
          </p>
        </div>
        <p className="text-xs text-muted-foreground">
          {status}
          {RatingLastUpdatedOn && ` · rated on ${formatDayOf(RatingLastUpdatedOn)}`}
          {indicator.IsDecided && ' · decided by the indicator that it depends on'}
        </p>
        {ResearcherNote && <p className="mt-1 text-sm break-words whitespace-pre-line">{ResearcherNote}</p>}
        {References.length > 0 && <Sources references={References} />}
      </div>
    </li>
  );
}

function Sources({ references }: { references: Reference[] }) {
  return (
    <ol aria-label="Sources" className="mt-1.5 grid list-decimal gap-0.5 pl-5 text-xs text-muted-foreground">
      {references.map((reference) => (
        <li key={reference.Id} className="break-words">
          <Source reference={reference} />
        </li>
      ))}
    </ol>
  );
}

/** On paper a link is no use: the address stands beside the title. */
function Source({
  reference: { Title, Author, PublicationDate, Journal, Publisher, Pages, URL: url, AccessDate },
}: {
  reference: Reference;
}) {
  const href = url ? linkTo(url) : undefined;
  const place = [Journal, Publisher, Pages && `p. ${Pages}`].filter(Boolean).join(', ');
  return (
    <>
      <bdi>{Author}</bdi> (<bdi>{PublicationDate}</bdi>). <cite dir="auto">{Title}</cite>.{place && ` ${place}.`}{' '}
      {url &&
        (href ? (
          <a href={href} className="wrap-anywhere underline">
            {url}
          </a>
        ) : (
          <span className="wrap-anywhere">{url}</span>
        ))}
      {AccessDate && `${url ? ', read' : 'Read'} on ${formatDate(AccessDate)}`}
    </>
  );
}

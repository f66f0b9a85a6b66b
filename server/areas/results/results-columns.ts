/** What the columns of an export of results hold of a rating [B65]. */
import { Polarity, type ResultsColumn, type WorkflowStatus } from '#generated/enums.ts';
import { type ColumnWords, columnName, resultsColumnIds, resultsColumns } from '#rules/results-columns.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { orderNumber } from '../../domain/order-number.ts';
import type { ExportContents, RatingTuple, SourceTuple } from './results-source.ts';

/** A rating with what it names. */
export interface ExportRow {
  edition: string;
  country: ExportContents['countries'][number];
  indicator: ExportContents['indicators'][number];
  people: ReadonlyMap<number, string>;
  rating: RatingTuple;
}

/** A source in JSON Lines; elsewhere it is a citation in one line. */
export interface Source {
  title: string;
  author: string | null;
  publication_date: string | null;
  url: string | null;
}

export type ExportCell = string | number | null | Source[];

export interface ExportColumn extends ColumnWords {
  /** Its heading in every file. */
  name: string;
  /** In a sheet, in characters. */
  width: number;
  cell: (row: ExportRow) => ExportCell;
}

const INTEGER = 11;

const cells: Record<ResultsColumn, [width: number, cell: ExportColumn['cell']]> = {
  edition: [26, ({ edition }) => edition],
  country: [24, ({ country }) => country.name],
  isoCode: [9, ({ country }) => country.iso],
  region: [14, ({ country }) => country.region],
  milestoneNumber: [INTEGER, ({ indicator }) => Math.floor(indicator.number / 1_000_000)],
  milestone: [20, ({ indicator }) => indicator.milestone],
  activityNumber: [INTEGER, ({ indicator }) => Math.floor(indicator.number / 1_000) % 1_000],
  activity: [24, ({ indicator }) => indicator.activity],
  indicatorNumber: [10, ({ indicator }) => orderNumber(indicator.number)],
  indicator: [36, ({ indicator }) => indicator.name],
  libraryIndicatorId: [INTEGER, ({ indicator }) => indicator.library],
  polarity: [10, ({ indicator }) => (indicator.polarity === Polarity.Positive ? 'Positive' : 'Negative')],
  score: [INTEGER, ({ rating: [, , score] }) => score],
  met: [INTEGER, ({ rating: [, , , isMet] }) => isMet],
  favourable: [INTEGER, ({ rating: [, , , , isFavourable] }) => isFavourable],
  status: [20, ({ rating: [, , , , , status] }) => workflowLabels[status as WorkflowStatus]],
  note: [60, ({ rating: [, , , , , , note] }) => note || null],
  updatedOn: [19, ({ rating: [, , , , , , , updatedOn] }) => updatedOn],
  updatedBy: [22, ({ rating: [, , , , , , , , by], people }) => (by === null ? null : (people.get(by) ?? null))],
  referenceCount: [INTEGER, ({ rating }) => sourcesIn(rating).length],
  references: [60, ({ rating }) => sourcesIn(rating).map(sourceOf)],
};

const sourcesIn = ([, , , , , , , , , sources]: RatingTuple): SourceTuple[] => sources;

const sourceOf = ([title, author, publication_date, url]: SourceTuple): Source => ({
  ...{ title, author: author || null, publication_date: publication_date || null, url: url || null },
});

/** The chosen columns in the order of the file. */
export const columnsOf = (chosen: readonly ResultsColumn[]): ExportColumn[] =>
  resultsColumnIds
    .filter((id) => chosen.includes(id))
    .map((id) => {
      const [width, cell] = cells[id];
      return { name: columnName(id), ...resultsColumns[id], width, cell };
    });

const oneLine = (part: string): string => part.replaceAll(/\s+/g, ' ').trim();

/** One line a source; null of none. As many as fit into `most` characters. */
export function citationsOf(sources: readonly Source[], most = Number.POSITIVE_INFINITY): string | null {
  if (sources.length === 0) return null;
  const lines = sources.map(citation);
  const all = lines.join('\n');
  if (all.length <= most) return all;
  let fitting = lines.length;
  const cut = () => [...lines.slice(0, fitting), `… and ${lines.length - fitting} more`].join('\n');
  do fitting -= 1;
  while (fitting > 0 && cut().length > most);
  return cut();
}

function citation({ title, author, publication_date, url }: Source): string {
  const who = [author, publication_date && `(${publication_date})`].filter(Boolean).join(' ');
  const parts = [who, title, url].flatMap((part) => (part ? [oneLine(part)] : []));
  return parts.map((part, at) => (at === parts.length - 1 || /[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}

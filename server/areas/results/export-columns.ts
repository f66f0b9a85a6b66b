/** The columns of an export of results: how they are read, what they mean, what they hold [B65]. */
import { Polarity, type ResultsColumn, type WorkflowStatus } from '#generated/enums.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { orderNumber } from '../../domain/order-number.ts';
import type { ExportContents, RatingTuple, SourceTuple } from './export-source.ts';

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

export interface ExportColumn {
  /** Its heading in every file. */
  name: string;
  type: 'text' | 'integer' | 'instant' | 'sources';
  /** What it may hold. */
  values: string;
  meaning: string;
  /** In a sheet, in characters. */
  width: number;
  cell: (row: ExportRow) => ExportCell;
}

type Described = Omit<ExportColumn, 'name'>;

const text = (meaning: string, width: number, cell: Described['cell'], values = 'text'): Described => ({
  ...{ type: 'text', values, meaning, width, cell },
});
const integer = (meaning: string, values: string, cell: Described['cell']): Described => ({
  ...{ type: 'integer', values, meaning, width: 11, cell },
});

const unrated = 'Empty where the indicator is not rated.';

/** In the order of the file. */
const described: Record<ResultsColumn, Described> = {
  edition: text('The report edition.', 26, ({ edition }) => edition),
  country: text('The name of the country.', 24, ({ country }) => country.name),
  isoCode: text('ISO 3166-1 alpha-3 code of the country.', 9, ({ country }) => country.iso, 'three letters'),
  region: text('The region of the country.', 14, ({ country }) => country.region),
  milestoneNumber: integer(
    'The place of the milestone, the first part of indicator_number.',
    '1, 2, …',
    ({ indicator }) => Math.floor(indicator.number / 1_000_000),
  ),
  milestone: text('The short name of the milestone.', 20, ({ indicator }) => indicator.milestone),
  activityNumber: integer(
    'The place of the activity in its milestone, the second part of indicator_number. An integer, since 1.10 would be read as 1.1.',
    '1, 2, …',
    ({ indicator }) => Math.floor(indicator.number / 1_000) % 1_000,
  ),
  activity: text('The short name of the activity.', 24, ({ indicator }) => indicator.activity),
  indicatorNumber: text(
    'Milestone, activity and place of the indicator. It may change from edition to edition.',
    10,
    ({ indicator }) => orderNumber(indicator.number),
    'such as 1.10.3',
  ),
  indicator: text('The short name of the indicator.', 36, ({ indicator }) => indicator.name),
  libraryIndicatorId: integer(
    'The same indicator has the same one in every edition: join editions by it and iso_code.',
    'an Id',
    ({ indicator }) => indicator.library,
  ),
  polarity: text(
    'Whether it is good that the indicator is met.',
    10,
    ({ indicator }) => (indicator.polarity === Polarity.Positive ? 'Positive' : 'Negative'),
    'Positive, Negative',
  ),
  score: integer(
    `1 where a positive indicator is met, -1 where a negative one is, 0 where it is not met. ${unrated}`,
    '-1, 0, 1',
    ({ rating }) => rating[2],
  ),
  met: integer(`1 where the indicator is met, else 0. ${unrated}`, '0, 1', ({ rating }) => rating[3]),
  favourable: integer(
    `1 where a positive indicator is met or a negative one is not, else 0. ${unrated}`,
    '0, 1',
    ({ rating }) => rating[4],
  ),
  status: text(
    'How far the work on the rating is.',
    20,
    ({ rating }) => workflowLabels[rating[5] as WorkflowStatus],
    Object.values(workflowLabels).join(', '),
  ),
  note: text("The researcher's note.", 60, ({ rating }) => rating[6] || null),
  updatedOn: {
    ...{ type: 'instant', values: 'UTC, such as 2026-11-20T10:00:00Z; in a workbook a date', width: 19 },
    meaning: 'When the rating was last saved.',
    cell: ({ rating }) => rating[7],
  },
  updatedBy: text('Who last saved the rating.', 22, ({ rating, people }) => {
    const [, , , , , , , , by] = rating;
    return by === null ? null : (people.get(by) ?? null);
  }),
  referenceCount: integer('How many references the rating has.', '0, 1, …', ({ rating }) => rating[9].length),
  references: {
    ...{ type: 'sources', values: 'Author (publication date). Title. Address', width: 60 },
    meaning:
      'The references of the rating, one a line. In JSON Lines a list of objects: title, author, publication_date, url. A cell of a ' +
      'workbook holds 32,767 characters: what does not fit is left out, as its last line says.',
    cell: ({ rating }) => rating[9].map(sourceOf),
  },
};

const sourceOf = ([title, author, publication_date, url]: SourceTuple): Source => ({
  ...{ title, author: author || null, publication_date: publication_date || null, url: url || null },
});

/** The chosen columns in the order of the file. */
export const columnsOf = (chosen: readonly ResultsColumn[]): ExportColumn[] =>
  (Object.keys(described) as ResultsColumn[])
    .filter((id) => chosen.includes(id))
    .map((id) => ({ name: nameOf(id), ...described[id] }));

/** 'iso_code' of 'isoCode'. */
const nameOf = (id: ResultsColumn): string => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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

/**
 * What the columns of an export of results hold and mean: its codebook, and the page that offers it
 * [B65].
 */
import type { ResultsColumn } from '#generated/enums.ts';
import { workflowLabels } from './workflow-status.ts';

export interface ColumnWords {
  type: 'text' | 'integer' | 'instant' | 'sources';
  /** What it may hold. */
  values: string;
  meaning: string;
}

const text = (meaning: string, values = 'text'): ColumnWords => ({ type: 'text', values, meaning });
const integer = (meaning: string, values: string): ColumnWords => ({ type: 'integer', values, meaning });

const unrated = 'Empty where the indicator is not rated.';

/** In the order of the file. */
export const resultsColumns: Record<ResultsColumn, ColumnWords> = {
  edition: text('The report edition.'),
  country: text('The name of the country.'),
  isoCode: text('ISO 3166-1 alpha-3 code of the country.', 'three letters'),
  region: text('The region of the country.'),
  milestoneNumber: integer('The place of the milestone, the first part of indicator_number.', '1, 2, …'),
  milestone: text('The short name of the milestone.'),
  activityNumber: integer(
    'The place of the activity in its milestone, the second part of indicator_number: as 1.10 it would be read as 1.1.',
    '1, 2, …',
  ),
  activity: text('The short name of the activity.'),
  indicatorNumber: text(
    'Milestone, activity and place of the indicator. It may change from edition to edition.',
    'such as 1.10.3',
  ),
  indicator: text('The short name of the indicator.'),
  libraryIndicatorId: integer(
    'The same indicator has the same one in every edition: join editions by it and iso_code.',
    'an Id',
  ),
  polarity: text('Whether it is good that the indicator is met.', 'Positive, Negative'),
  score: integer(
    `1 where a positive indicator is met, -1 where a negative one is, 0 where it is not met. ${unrated}`,
    '-1, 0, 1',
  ),
  met: integer(`1 where the indicator is met, else 0. ${unrated}`, '0, 1'),
  favourable: integer(`1 where a positive indicator is met or a negative one is not, else 0. ${unrated}`, '0, 1'),
  status: text('How far the work on the rating is.', Object.values(workflowLabels).join(', ')),
  note: text("The researcher's note."),
  updatedOn: {
    type: 'instant',
    values: 'UTC, such as 2026-11-20T10:00:00Z; in a workbook a date',
    meaning: 'When the rating was last saved.',
  },
  updatedBy: text('Who last saved the rating.'),
  referenceCount: integer('How many references the rating has.', '0, 1, …'),
  references: {
    type: 'sources',
    values: 'Author (publication date). Title. Address',
    meaning:
      'The references of the rating, one a line. In JSON Lines a list of objects: title, author, publication_date, url. A cell of a ' +
      'workbook holds 32,767 characters: what does not fit is left out, as its last line says.',
  },
};

export const resultsColumnIds = Object.keys(resultsColumns) as ResultsColumn[];

/** How the file names a column: 'iso_code' of 'isoCode'. */
export const columnName = (id: ResultsColumn): string =>
  id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

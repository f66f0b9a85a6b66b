/** Texts and dates that come back changed. */
import { type Mutant, type Row, sent } from '../../mutant.ts';
import { pretends, stores } from './body-layers.ts';

const texts = (operation: string, name: string, change: (text: string) => string) =>
  stores(operation, name, (value) => (typeof value === 'string' ? change(value) : value));

const shifted = (day: string, hours: number) => new Date(Date.parse(day) + hours * 36e5).toISOString().slice(0, 10);

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

export const textsWritten: Mutant[] = [
  {
    id: 'trimmed',
    kind: 'texts written',
    operation: 'addReference',
    what: 'blanks are cut where they belong to the text',
    place: 'Title',
    plant: texts('addReference', 'Title', (text) => text.trim()),
  },
  {
    id: 'not-trimmed',
    kind: 'texts written',
    operation: 'createMilestone',
    what: 'blanks are kept where they are to be cut',
    place: 'ShortName',
    plant: pretends('createMilestone', 'ShortName', (value) => value),
  },
  {
    id: 'escaped',
    kind: 'texts written',
    operation: 'updateRating',
    what: 'stored escaped for HTML',
    place: 'ResearcherNote',
    plant: texts('updateRating', 'ResearcherNote', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  },
  {
    id: 'sanitised',
    kind: 'texts written',
    operation: 'createIndicator',
    what: 'what looks like markup is taken out',
    place: 'Description',
    plant: texts('createIndicator', 'Description', (text) => text.replaceAll(/<[^>]*>/g, '')),
  },
  {
    id: 'composed',
    kind: 'texts written',
    operation: 'addReference',
    what: 'Unicode NFC',
    place: 'Information',
    plant: texts('addReference', 'Information', (text) => text.normalize('NFC')),
  },
  {
    id: 'cut-255',
    kind: 'texts written',
    operation: 'updateActivity',
    what: 'cut to 255 characters',
    place: 'FullName',
    plant: texts('updateActivity', 'FullName', (text) => text.slice(0, 255)),
  },
  {
    id: 'line-ends',
    kind: 'texts written',
    operation: 'updateRating',
    what: 'line ends become CR LF',
    place: 'ResearcherNote',
    plant: texts('updateRating', 'ResearcherNote', (text) => text.replaceAll('\n', '\r\n')),
  },
  {
    id: 'emoji-lost',
    kind: 'texts written',
    operation: 'addComment',
    what: 'utf8 with three bytes: emoji become ?',
    place: 'CommentContent',
    plant: texts('addComment', 'CommentContent', (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  },
  {
    id: 'spaces-joined',
    kind: 'texts written',
    operation: 'updateReference',
    what: 'tabs and line ends become blanks',
    place: 'Information',
    plant: texts('updateReference', 'Information', (text) => text.replaceAll(/\s+/g, ' ')),
  },
  {
    id: 'lower-case-url',
    kind: 'texts written',
    operation: 'addReference',
    what: 'an address is normalised',
    place: 'URL',
    plant: texts('addReference', 'URL', (text) => (URL.canParse(text) ? new URL(text).href : text)),
  },
  {
    id: 'empty-kept',
    kind: 'texts written',
    operation: 'updateMilestone',
    what: 'an empty description is stored as a blank',
    place: 'Description',
    plant: sent('updateMilestone', (body: Row) => ({
      ...body,
      ...('Description' in body && { Description: body.Description ?? '-' }),
    })),
  },
  {
    id: 'date-shifted',
    kind: 'dates written',
    operation: 'updateReportEdition',
    what: 'a date goes through a local midnight',
    place: 'StartDate',
    plant: stores('updateReportEdition', 'StartDate', (day) => (isDay(day) ? shifted(day, -2) : day)),
  },
  {
    id: 'date-access-shifted',
    kind: 'dates written',
    operation: 'addReference',
    what: 'a day later',
    place: 'AccessDate',
    plant: stores('addReference', 'AccessDate', (day) => (isDay(day) ? shifted(day, 24) : day)),
  },
  {
    id: 'end-date-lost',
    kind: 'dates written',
    operation: 'createReportEdition',
    what: 'the end is not stored',
    place: 'EndDate',
    plant: stores('createReportEdition', 'EndDate', () => null),
  },
];

import type {
  ActivityPage,
  CompareFilters,
  Country,
  ImportPage,
  LibraryIndicator,
  Preferences,
  ReportEdition,
  User,
} from '#generated/model/index.ts';
import { type Cell, choice, part, type ScreenFloor } from './screen-floor.ts';
import { screensOfEdition } from './screens-of-edition.ts';

/** What the header leads to. */
export const menu = [
  '/dashboard',
  '/programme',
  '/results',
  '/countries',
  '/editions',
  '/libraries/manage-indicators',
  '/compare',
  '/users',
  '/activity',
];

/**
 * By address what a screen asks for before it can be read, and what of it stands in its first
 * window of 1440 × 900.
 */
export const screens: Record<string, ScreenFloor> = {
  ...screensOfEdition,
  '/editions': {
    heading: 'EDITIONS',
    parts: [
      part<ReportEdition[]>('/report-editions', (all) =>
        all.map(({ Name, Status, CreationDate, StartDate, EndDate, InactiveDate }) => [
          ...[Name, Status, CreationDate, StartDate, EndDate, InactiveDate],
        ]),
      ),
    ],
  },
  '/libraries/manage-indicators': {
    heading: 'INDICATORS',
    lines: [[{ field: 'text' }]],
    parts: [
      part<LibraryIndicator[]>('/indicators', (all) => [
        [all.length],
        ...all
          .slice(0, 17)
          .map(({ SnapshotName, FullName, IndicatorRating, ReportEditionName }) => [
            ...[SnapshotName, FullName, IndicatorRating, ReportEditionName],
          ]),
      ]),
    ],
  },
  '/libraries/manage-references': {
    heading: 'REFERENCES',
    lines: [['References are not managed here yet']],
    parts: [],
  },
  '/compare': {
    heading: 'COMPARE TOOL',
    parts: [
      part<CompareFilters>('/compare-filters', ({ Regions }) => [[Regions.length > 0 && 'Compare all countries']]),
    ],
  },
  '/users': {
    heading: 'SYSTEM USERS',
    lines: [[{ field: 'text' }]],
    parts: [
      part<User[]>('/users', (all) =>
        all
          .slice(0, 25)
          .map(({ FullName, EmailAddress, Role, Status, DateCreated, ReportEditionName }) => [
            ...[FullName, EmailAddress, Role, Status, DateCreated, ReportEditionName],
          ]),
      ),
    ],
  },
  '/activity': {
    heading: 'ACTIVITY LOG',
    lines: [[{ field: 'text' }, { field: 'text' }]],
    parts: [
      part<ActivityPage>('/activity?fold=true&pageSize=9&offset=0', ({ Data }) =>
        Data.map((one) => [
          ...[one.At, one.UserName, one.Action, one.Record, one.RecordName ?? one.CauseName],
          ...[one.SnapshotName, one.CountryName, one.ReportEditionName, one.RecordCount],
          ...one.Changes.flatMap(({ Field: name, Old, New }) => [name, Old, New]),
        ]),
      ),
    ],
  },
  '/import': {
    heading: 'IMPORT DATA',
    parts: [
      part<ImportPage>('/imports?pageSize=20&offset=0', ({ Count, Data }) => [
        [Count],
        ...Data.map(({ FileName, UserName, At, RatingChangedCount, ReferenceAddedCount, FileDigest }) => [
          ...[FileName, UserName, At, RatingChangedCount, ReferenceAddedCount, FileDigest],
        ]),
      ]),
    ],
  },
  '/export': {
    heading: 'EXPORT DATA',
    lines: [[0, 1, 2, 3].map(() => choice('radio')), [{ field: 'text' }, { field: 'text' }]],
    parts: [
      part<Country[]>('/countries', (all) => [
        [all.length],
        ...[...Map.groupBy(all, ({ Region }) => Region)].map(([name, { length }]) => [name, length]),
        ...all.slice(0, 11).map(({ Name, Region }) => [choice('checkbox'), Name, Region]),
      ]),
      part<LibraryIndicator[]>('/indicators', (all) => [
        [all.length],
        ...all.slice(0, 11).map(({ SnapshotName, FullName }) => [choice('checkbox'), SnapshotName, FullName]),
      ]),
    ],
  },
  '/preferences': {
    heading: 'PREFERENCES',
    parts: [
      part<Preferences>('/users/current-user/preferences', ({ Notices, SingleKeys }) => [
        ...Notices.map(({ Kind, InProduct, EMail }): Cell[] => [
          ...[Kind, choice('checkbox', InProduct)],
          { field: 'select', value: EMail, options: ['Never', 'At once', 'Once a day'] },
        ]),
        [choice('checkbox', SingleKeys)],
      ]),
    ],
  },
};

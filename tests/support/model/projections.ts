import type { Activity, Indicator, Milestone } from '#generated/model/index.ts';

/**
 * Projections of responses: what an optimistic edit can know of them. Left out are what only the server
 * can know: versions, instants, the numbers of ratings, references and open work below a row
 * (compared at rest), names of people beside their Ids, and of parents.
 */
export type Known = {
  /**
   * Are places of other lists known exactly, because nobody else changed the structure and the
   * lists are there?
   */
  exact: boolean;
  /** Ids that the answer itself holds; other rows came from another list. */
  ids: ReadonlySet<number>;
};
export type Projection = (data: never, known: Known) => unknown;

type Row = Milestone & Activity & Indicator;
/** The Id of a new thing is its name until the server has numbered it. */
export const idOf = (id: number, name: string): number | string => (id < 0 || id === 9999 ? `new:${name}` : id);

export const projections = {
  whole: (data: unknown) => data,
  nothing: () => undefined,
  milestones: (rows: Row[]) =>
    rows.map((row) => [
      idOf(row.Id, row.FullName),
      row.OrderId,
      row.FullName,
      row.ShortName,
      row.Description,
      row.Children,
    ]),
  activities: (rows: Row[], { exact }: Known) =>
    rows.map((row) => [
      ...[idOf(row.Id, row.FullName), row.OrderId, row.FullName, row.ShortName, row.Description, row.Children],
      exact ? row.MilestoneOrderId : row.MilestoneOrderId > 0,
    ]),
  indicators: (rows: Row[], { exact, ids }: Known) =>
    rows.map((row) => {
      const number = `${row.MilestoneOrderId}.${row.ActivityOrderId}.${row.OrderId}`;
      const isConsistent = row.SnapshotName === `${number} ${row.ShortName}`;
      const texts = [row.FullName, row.ShortName, row.Description, row.TimePeriod, row.IndicatorRating];
      const isOwn = exact || ids.has(row.Id) || row.Id < 0;
      return [
        ...[idOf(row.Id, row.FullName), row.OrderId, isConsistent, ...(isOwn ? texts : [])],
        ...(exact ? [number, row.MilestoneName, row.ActivityName, row.IsDependent, row.ParentIndicatorId] : []),
      ];
    }),
  library: (rows: { LibraryIndicatorId: number }[], { ids }: Known) =>
    // what a deletion gives back to the library comes with the answer
    rows.flatMap(({ LibraryIndicatorId: id }) => (ids.has(id) ? [id] : [])),
  editions: (rows: Edition[]) => rows.map(editionOf),
  edition: (row: Edition) => editionOf(row),
  named: (rows: { Id: number; FullName?: string; Name?: string }[]) =>
    rows.map(({ Id, FullName, Name }) => [Id, FullName ?? Name]),
  count: ({ Count }: { Count: number }) => Count,
  rating: ({ Id, Score, RatingIsMet, ResearcherNote, ...work }: Record<string, unknown>) => [
    ...[Id, Score, RatingIsMet, ResearcherNote, work.WorkflowStatus, work.ResearchDueDate, work.QADueDate],
  ],
  references: (lists: References) => [
    lists.CurrentReportEditionReferences.map(referenceOf),
    lists.PreviousReportEditionReferences.map((one) => [one.ReportEditionId, one.References.map(referenceOf)]),
  ],
};

type Edition = { Id: number; Name: string; StartDate: string; EndDate: string | null; Status: number };
const editionOf = ({ Id, Name, StartDate, EndDate, Status }: Edition) => [
  ...[idOf(Id, Name), Name, StartDate, EndDate, Status],
];
type Reference = { Id: number; Title: string; Author: string; URL: string | null };
type References = {
  CurrentReportEditionReferences: Reference[];
  PreviousReportEditionReferences: { ReportEditionId: number; References: Reference[] }[];
};
const referenceOf = ({ Id, Title, Author, URL }: Reference) => [idOf(Id, Title), Title, Author, URL];

import { ViewList } from '#generated/enums.ts';
import type {
  AdjacentIndicators,
  Agreement,
  CountryIndicator,
  CountryIndicatorRating,
  CountryMilestone,
  CountryOfEdition,
  CountryProgress,
  DashboardIndicatorPage,
  Mean,
  MyWork,
  Programme,
  RankedResult,
  RatingHistoryItem,
  References,
  Results,
  SavedView,
  WorkflowIndicator,
  WorkflowRegion,
  WorkflowStatusCounts,
  Workload,
} from '#generated/model/index.ts';
import { resultsColumns } from '#rules/results-columns.ts';
import { type Cell, choice, part, type ScreenFloor } from './screen-floor.ts';

const country = '/countries/404/report-editions/:edition';
const indicator = `${country}/indicators/451`;
const references = '/references/:edition/country/404/indicator/451';

const counts = ({ Open, ResearchInProgress, QAInProgress, QAComplete }: WorkflowStatusCounts) => [
  Open,
  ResearchInProgress,
  QAInProgress,
  QAComplete,
];

/** The most overdue first, as many as the screen has room for. */
const workload = (atMost: number) =>
  part<Workload[]>('/programme/:edition/workload', (people) =>
    people
      .map(({ FullName, Research, QA }) => ({ FullName, overdue: Research.Overdue + QA.Overdue, Research, QA }))
      .filter(({ overdue }) => overdue > 0)
      .sort((one, other) => other.overdue - one.overdue)
      .slice(0, atMost)
      .map(({ FullName, overdue, Research, QA }) => [
        FullName,
        overdue,
        Research.Open + Research.InProgress + QA.Waiting,
      ]),
  );

const views = (list: ViewList) =>
  part<SavedView[]>('/views', (all) => all.filter(({ List }) => List === list).map(({ Name }) => [Name]));

const meanCells = ({ Score, Change, Rated, Indicators }: Mean) => [Score, Change, Rated, Indicators];
const resultCells = ({ Score, Comparison, Rated, Indicators }: RankedResult) => [
  Score,
  Comparison.Change,
  Rated,
  Indicators,
];

/** Those that need the current edition, in the form of screens.ts. */
export const screensOfEdition: Record<string, ScreenFloor> = {
  '/dashboard': {
    heading: 'DASHBOARD',
    parts: [
      part<MyWork>('/my-work/:edition', ({ Programme: { Total, WorkflowStatuses, ...dates } }) => [
        [Total, ...counts(WorkflowStatuses)],
        [dates.ResearchDueDate, dates.QADueDate, dates.EndDate],
      ]),
      workload(4),
      views(ViewList.Dashboard),
      part<DashboardIndicatorPage>('/dashboard/:edition?currentUser=false&pageSize=10&offset=0', ({ Count, Data }) => [
        [Count],
        ...Data.map((row) => [
          row.OrderNumber,
          row.IndicatorName,
          row.CountryName,
          row.WorkflowStatus,
          row.ResearchUserName,
          row.QAUserName,
          row.StatusSince,
          row.ResearchDueDate,
        ]),
      ]),
    ],
  },
  '/programme': {
    heading: 'PROGRAMME',
    parts: [
      part<Programme>('/programme/:edition', ({ Progress: { Total, WorkflowStatuses, ...dates }, OverTime }) => [
        [Total, ...counts(WorkflowStatuses)],
        [dates.ResearchDueDate, dates.QADueDate, dates.EndDate],
        ...OverTime.slice(-1).map(({ Submitted, Completed }) => [Submitted, Completed]),
      ]),
      workload(7),
    ],
  },
  '/programme/plan': {
    heading: 'ASSIGNMENT PLAN',
    parts: [
      part<WorkflowRegion[]>('/dashboard/:edition/workflow-regions', (regions) => [
        regions.map(({ Region, Countries }) => `${Region} ${Countries.length} countries`),
      ]),
      part<WorkflowIndicator[]>('/dashboard/:edition/workflow-indicators', (all) =>
        [...Map.groupBy(all, ({ MilestoneName }) => MilestoneName)].map(([name, { length }]) => [name, length]),
      ),
    ],
  },
  '/results': {
    heading: 'RESULTS',
    lines: [[{ field: 'text' }, choice('checkbox'), choice('checkbox')]],
    parts: [
      part<Results>('/results/:edition', ({ Against, Countries, Milestones, World }) => [
        [Against?.Name, Countries.length],
        Milestones.map(({ OrderId, ShortName }) => `${OrderId} ${ShortName}`),
        ['All countries', ...[World.Total, ...World.Milestones].flatMap(meanCells)],
        ...Countries.slice(0, 9).map((one) => [
          one.CountryName,
          one.Region,
          one.Total.Rank,
          ...[one.Total, ...one.Milestones].flatMap(resultCells),
        ]),
      ]),
    ],
  },
  '/results/agreement': {
    heading: 'AGREEMENT',
    parts: [
      part<Agreement>('/programme/:edition/agreement', ({ Total, Against, People, Indicators }) => [
        [Total.Percent, Total.Agreed, Total.Ratings, Total.Kappa, Against?.Name],
        ...People.map(({ FullName, EmailAddress, Research, QA }) => [
          FullName,
          EmailAddress,
          ...[Research, QA].flatMap(({ Percent, Kappa, Ratings }) => [Percent, Kappa, Ratings]),
        ]),
        ...Indicators.toSorted((one, other) => other.Returns - one.Returns)
          .slice(0, 4)
          .map(({ OrderNumber, ShortName, Returns, Comments, Reversals, Compared, Agreement: of }) => [
            ...[OrderNumber, ShortName, Returns, Comments, Reversals, Compared],
            ...[of.Percent, of.Kappa, of.Ratings],
          ]),
      ]),
    ],
  },
  '/results/export': {
    heading: 'EXPORT RESULTS',
    lines: [
      ['CSV', 'CSV with byte order mark', 'JSON Lines', 'Workbook'].flatMap((name) => [choice('radio'), name]),
      ...Object.entries(resultsColumns)
        .slice(0, 12)
        .map(([name, { meaning, values }]) => [choice('checkbox', true), ...[name, meaning, values]]),
    ],
    parts: [
      views(ViewList.ResultsExport),
      part<Results>('/results/:edition', ({ World, Countries }) => [[World.Total.Indicators, Countries.length]]),
    ],
  },
  '/countries': {
    heading: 'COUNTRIES',
    lines: [[{ field: 'text' }]],
    parts: [
      views(ViewList.Countries),
      part<CountryProgress[]>('/countries-with-workflow-progress/:edition', (all) => [
        [all.length],
        ...all
          .slice(0, 17)
          .map(({ CountryName, Region, TotalIndicatorCount, WorkflowStatuses }) => [
            ...[CountryName, Region, ...counts(WorkflowStatuses), TotalIndicatorCount],
          ]),
      ]),
    ],
  },
  '/countries/404': {
    heading: 'COUNTRY',
    lines: [[{ field: 'text' }]],
    parts: [
      part<CountryOfEdition>(country, ({ Name, Region }) => [[Name, Region]]),
      part<CountryMilestone[]>(`${country}/modules`, (milestones) => milestones.flatMap(openMilestone).slice(0, 18)),
    ],
  },
  '/countries/404/indicator/451': {
    heading: 'INDICATOR',
    parts: [
      part<CountryIndicator>(indicator, (one) => [
        [one.CountryName, one.SnapshotName],
        ...[one.FullName, one.Description, one.TimePeriod, one.ResponseRules].map((text) => [text]),
      ]),
      part<CountryIndicatorRating>(`${indicator}/rating`, (one) => [
        [one.WorkflowStatus, one.ResearchUserName, one.QAUserName, one.StatusSince],
        [one.ResearchDueDate, one.QADueDate, one.LastActivityOn],
        ...(one.Dependents ?? []).map(({ SnapshotName, Score, WorkflowStatus }) => [
          SnapshotName,
          Score,
          WorkflowStatus,
        ]),
        [0, 1, 2, 3].map((at) => choice('radio', at === one.Score)),
        [{ field: 'textarea', value: one.ResearcherNote ?? '' }, choice('checkbox')],
        [one.RatingLastUpdatedOn, one.RatingLastUpdatedByName],
      ]),
      part<AdjacentIndicators>(`${indicator}/next-prev-indicators`, ({ PreviousIndicator, NextIndicator }) => [
        [PreviousIndicator?.IndicatorId, NextIndicator?.IndicatorId],
      ]),
      part<RatingHistoryItem[]>(`${indicator}/rating-history`, (all) =>
        all.map(({ ReportEditionName, CountryIndicatorRatingScore }) => [
          ReportEditionName,
          CountryIndicatorRatingScore,
        ]),
      ),
      part<References>(references, ({ CurrentReportEditionReferences: { length } }) => [[length]]),
    ],
  },
};

/** A milestone with its activities; the indicators come when an activity is opened. */
function openMilestone({ Children, ...milestone }: CountryMilestone): Cell[][] {
  return [milestone, ...Children].map((one) => [
    ...[one.OrderNumber, one.FullName, one.FavourableCount, one.RatedCount],
  ]);
}

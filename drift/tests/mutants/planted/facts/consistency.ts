/** Responses that contradict one another. */
import { at, body, deep, jsonOf, type Mutant, member, ok, type Row, responses, rows, withJson } from '../../mutant.ts';

type Tree = Row & { Children: Tree[] };

export const consistency: Mutant[] = [
  {
    id: 'score-differs',
    kind: 'consistency',
    operation: 'listCountryIndicators',
    what: 'the score without its sign',
    place: 'Score',
    plant: member('listCountryIndicators', 'Score', (score: number | null) => score && Math.abs(score)),
  },
  {
    id: 'status-one-behind',
    kind: 'consistency',
    operation: 'listCountryModules',
    what: 'completed ratings show as in QA',
    place: 'WorkflowStatus',
    plant: member('listCountryModules', 'WorkflowStatus', (status: number) => Math.min(status, 2)),
  },
  {
    id: 'counter-zero',
    kind: 'consistency',
    operation: 'listActivities',
    what: 'a counter that is always 0',
    place: 'Children',
    plant: member('listActivities', 'Children', () => 0),
  },
  {
    id: 'ratings-counted-all',
    kind: 'consistency',
    operation: 'listMilestones',
    what: 'ratings are counted twice',
    place: 'RatingCount',
    plant: member('listMilestones', 'RatingCount', (count: number) => count * 2),
  },
  {
    id: 'met-counts-rated',
    kind: 'consistency',
    operation: 'listCountriesProgress',
    what: 'met is rated',
    place: 'MetCount',
    plant: member('listCountriesProgress', 'MetCount', (_: number, row) => row.RatedCount),
  },
  {
    id: 'totals-open-left-out',
    kind: 'consistency',
    operation: 'listCountriesProgress',
    what: 'the total without what is open',
    place: 'TotalIndicatorCount',
    plant: member(
      'listCountriesProgress',
      'TotalIndicatorCount',
      (total: number, row) => total - Number((row.WorkflowStatuses as Row).Open),
    ),
  },
  {
    id: 'tree-counts',
    kind: 'consistency',
    operation: 'listCountryModules',
    what: 'rated counts only completed ratings',
    place: 'RatedCount',
    plant: body('listCountryModules', (tree: Tree[]) => tree.map((top) => ({ ...top, RatedCount: 0 }))),
  },
  {
    id: 'wrong-parent',
    kind: 'consistency',
    operation: 'listCountryModules',
    what: 'indicators name the milestone as their parent',
    place: 'ParentId',
    plant: body('listCountryModules', (tree: Tree[]) =>
      tree.map((top) => ({
        ...top,
        Children: top.Children.map((mid) => ({
          ...mid,
          Children: mid.Children.map((leaf) => ({ ...leaf, ParentId: top.Id })),
        })),
      })),
    ),
  },
  {
    id: 'tree-leaf-lost',
    kind: 'consistency',
    operation: 'listCountryModules',
    what: 'the last indicator of each activity is missing',
    place: 'Children',
    plant: body('listCountryModules', (tree: Tree[]) =>
      tree.map((top) => ({
        ...top,
        Children: top.Children.map((mid) => ({ ...mid, Children: mid.Children.slice(0, -1) })),
      })),
    ),
  },
  {
    id: 'next-previous',
    kind: 'consistency',
    operation: 'readAdjacentIndicators',
    what: 'next and previous exchanged',
    plant: body('readAdjacentIndicators', ({ NextIndicator, PreviousIndicator }: Row) => ({
      NextIndicator: PreviousIndicator,
      PreviousIndicator: NextIndicator,
    })),
  },
  {
    id: 'next-skips',
    kind: 'consistency',
    operation: 'readAdjacentIndicators',
    what: 'next is the one after the next',
    place: 'NextIndicator',
    plant: member(
      'readAdjacentIndicators',
      'NextIndicator',
      (next: Row | null) => next && { ...next, IndicatorId: Number(next.IndicatorId) + 1 },
    ),
  },
  {
    id: 'names-exchanged',
    kind: 'consistency',
    operation: 'listWorkflowIndicators',
    what: 'the full name where the short one belongs',
    place: 'ShortName',
    plant: member('listWorkflowIndicators', 'ShortName', (_: string, row) => row.FullName),
  },
  {
    id: 'number-of-library',
    kind: 'consistency',
    operation: 'readCountryIndicator',
    what: 'the number begins again in each milestone',
    place: 'SnapshotName',
    plant: member('readCountryIndicator', 'SnapshotName', (name: string) => name.replace(/^\d+/, '1')),
  },
  {
    id: 'history-lacks-current',
    kind: 'consistency',
    operation: 'listRatingHistory',
    what: 'the current edition is left out',
    plant: rows('listRatingHistory', (list) => list.filter(({ ReportEditionId }) => ReportEditionId !== 4)),
  },
  {
    id: 'history-note-shared',
    kind: 'consistency',
    operation: 'listRatingHistory',
    what: 'every edition shows the newest score',
    place: 'CountryIndicatorRatingScore',
    plant: body('listRatingHistory', (list: Row[]) =>
      list.map((row) => ({ ...row, CountryIndicatorRatingScore: list[0]?.CountryIndicatorRatingScore })),
    ),
  },
  {
    id: 'compare-transposed',
    kind: 'consistency',
    operation: 'readCompare',
    what: 'latest and previous exchanged',
    place: 'Score',
    plant: body('readCompare', (value) =>
      deep(value, (row) =>
        'LatestScore' in row ? { ...row, LatestScore: row.PreviousScore, PreviousScore: row.LatestScore } : row,
      ),
    ),
  },
  {
    id: 'compare-na-zero',
    kind: 'consistency',
    operation: 'readCompare',
    what: 'a country that was not in the edition scores 0',
    place: 'Score',
    plant: member('readCompare', 'PreviousScore', (score) => score ?? 0),
  },
  {
    id: 'previous-empty',
    kind: 'consistency',
    operation: 'readReferences',
    what: 'references of earlier editions are left out',
    plant: body('readReferences', (all: Row) => ({ ...all, PreviousReportEditionReferences: [] })),
  },
  {
    id: 'references-of-all',
    kind: 'consistency',
    operation: 'readReferences',
    what: 'references of earlier editions among the current ones',
    plant: body(
      'readReferences',
      (all: { CurrentReportEditionReferences: Row[]; PreviousReportEditionReferences: { References: Row[] }[] }) => ({
        ...all,
        CurrentReportEditionReferences: [
          ...all.CurrentReportEditionReferences,
          ...all.PreviousReportEditionReferences.flatMap(({ References }) => References),
        ],
      }),
    ),
  },
  {
    id: 'author-is-tagged',
    kind: 'consistency',
    operation: 'listComments',
    what: 'the author is the one who is tagged',
    place: 'AuthorName',
    plant: member('listComments', 'AuthorName', (_: string, row) =>
      Array.isArray(row.CommentTaggedUserIds) && row.CommentTaggedUserIds.length > 0 ? 'Noor Haddad' : 'System',
    ),
  },
  {
    id: 'user-of-other',
    kind: 'consistency',
    operation: 'readIndicatorRating',
    what: 'the QA user where the researcher belongs',
    place: 'ResearchUser',
    plant: body('readIndicatorRating', (row: Row) => ({
      ...row,
      ResearchUserId: row.QAUserId,
      ResearchUserName: row.QAUserName,
    })),
  },
  {
    id: 'newest-edition-name',
    kind: 'consistency',
    operation: 'listLibraryIndicators',
    what: 'the oldest edition that used it',
    place: 'ReportEdition',
    plant: member(
      'listLibraryIndicators',
      'ReportEditionName',
      (name: string | null) => name && 'Road Safety Report 2023',
    ),
  },
  {
    id: 'filters-lack-status',
    kind: 'consistency',
    operation: 'readDashboardFilters',
    what: 'only statuses that occur',
    place: 'WorkflowStatuses',
    plant: body('readDashboardFilters', (all: { WorkflowStatuses: Row[] }) => ({
      ...all,
      WorkflowStatuses: all.WorkflowStatuses.slice(1),
    })),
  },
  {
    id: 'compare-filters-empty',
    kind: 'consistency',
    operation: 'readCompareFilters',
    what: 'a region without its countries',
    place: 'Children',
    plant: body('readCompareFilters', (all: { Regions: Row[] }) => ({
      ...all,
      Regions: all.Regions.map((row, index) => (index === 0 ? { ...row, Children: [] } : row)),
    })),
  },
  {
    id: 'workload-zero',
    kind: 'consistency',
    operation: 'listWorkflowUsers',
    what: 'nobody has work',
    place: 'Count',
    plant: member('listWorkflowUsers', 'ResearchCount', () => 0),
  },
  {
    id: 'parents-hold-children',
    kind: 'consistency',
    operation: 'listParentIndicators',
    what: 'indicators that depend on others are offered as parents',
    plant: at('listParentIndicators', async (call, next, backend) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const all = jsonOf(
        await backend.send(
          1,
          'GET',
          `/report-editions/${call.params.id}/activities/${30 * (Number(call.params.id) - 1) + 1}/indicators`,
        ),
      );
      const extra = Array.isArray(all)
        ? (all as Row[])
            .filter(({ IsDependent }) => IsDependent)
            .map(({ Id, SnapshotName, FullName, IndicatorRating }) => ({ Id, SnapshotName, FullName, IndicatorRating }))
        : [];
      return withJson(response, [...(jsonOf(response) as Row[]), ...extra]);
    }),
  },
  {
    id: 'addable-used',
    kind: 'consistency',
    operation: 'listGlobalIndicators',
    what: 'what the edition holds can be added again',
    plant: responses('listGlobalIndicators', ok, async (response, _, backend) => {
      const [used] = jsonOf(await backend.send(1, 'GET', '/indicators')) as Row[];
      const { ReportEditionId: _id, ...row } = used ?? {};
      return withJson(response, [
        ...(jsonOf(response) as Row[]),
        { ...row, Description: 'x', ResponseRules: null, TimePeriod: 'x' },
      ]);
    }),
  },
];

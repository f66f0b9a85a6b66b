/**
 * What the model server answers to the reads, as the contract has it. Instants are left at one
 * value: nobody compares them.
 */
import { WorkflowStatus as Step, UserStatus } from '#generated/enums.ts';
import { permissionsOfAdmin } from './people.ts';
import { EARLIER, EDITION, type IndicatorRow, ME, type RatingRow, type ReferenceRow, type State } from './state.ts';

const INSTANT = '2025-01-01T00:00:00.000Z';
export type Params = Record<string, number>;
export type Query = Record<string, string>;
/** `null` is 404. */
type Read = (state: State, params: Params, query: Query) => unknown;

export const reads = {
  readCurrentUser: () => ({
    ...{ Id: ME, FullName: 'User 1', EmailAddress: 'user1@example.org', Role: 0 },
    Permissions: permissionsOfAdmin,
  }),
  listReportEditions: (state) => state.editions.map(editionOnWire),
  readReportEdition: (state, { id }) =>
    orMissing(
      state.editions.find(({ Id }) => Id === id),
      editionOnWire,
    ),
  listEditionUsers: (state) => usersOf(state, (id) => state.memberIds.includes(id)),
  listEditionGlobalUsers: (state) =>
    usersOf(state, (id) => !state.memberIds.includes(id)).filter(({ Status }) => Status === UserStatus.Active),
  listMentionableUsers: (state) =>
    usersOf(state, (id) => state.memberIds.includes(id))
      .filter(({ Status }) => Status === UserStatus.Active)
      .map(({ Id, FullName, EmailAddress }) => ({ Id, FullName, EmailAddress })),
  listWorkflowUsers: (state) =>
    usersOf(state, (id) => state.memberIds.includes(id))
      .filter(({ Status }) => Status === UserStatus.Active)
      .map(({ Id, FullName, EmailAddress, Role }) => ({
        ...{ Id, FullName, EmailAddress, Role, WorkflowTaskTypes: [0, 1] },
        ResearchCount: ratingsOf(state).filter((row) => row.ResearchUserId === Id).length,
        QACount: ratingsOf(state).filter((row) => row.QAUserId === Id).length,
      })),
  listEditionCountries: (state) => state.countries.filter(({ Id }) => state.countryIds.includes(Id)),
  listEditionGlobalCountries: (state) => state.countries.filter(({ Id }) => !state.countryIds.includes(Id)),
  listMilestones: (state) =>
    state.milestones.map(({ Version, ...row }, at) => {
      const below = state.activities.filter(({ ParentId }) => ParentId === row.Id);
      const ids = new Set(below.map(({ Id }) => Id));
      return {
        ...{ ...row, OrderId: at + 1, ModuleType: 0, ReportEditionId: EDITION, Children: below.length },
        ...workOf(state, ({ ActivityId }) => ids.has(ActivityId)),
        Version,
      };
    }),
  listActivities: (state, { milestoneId = 0 }) => {
    const milestone = state.milestones.findIndex(({ Id }) => Id === milestoneId);
    if (milestone < 0) return null;
    return state.activities
      .filter(({ ParentId }) => ParentId === milestoneId)
      .map(({ Version, ...row }, at) => ({
        ...{ ...row, OrderId: at + 1, ModuleType: 1, ReportEditionId: EDITION, MilestoneOrderId: milestone + 1 },
        Children: state.indicators.filter(({ ActivityId }) => ActivityId === row.Id).length,
        ...workOf(state, ({ ActivityId }) => ActivityId === row.Id),
        Version,
      }));
  },
  listActivityIndicators: (state, { activityId = 0 }) => {
    if (!state.activities.some(({ Id }) => Id === activityId)) return null;
    return state.indicators
      .filter(({ ActivityId }) => ActivityId === activityId)
      .map((row) => indicatorOnWire(state, row));
  },
  listGlobalIndicators: (state) =>
    state.addable.flatMap((id) => {
      const row = state.library.find(({ LibraryIndicatorId }) => LibraryIndicatorId === id);
      return row ? [{ ...row, SnapshotName: null, ReportEditionName: null }] : [];
    }),
  listParentIndicators: (state) =>
    state.indicators
      .filter(({ ParentIndicatorId }) => ParentIndicatorId === 0)
      .map((row) => ({
        ...{ Id: row.Id, SnapshotName: `${numberOf(state, row)} ${row.ShortName}`, FullName: row.FullName },
        IndicatorRating: row.IndicatorRating,
      }))
      .sort((a, b) => a.Id - b.Id),
  listNotifications: (state, _params, query) =>
    page(
      query,
      state.comments.filter(({ Id, Tagged }) => Tagged.includes(ME) && !state.cleared.includes(Id)).toReversed(),
      (row) => {
        const rating = state.ratings.find(({ Id }) => Id === row.RatingId);
        const place = { GlobalCountryId: rating?.CountryId ?? 0, IndicatorId: rating?.IndicatorId ?? 0 };
        return {
          ...{ CommentId: row.Id, TaggedId: ME, ...place, AuthorName: `User ${row.AuthorId}`, SnapshotName: '1.1.1 x' },
          ...{ CountryName: `Country ${place.GlobalCountryId}`, DateCreated: INSTANT },
        };
      },
    ),
  listComments: (state, { ratingId }, query) =>
    page(query, state.comments.filter(({ RatingId }) => RatingId === ratingId).toReversed(), (row) => ({
      ...{ Id: row.Id, CommentContent: row.CommentContent, AuthorId: row.AuthorId },
      ...{ AuthorName: `User ${row.AuthorId}`, CommentTaggedUserIds: row.Tagged },
      ...{ CountryIndicatorRatingId: row.RatingId, CreatedBy: row.AuthorId, DateCreated: INSTANT },
    })),
  listDashboardIndicators: (state, _params, query) =>
    page(query, dashboardRows(state, query), (row) => rowOnWire(state, row)),
  readIndicatorRating: (state, place) =>
    orMissing(ratingAt(state, place), ({ CountryId: _c, IndicatorId: _i, ...row }) => ({
      ...{ ...row, ResearchUserName: nameOf(state, row.ResearchUserId), QAUserName: nameOf(state, row.QAUserId) },
      ...{ RatingLastUpdatedOn: null, RatingLastUpdatedByName: null },
    })),
  readCountryIndicator: (state, place) =>
    orMissing(ratingAt(state, place), ({ Id, CountryId, IndicatorId }) => {
      const row = state.indicators.find((one) => one.Id === IndicatorId) as IndicatorRow;
      const { ShortName, FullName, Description, TimePeriod, ResponseRules, IndicatorRating, ParentIndicatorId } = row;
      return {
        ...{ IndicatorId, CountryId, CountryName: `Country ${CountryId}`, ReportEditionId: EDITION },
        ...{ SnapshotName: `${numberOf(state, row)} ${ShortName}`, ShortName, FullName, Description, TimePeriod },
        ...{ ResponseRules, IndicatorRating, ParentIndicatorId, IndicatorParentIsMet: null },
        CountryIndicatorRatingId: Id,
      };
    }),
  readReferences: (state, place) =>
    orMissing(ratingAt(state, place), ({ Id }) => {
      const own = state.references.filter(({ RatingId }) => RatingId === Id);
      const earlier = own.filter(({ ReportEditionId }) => ReportEditionId === EARLIER);
      return {
        CurrentReportEditionReferences: listed(own.filter(({ ReportEditionId }) => ReportEditionId === EDITION)),
        PreviousReportEditionReferences:
          earlier.length === 0
            ? []
            : [{ ReportEditionId: EARLIER, ReportEditionName: 'Report 2024', References: listed(earlier) }],
      };
    }),
} satisfies Record<string, Read>;

export type ReadId = keyof typeof reads;

const texts = new WeakMap<object, string>();
function textOf(values: object): string {
  const text = texts.get(values) ?? Object.entries(values).join(' ');
  texts.set(values, text);
  return text;
}

const known = new WeakMap<State, Map<string, unknown>>();
/** An answer of the model server: a state never changes, so that each is made once. */
export function readOf(state: State, id: ReadId, params: Params, query: Query): unknown {
  const name = `${id} ${textOf(params)}?${textOf(query)}`;
  const own = known.get(state) ?? new Map<string, unknown>();
  known.set(state, own);
  if (!own.has(name)) own.set(name, reads[id](state, params as never, query));
  return own.get(name);
}

const orMissing = <Row>(row: Row | undefined, onWire: (row: Row) => unknown) => (row ? onWire(row) : null);

const editionOnWire = ({ Version, ...row }: State['editions'][number]) => ({
  ...{ ...row, CreationDate: INSTANT, InactiveDate: null },
  Version,
});

const usersOf = (state: State, isOne: (id: number) => boolean) =>
  state.users
    .filter(({ Id }) => isOne(Id))
    .map((user) => ({
      ...{ ...user, EmailAddress: `user${user.Id}@example.org`, DateCreated: INSTANT },
      DateAdded: state.memberIds.includes(user.Id) ? INSTANT : null,
    }));

/** What is rated in the countries of the edition; those that left it keep theirs, unseen. */
const ratingsOf = ({ ratings, countryIds }: State) => ratings.filter(({ CountryId }) => countryIds.includes(CountryId));

const nameOf = (state: State, id: number | null) => state.users.find(({ Id }) => Id === id)?.FullName ?? null;

function workOf(state: State, isOne: (row: IndicatorRow) => boolean) {
  const ids = new Set(state.indicators.filter(isOne).map(({ Id }) => Id));
  const ratings = state.ratings.filter(({ IndicatorId }) => ids.has(IndicatorId));
  const ratingIds = new Set(ratings.map(({ Id }) => Id));
  return {
    RatingCount: ratings.filter(({ Score }) => Score !== null).length,
    ReferenceCount: state.references.filter(({ RatingId }) => ratingIds.has(RatingId)).length,
    OpenWorkCount: ratings.filter(
      ({ WorkflowStatus, ResearchUserId, QAUserId }) =>
        WorkflowStatus !== Step.QACompleted && (ResearchUserId !== null || QAUserId !== null),
    ).length,
  };
}

/** Milestone, activity and own order. */
function placeOf(state: State, row: IndicatorRow) {
  const activity = state.activities.find(({ Id }) => Id === row.ActivityId);
  const milestone = state.milestones.findIndex(({ Id }) => Id === activity?.ParentId);
  const activities = state.activities.filter(({ ParentId }) => ParentId === activity?.ParentId);
  const own = state.indicators.filter(({ ActivityId }) => ActivityId === row.ActivityId);
  return {
    ...{ MilestoneId: activity?.ParentId ?? 0, MilestoneOrderId: milestone + 1 },
    MilestoneName: state.milestones[milestone]?.FullName ?? '',
    ...{ ActivityId: row.ActivityId, ActivityOrderId: activities.findIndex(({ Id }) => Id === row.ActivityId) + 1 },
    ...{ ActivityName: activity?.FullName ?? '', OrderId: own.findIndex(({ Id }) => Id === row.Id) + 1 },
  };
}

function numberOf(state: State, row: IndicatorRow): string {
  const { MilestoneOrderId, ActivityOrderId, OrderId } = placeOf(state, row);
  return `${MilestoneOrderId}.${ActivityOrderId}.${OrderId}`;
}

function indicatorOnWire(state: State, row: IndicatorRow) {
  const { ParentIndicatorId, Version, ...texts } = row;
  const parent = state.indicators.find(({ Id }) => Id === ParentIndicatorId);
  const children = state.indicators
    .filter((one) => one.ParentIndicatorId === row.Id)
    .map((one) => numberOf(state, one));
  const ParentIndicator = parent ? `${numberOf(state, parent)} ${parent.ShortName}` : null;
  return {
    ...{ ...texts, ...placeOf(state, row), ReportEditionId: EDITION },
    ...{ SnapshotName: `${numberOf(state, row)} ${row.ShortName}`, IsDependent: parent !== undefined },
    ...{ ParentIndicatorId: parent?.Id ?? 0, ParentIndicator },
    IndicatorRelationType: parent ? 1 : children.length > 0 ? 2 : 0,
    IndicatorRelation: ParentIndicator ?? (children.length > 0 ? children.join(', ') : null),
    ...workOf(state, ({ Id }) => Id === row.Id),
    Version,
  };
}

const ratingAt = (state: State, { countryId, indicatorId }: Params): RatingRow | undefined =>
  state.ratings.find((row) => row.CountryId === countryId && row.IndicatorId === indicatorId);

/** By country, then number, as far as the filters in use go. */
function dashboardRows(state: State, { workflows = '[]', currentUser = 'false' }: Query): RatingRow[] {
  const statuses = JSON.parse(workflows) as number[];
  const order = new Map(state.indicators.map((row) => [row.Id, numberOf(state, row)]));
  return state.ratings
    .filter(
      (row) =>
        state.countryIds.includes(row.CountryId) &&
        (statuses.length === 0 || statuses.includes(row.WorkflowStatus)) &&
        (currentUser !== 'true' || row.ResearchUserId === ME || row.QAUserId === ME),
    )
    .sort(
      (a, b) => a.CountryId - b.CountryId || compare(order.get(a.IndicatorId) ?? '', order.get(b.IndicatorId) ?? ''),
    );
}
const { compare } = new Intl.Collator('en', { numeric: true });

function rowOnWire(state: State, row: RatingRow) {
  const indicator = state.indicators.find(({ Id }) => Id === row.IndicatorId) as IndicatorRow;
  const [OrderNumber, MilestoneId] = [numberOf(state, indicator), placeOf(state, indicator).MilestoneId];
  return {
    ...{ Id: row.Id, CountryIndicatorRatingId: row.Id, IndicatorId: row.IndicatorId },
    ...{ IndicatorName: indicator.ShortName, OrderNumber, CountryId: row.CountryId },
    ...{ CountryName: `Country ${row.CountryId}`, MilestoneId, IndicatorRating: indicator.IndicatorRating },
    ...{ WorkflowStatus: row.WorkflowStatus, ResearchUserId: row.ResearchUserId, QAUserId: row.QAUserId },
    ...{ ResearchDueDate: row.ResearchDueDate, QADueDate: row.QADueDate },
    ResearchUserName: nameOf(state, row.ResearchUserId),
    QAUserName: nameOf(state, row.QAUserId),
  };
}

function page<Row>({ offset = '0', pageSize = '20' }: Query, rows: Row[], onWire: (row: Row) => unknown) {
  const from = Number(offset);
  return { Data: rows.slice(from, from + Number(pageSize)).map(onWire), Count: rows.length };
}

const byTitle = new Intl.Collator('en').compare;
/** A pending one stands last of its title. */
const listed = (rows: ReferenceRow[]) =>
  rows
    .toSorted((a, b) => byTitle(a.Title, b.Title) || Math.abs(a.Id) - Math.abs(b.Id))
    .map(({ RatingId, Version, ...row }) => ({
      ...{ ...row, CountryIndicatorRatingId: RatingId, AccessDate: null, Pages: null, Publisher: null, Journal: null },
      ...{ Volume: null, Institution: null, BookConferenceTitle: null, Editor: null, PlaceConferenceLocation: null },
      ...{ YearFirstUsed: row.ReportEditionId === EARLIER ? 2024 : 2025, Version },
    }));

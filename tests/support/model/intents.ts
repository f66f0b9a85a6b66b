/** Turns an intention into a call: what it is about is chosen among what is shown, as a person would. */
import type {
  Activity,
  AddableIndicator,
  CountryIndicatorRating,
  DashboardIndicator,
  Indicator,
  Notification,
  Reference,
} from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { stepBetween } from '#rules/rating.ts';
import type { Operation, WriteId } from './operation.ts';
import type { Intent } from './schedule.ts';
import { EARLIER, EDITION, isKept, ME, PAIRS } from './state.ts';
import type { ViewName } from './views.ts';

/** What is shown by a view; undefined where it is not looked at. */
export type Source = (view: ViewName) => unknown;
/** What rows of all lists have; each has its part of it. */
type Row = Activity &
  Indicator &
  AddableIndicator &
  Notification &
  DashboardIndicator &
  Reference &
  CountryIndicatorRating;
type Pages = { pages: { Data: Row[] }[] };
type Asked = Required<Pick<Intent, 'at' | 'to' | 'text'>>;
type Make<Id extends WriteId> = (source: Source, asked: Asked) => MutationVariables[Id] | undefined;

const id = EDITION;
/** What others write may tag the person; what the person writes tags nobody. */
export const OTHERS_TAG_ME = 9;
const lists = (source: Source, ...names: ViewName[]) =>
  names.flatMap((name) => (source(name) as Row[] | undefined) ?? []);
const real = (rows: Row[]) => rows.filter(({ Id }) => Id > 0);
const milestones = (source: Source) => real(lists(source, 'milestones'));
const activities = (source: Source) => real(lists(source, 'activities 1', 'activities 2'));
const indicators = (source: Source) => real(lists(source, 'indicators 11', 'indicators 12', 'indicators 21'));
const paged = (source: Source, ...names: ViewName[]) =>
  names.flatMap((name) => (source(name) as Pages | undefined)?.pages.flatMap(({ Data }) => Data) ?? []);
const pick = <One>(rows: One[], at: number): One | undefined => rows[at % Math.max(1, rows.length)];
const texts = (text: string) => ({ FullName: `Full ${text}`, ShortName: text });
/** Forms are told apart by a name of their own, as the product's are. */
const form = (text: string) => ({ form: text });
const written = { Author: 'Author', PublicationDate: '2020', Information: 'Information' };
const placeOf = ({ MilestoneOrderId, ActivityOrderId }: Row) => ({ MilestoneOrderId, ActivityOrderId });

const beside = (rows: Row[], row: Row, container: 'ParentId' | 'ActivityId') =>
  rows.filter((one) => one[container] === row[container]);
/** A row that can be moved that way, and the way. */
function movable(rows: Row[], { at, to }: Asked, container: 'ParentId' | 'ActivityId') {
  const OrderDirection = (to % 2) as 0 | 1;
  const row = pick(
    rows.filter((one) => {
      const list = beside(rows, one, container);
      return list[list.indexOf(one) + (OrderDirection === 0 ? -1 : 1)] !== undefined;
    }),
    at,
  );
  if (!row) return undefined;
  const list = beside(rows, row, container);
  return { row, OrderDirection, past: list[list.indexOf(row) + (OrderDirection === 0 ? -1 : 1)]?.Id };
}
/** An activity whose indicators are looked at. */
const openActivity = (source: Source, at: number) =>
  pick(
    activities(source).filter(({ Id }) => source(`indicators ${Id}` as ViewName) !== undefined),
    at,
  );
const pairOf = (at: number) => PAIRS[at % 2] as (typeof PAIRS)[number];
const ratingOf = (source: Source, at: number) => {
  const found = ([0, 1] as const).flatMap((one) => {
    const row = source(`rating ${(one + 1) as 1 | 2}`) as Row | undefined;
    return row
      ? [
          {
            row,
            place: { countryId: pairOf(one).countryId, reportEditionId: EDITION, indicatorId: pairOf(one).indicatorId },
          },
        ]
      : [];
  });
  return pick(found, at);
};
type References = Record<'CurrentReportEditionReferences', Row[]> & {
  PreviousReportEditionReferences: { References: Row[] }[];
};
const references = (source: Source, at: 0 | 1) => source(`references ${(at + 1) as 1 | 2}`) as References | undefined;
const currentReference = (source: Source, at: number) =>
  pick(
    ([0, 1] as const).flatMap((one) => real(references(source, one)?.CurrentReportEditionReferences ?? [])),
    at,
  );

const makers: { [Id in WriteId]: Make<Id> } = {
  createMilestone: (source, { text }) =>
    source('milestones')
      ? { id, data: { ...texts(text), ModuleType: 0, ReportEditionId: id }, ...form(text) }
      : undefined,
  updateMilestone(source, { at, text }) {
    const row = pick(milestones(source), at);
    const data = row && { ...texts(text), Id: row.Id, OrderId: row.OrderId, Version: row.Version };
    return data && { id, data: { ...data, ModuleType: 0, ReportEditionId: id }, ...form(text) };
  },
  deleteMilestone(source, { at }) {
    const row = pick(
      milestones(source).filter(({ Id }) => !isKept.milestone(Id)),
      at,
    );
    return row && { id, milestoneId: row.Id };
  },
  createActivity(source, { at, text }) {
    const isOpen = ({ Id }: Row) => source(`activities ${Id}` as ViewName) !== undefined;
    const parent = pick(milestones(source).filter(isOpen), at);
    const data = parent && { ParentId: parent.Id, MilestoneOrderId: parent.OrderId, ...texts(text) };
    return data && { id, data: { ...data, ModuleType: 1, ReportEditionId: id }, ...form(text) };
  },
  updateActivity(source, { at, text }) {
    const row = pick(activities(source), at);
    const data = row && { ...texts(text), Id: row.Id, MilestoneOrderId: row.MilestoneOrderId, Version: row.Version };
    return data && { id, data: { ...data, ParentId: row.ParentId }, ...form(text) };
  },
  reorderActivity(source, asked) {
    const found = movable(activities(source), asked, 'ParentId');
    if (!found) return undefined;
    const { row, OrderDirection, past } = found;
    return { id, data: { Id: row.Id, MilestoneOrderId: row.MilestoneOrderId, OrderDirection }, past };
  },
  deleteActivity(source, { at }) {
    const row = pick(
      activities(source).filter(({ Id }) => !isKept.activity(Id)),
      at,
    );
    return row && { id, activityId: row.Id };
  },
  addLibraryIndicators(source, { at, to }) {
    const activity = openActivity(source, to);
    const row = pick(lists(source, 'library'), at);
    if (!activity || !row) return undefined;
    const place = { MilestoneOrderId: activity.MilestoneOrderId, ActivityOrderId: activity.OrderId };
    return {
      id,
      data: { ...place, ActivityId: activity.Id, Indicators: [{ LibraryIndicatorId: row.LibraryIndicatorId }] },
    };
  },
  createIndicator(source, { at, text }) {
    const activity = openActivity(source, at);
    if (!activity) return undefined;
    const place = { MilestoneOrderId: activity.MilestoneOrderId, ActivityOrderId: activity.OrderId };
    const rest = { Description: 'Description', TimePeriod: '2025', IndicatorRating: 0 as const, ParentIndicatorId: 0 };
    const data = { ...place, ActivityId: activity.Id, ReportEditionId: id, ...texts(text), ...rest };
    return { id, data, ...form(text) };
  },
  updateIndicator(source, { at, to, text }) {
    const row = pick(indicators(source), at);
    if (!row) return undefined;
    const { Id, IndicatorRating, Version } = row;
    const target =
      to > 0 &&
      pick(
        activities(source).filter((one) => one.Id !== row.ActivityId),
        to,
      );
    if (target) {
      const place = { MilestoneOrderId: target.MilestoneOrderId, ActivityOrderId: target.OrderId };
      return { id, data: { Id, IndicatorRating, ActivityId: target.Id, ...place, Version }, ...form(text) };
    }
    const { ActivityId, Description, TimePeriod } = row;
    const data = { Id, IndicatorRating, ActivityId, ...placeOf(row), ...texts(text), Description, TimePeriod, Version };
    return { id, data, ...form(text) };
  },
  unassignParentIndicator(source) {
    const row = indicators(source).find(({ ParentIndicatorId }) => ParentIndicatorId > 0);
    return row && { id, indicatorId: row.Id };
  },
  reorderIndicator(source, asked) {
    const found = movable(indicators(source), asked, 'ActivityId');
    return (
      found && {
        id,
        data: { Id: found.row.Id, ...placeOf(found.row), OrderDirection: found.OrderDirection },
        past: found.past,
      }
    );
  },
  deleteIndicator(source, { at }) {
    const row = pick(
      indicators(source).filter(({ Id }) => !isKept.indicator(Id)),
      at,
    );
    return row && { id, indicatorId: row.Id };
  },
  createReportEdition(source, { text }) {
    const isMaking = lists(source, 'editions').some(({ Id }) => Id === 9999);
    const data = { Name: text, StartDate: '2026-01-01', EndDate: null, Id: EDITION, DuplicatedEdition: EDITION };
    return source('editions') && !isMaking ? { data, ...form(text) } : undefined;
  },
  updateReportEdition(source, { text }) {
    const row = source('edition') as Row | undefined;
    const data = row && { Id: EDITION, Name: text, StartDate: '2025-02-02', EndDate: null, Version: row.Version };
    return data && { id, data };
  },
  addEditionUsers(source, { at }) {
    const row = pick(lists(source, 'other users'), at);
    return row && { id, data: [{ Id: row.Id }] };
  },
  removeEditionUser(source, { at }) {
    const row = pick(
      lists(source, 'users').filter(({ Id }) => Id !== ME),
      at,
    );
    return row && { id, userId: row.Id };
  },
  addEditionCountries(source, { at }) {
    const row = pick(lists(source, 'other countries'), at);
    return row && { id, data: [{ Id: row.Id }] };
  },
  removeEditionCountry(source, { at }) {
    const row = pick(
      lists(source, 'countries').filter(({ Id }) => !isKept.country(Id)),
      at,
    );
    return row && { id, countryId: row.Id };
  },
  clearNotification(source, { at }) {
    const row = pick(paged(source, 'notifications'), at);
    return row && { commentId: row.CommentId, taggedId: ME };
  },
  assignWorkflow(source, { at, to }) {
    const row = pick(paged(source, 'dashboard', 'dashboard open', 'dashboard mine'), at);
    if (!row) return undefined;
    const place = { CountryIds: [row.CountryId], IndicatorIds: [row.IndicatorId] };
    const who = { AssignedUserId: 1 + (Math.floor(to / 2) % 3), WorkflowTaskType: (to % 2) as 0 | 1 };
    return { editionId: id, data: { ReportEditionId: id, ...who, ...place } };
  },
  updateRating(source, { at, to, text }) {
    const found = ratingOf(source, at);
    if (!found) return undefined;
    const { Id, Version } = found.row;
    const isMet = to % 2 === 1;
    const rated = { Score: isMet ? (1 as const) : (0 as const), RatingIsMet: isMet, ResearcherNote: text };
    return { ...found.place, data: { ...rated, CountryIndicatorRatingId: Id, Version } };
  },
  promoteRatingWorkflow(source, { at }) {
    const found = ratingOf(source, at);
    const from = found?.row.WorkflowStatus as 0 | 1 | 2 | 3 | undefined;
    const WorkflowStatus = ([2, 3] as const).find((to) => from !== undefined && stepBetween(from, to) === 'forward');
    if (!found || WorkflowStatus === undefined) return undefined;
    const { Id, Version } = found.row;
    return { ...found.place, data: { CountryIndicatorRatingId: Id, WorkflowStatus, Version } };
  },
  addComment(source, { at, to, text }) {
    const open = ([0, 1] as const).filter((one) => source(`comments ${(one + 1) as 1 | 2}`) !== undefined);
    const which = pick(open, at);
    if (which === undefined) return undefined;
    const { countryId, indicatorId, ratingId } = pairOf(which);
    const data = { CommentContent: text, taggedUsers: to === OTHERS_TAG_ME ? [ME] : [] };
    return { countryId, reportEditionId: EDITION, indicatorId, ratingId, data, ...form(text) };
  },
  addReference(source, { at, text }) {
    const which = pick(
      ([0, 1] as const).filter((one) => references(source, one) !== undefined),
      at,
    );
    if (which === undefined) return undefined;
    const { ratingId } = pairOf(which);
    const data = { ReportEditionId: EDITION, CountryIndicatorRatingId: ratingId, Title: text, ...written };
    return { editionId: id, ratingId, data, ...form(text) };
  },
  updateReference(source, { at, text }) {
    const row = currentReference(source, at);
    if (!row) return undefined;
    const rest = { ...written, Version: row.Version };
    return {
      editionId: id,
      ratingId: row.CountryIndicatorRatingId,
      referenceId: row.Id,
      data: { Title: text, ...rest },
    };
  },
  removeReference(source, { at }) {
    const row = currentReference(source, at);
    return row && { editionId: id, ratingId: row.CountryIndicatorRatingId, referenceId: row.Id };
  },
  copyReference(source, { at }) {
    const row = pick(real(references(source, 0)?.CurrentReportEditionReferences ?? []), at);
    const { countryId, indicatorId } = PAIRS[1];
    const to = { indicators: [{ Id: indicatorId }], countries: [{ Id: countryId }] };
    // whether somebody may copy there is known from the rating there
    const isKnown = source('rating 2') !== undefined;
    return row && isKnown
      ? { editionId: id, ratingId: PAIRS[0].ratingId, data: { referenceId: row.Id, ...to } }
      : undefined;
  },
  copyReferenceToCurrent(source) {
    const [earlier] = references(source, 0)?.PreviousReportEditionReferences ?? [];
    const row = earlier?.References.find(({ ReportEditionId }) => ReportEditionId === EARLIER);
    return row && { editionId: id, ratingId: PAIRS[0].ratingId, referenceId: row.Id };
  },
};

/** The call, or nothing where what is shown offers none. */
export function operationOf(source: Source, { op, at = 0, to = 0, text = 'text' }: Intent): Operation | undefined {
  const variables = (makers[op] as Make<WriteId>)(source, { at, to, text });
  return variables && ({ id: op, variables } as Operation);
}

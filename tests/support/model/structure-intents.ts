/** Calls about editions and what they are made of. */
import {
  activities,
  form,
  id,
  indicators,
  lists,
  type Make,
  milestones,
  movable,
  openActivity,
  pick,
  placeOf,
  type Row,
  texts,
} from './shown-rows.ts';
import { EDITION, isKept, ME } from './state.ts';
import type { ViewName } from './views.ts';

export const structureMakers: {
  [Id in
    | 'createMilestone'
    | 'updateMilestone'
    | 'deleteMilestone'
    | 'createActivity'
    | 'updateActivity'
    | 'reorderActivity'
    | 'deleteActivity'
    | 'addLibraryIndicators'
    | 'createIndicator'
    | 'updateIndicator'
    | 'unassignParentIndicator'
    | 'reorderIndicator'
    | 'deleteIndicator'
    | 'createReportEdition'
    | 'updateReportEdition'
    | 'addEditionUsers'
    | 'removeEditionUser'
    | 'addEditionCountries'
    | 'removeEditionCountry']: Make<Id>;
} = {
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
  reorderActivity(source, chosen) {
    const found = movable(activities(source), chosen, 'ParentId');
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
    const { Id, IndicatorRating } = row;
    const target =
      to > 0 &&
      pick(
        activities(source).filter((one) => one.Id !== row.ActivityId),
        to,
      );
    if (target) {
      const place = { MilestoneOrderId: target.MilestoneOrderId, ActivityOrderId: target.OrderId };
      return { id, data: { Id, IndicatorRating, ActivityId: target.Id, ...place }, ...form(text) };
    }
    const { ActivityId, Description, TimePeriod, Version } = row;
    const data = { Id, IndicatorRating, ActivityId, ...placeOf(row), ...texts(text), Description, TimePeriod, Version };
    return { id, data, ...form(text) };
  },
  unassignParentIndicator(source) {
    const row = indicators(source).find(({ ParentIndicatorId }) => ParentIndicatorId > 0);
    return row && { id, indicatorId: row.Id };
  },
  reorderIndicator(source, chosen) {
    const found = movable(indicators(source), chosen, 'ActivityId');
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
};

import { OrderDirection as Direction, EditionStatus } from '#generated/enums.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { find, type Meanings, mapped, present, type Refusal, refusal, stale, without } from './operation.ts';
import { type ActivityRow, EDITION, type IndicatorRow, type MilestoneRow, openRating, type State } from './state.ts';

type Structure =
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
  | 'deleteIndicator';

/** 409 where the edition is no longer active; asked before versions and rules. */
export const inactive = (state: State): Refusal | undefined =>
  find(state.editions, EDITION)?.Status === EditionStatus.Active ? undefined : refusal(409, 'inactive-edition');
const named = (row: object | undefined) => (row ? undefined : refusal(422, 'invalid'));

/** What the writes of an edition's structure do (server/areas/structure/). */
export const structure: Meanings<Structure> = {
  createMilestone: {
    guard: inactive,
    effect: (state, { data }, { newId }) => ({
      ...state,
      milestones: [...state.milestones, { Id: newId(), ...textsOf(data), Version: 1 }],
    }),
  },
  updateMilestone: {
    guard: (state, { data }) => guardOf(state, find(state.milestones, data.Id), data),
    effect: (state, { data }) => ({
      ...state,
      milestones: mapped(state.milestones, data.Id, (row) => edited<MilestoneRow>(row, data)),
    }),
  },
  deleteMilestone: {
    guard: inactive,
    effect: (state, { milestoneId }) => removed(state, 'milestones', milestoneId),
  },
  createActivity: {
    guard: (state, { data }) => named(find(state.milestones, data.ParentId)) ?? inactive(state),
    effect: (state, { data }, { newId }) =>
      find(state.milestones, data.ParentId)
        ? {
            ...state,
            activities: [...state.activities, { Id: newId(), ParentId: data.ParentId, ...textsOf(data), Version: 1 }],
          }
        : state,
  },
  updateActivity: {
    guard: (state, { data }) => guardOf(state, find(state.activities, data.Id), data),
    effect: (state, { data }) => ({
      ...state,
      activities: mapped(state.activities, data.Id, (row) => edited<ActivityRow>(row, data)),
    }),
  },
  reorderActivity: {
    guard: (state, { data }) =>
      named(find(state.activities, data.Id)) ??
      inactive(state) ??
      pastTheEnd(swapped(state.activities, data, ({ ParentId }) => ParentId)),
    effect: (state, variables, { mayBeStored }) => ({
      ...state,
      activities:
        (mayBeStored && hasPassed(state.activities, variables)
          ? undefined
          : swapped(state.activities, variables.data, ({ ParentId }) => ParentId)) ?? state.activities,
    }),
  },
  deleteActivity: { guard: inactive, effect: (state, { activityId }) => removed(state, 'activities', activityId) },
  addLibraryIndicators: {
    guard: (state, { data }) =>
      named(find(state.activities, data.ActivityId)) ??
      inactive(state) ??
      (data.Indicators.every(({ LibraryIndicatorId }) => state.addable.includes(LibraryIndicatorId))
        ? undefined
        : refusal(409, 'conflict')),
    effect: (state, { data: { ActivityId, Indicators } }, { newId }) => {
      if (!find(state.activities, ActivityId)) return state;
      const rows = Indicators.flatMap(({ LibraryIndicatorId }) => {
        const texts = state.library.find((row) => row.LibraryIndicatorId === LibraryIndicatorId);
        return texts && state.addable.includes(LibraryIndicatorId)
          ? [{ ...texts, Id: newId(), ActivityId, ParentIndicatorId: 0, Version: 1 }]
          : [];
      });
      const taken = new Set(Indicators.map((one) => one.LibraryIndicatorId));
      return withRatings({
        ...state,
        indicators: [...state.indicators, ...rows],
        addable: state.addable.filter((id) => !taken.has(id)),
      });
    },
  },
  createIndicator: {
    guard: (state, { data }) =>
      named(find(state.activities, data.ActivityId)) ??
      inactive(state) ??
      chain(state, { child: 0, parent: data.ParentIndicatorId }),
    effect: (state, { data }, { newId }) => {
      if (!find(state.activities, data.ActivityId)) return state;
      const Id = newId();
      const { ActivityId, ParentIndicatorId, FullName, ShortName, Description, TimePeriod, IndicatorRating } = data;
      const texts = { FullName, ShortName, Description, TimePeriod, IndicatorRating, ResponseRules: null };
      const library = { LibraryIndicatorId: Math.abs(Id) + 100_000, ...texts };
      return withRatings({
        ...state,
        indicators: [...state.indicators, { Id, ActivityId, ParentIndicatorId, ...library, Version: 1 }],
        library: [...state.library, library],
      });
    },
  },
  updateIndicator: {
    guard: (state, { data }) => {
      const row = find(state.indicators, data.Id);
      const missing = named(row) ?? named(find(state.activities, data.ActivityId));
      const parent = data.ParentIndicatorId ?? row?.ParentIndicatorId ?? 0;
      return missing ?? inactive(state) ?? stale(row, data.Version) ?? chain(state, { child: data.Id, parent });
    },
    effect: (state, { data }) => {
      const row = find(state.indicators, data.Id);
      if (!row || !find(state.activities, data.ActivityId)) return state;
      const moves = data.ActivityId !== row.ActivityId;
      const next = moves
        ? { ...row, ActivityId: data.ActivityId, Version: row.Version + 1 }
        : editedIndicator(row, data);
      // its new activity has it at the end
      const indicators = moves
        ? [...without(state.indicators, new Set([row.Id])), next]
        : mapped(state.indicators, row.Id, () => next);
      return { ...state, indicators };
    },
  },
  unassignParentIndicator: {
    guard: (state, { indicatorId }) =>
      find(state.indicators, indicatorId) ? inactive(state) : refusal(404, 'not-found'),
    effect: (state, { indicatorId }) => ({
      ...state,
      indicators: mapped(state.indicators, indicatorId, (row) =>
        row.ParentIndicatorId === 0 ? row : { ...row, ParentIndicatorId: 0, Version: row.Version + 1 },
      ),
    }),
  },
  reorderIndicator: {
    guard: (state, { data }) =>
      named(find(state.indicators, data.Id)) ??
      inactive(state) ??
      pastTheEnd(swapped(state.indicators, data, ({ ActivityId }) => ActivityId)),
    effect: (state, variables, { mayBeStored }) => ({
      ...state,
      indicators:
        (mayBeStored && hasPassed(state.indicators, variables)
          ? undefined
          : swapped(state.indicators, variables.data, ({ ActivityId }) => ActivityId)) ?? state.indicators,
    }),
  },
  deleteIndicator: { guard: inactive, effect: (state, { indicatorId }) => removed(state, 'indicators', indicatorId) },
};

type TextsBody = { FullName: string; ShortName: string; Description?: string | null };
const textsOf = ({ FullName, ShortName, Description = null }: TextsBody) => ({ FullName, ShortName, Description });

const edited = <Row extends MilestoneRow>(row: Row, { FullName, ShortName, Description }: TextsBody): Row => ({
  ...row,
  ...present({ FullName, ShortName, Description }),
  Version: row.Version + 1,
});

function editedIndicator(row: IndicatorRow, data: MutationVariables['updateIndicator']['data']): IndicatorRow {
  const { FullName, ShortName, Description, ResponseRules, TimePeriod, IndicatorRating, ParentIndicatorId } = data;
  const said = { FullName, ShortName, Description, ResponseRules, TimePeriod, IndicatorRating, ParentIndicatorId };
  return { ...row, ...(present(said) as Partial<IndicatorRow>), Version: row.Version + 1 };
}

const guardOf = (state: State, row: { Version: number } | undefined, { Version }: { Version?: number }) =>
  named(row) ?? inactive(state) ?? stale(row, Version);
const pastTheEnd = (moved: unknown) => (moved ? undefined : refusal(409, 'past-the-end'));

/** One level only: a parent depends on nothing, and a child has no children. */
function chain(state: State, { child, parent }: { child: number; parent: number }): Refusal | undefined {
  if (parent === 0 || find(state.indicators, child)?.ParentIndicatorId === parent) return undefined;
  const row = find(state.indicators, parent);
  if (!row) return refusal(422, 'invalid');
  const isParent = child !== 0 && state.indicators.some(({ ParentIndicatorId }) => ParentIndicatorId === child);
  return row.ParentIndicatorId !== 0 || parent === child || isParent ? refusal(409, 'dependency-chain') : undefined;
}

/** A row and its neighbour of the same container in each other's places; undefined past the end. */
function swapped<Row extends { Id: number }>(
  rows: Row[],
  { Id, OrderDirection }: { Id: number; OrderDirection: number },
  container: (row: Row) => number,
): Row[] | undefined {
  const row = find(rows, Id);
  if (!row) return undefined;
  const own = rows.filter((one) => container(one) === container(row));
  const other = own[own.indexOf(row) + (OrderDirection === Direction.Up ? -1 : 1)];
  return other && rows.map((one) => (one === row ? other : one === other ? row : one));
}

/** Does a row stand already beyond the one that its move passes? */
function hasPassed(
  rows: { Id: number }[],
  { data: { Id, OrderDirection }, past }: { data: { Id: number; OrderDirection: number }; past?: number },
): boolean {
  const [own, other] = [Id, past].map((id) => rows.findIndex((row) => row.Id === id)) as [number, number];
  return other >= 0 && (OrderDirection === Direction.Up ? own < other : own > other);
}

/**
 * A part with all below it; who depended on what went depends on nothing, and the library can give
 * it again.
 */
function removed(state: State, part: 'milestones' | 'activities' | 'indicators', id: number): State {
  if (!find<{ Id: number }>(state[part], id)) return state;
  const isBelow = {
    milestones: (row: ActivityRow) => row.ParentId === id,
    activities: (row: ActivityRow) => row.Id === id,
    indicators: () => false,
  }[part];
  const activities = new Set(state.activities.filter(isBelow).map(({ Id }) => Id));
  const gone = state.indicators.filter(({ Id, ActivityId }) =>
    part === 'indicators' ? Id === id : activities.has(ActivityId),
  );
  const ids = new Set(gone.map(({ Id }) => Id));
  const left = without(state.indicators, ids);
  return {
    ...state,
    milestones: part === 'milestones' ? without(state.milestones, new Set([id])) : state.milestones,
    activities: without(state.activities, activities),
    indicators: left.some((row) => ids.has(row.ParentIndicatorId))
      ? left.map((row) => (ids.has(row.ParentIndicatorId) ? { ...row, ParentIndicatorId: 0 } : row))
      : left,
    ratings: state.ratings.filter(({ IndicatorId }) => !ids.has(IndicatorId)),
    addable: [...state.addable, ...gone.map(({ LibraryIndicatorId }) => LibraryIndicatorId)].sort((a, b) => a - b),
  };
}

/** An Open row for every country and indicator that have none yet. */
export function withRatings(state: State): State {
  const held = new Set(state.ratings.map(({ CountryId, IndicatorId }) => `${CountryId} ${IndicatorId}`));
  const added = state.countryIds.flatMap((country) =>
    state.indicators
      .filter(({ Id }) => !held.has(`${country} ${Id}`))
      .map(({ Id }) => openRating({ Id: country * 1_000_000 + Id, CountryId: country, IndicatorId: Id })),
  );
  return added.length > 0 ? { ...state, ratings: [...state.ratings, ...added] } : state;
}

/** The rows that views show, among which an intention chooses what it is about. */
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
import type { WriteId } from './operation.ts';
import type { Intent } from './schedule.ts';
import { EDITION, PAIRS } from './state.ts';
import type { ViewName } from './views.ts';

/** What is shown by a view; undefined where it is not looked at. */
export type Source = (view: ViewName) => unknown;
/** What rows of all lists have; each has its part of it. */
export type Row = Activity &
  Indicator &
  AddableIndicator &
  Notification &
  DashboardIndicator &
  Reference &
  CountryIndicatorRating;
type Pages = { pages: { Data: Row[] }[] };
export type Chosen = Required<Pick<Intent, 'at' | 'to' | 'text'>>;
export type Make<Id extends WriteId> = (source: Source, asked: Chosen) => MutationVariables[Id] | undefined;

export const id = EDITION;
/** What others write may tag the person; what the person writes tags nobody. */
export const OTHERS_TAG_ME = 9;
export const lists = (source: Source, ...names: ViewName[]) =>
  names.flatMap((name) => (source(name) as Row[] | undefined) ?? []);
export const real = (rows: Row[]) => rows.filter(({ Id }) => Id > 0);
export const milestones = (source: Source) => real(lists(source, 'milestones'));
export const activities = (source: Source) => real(lists(source, 'activities 1', 'activities 2'));
export const indicators = (source: Source) => real(lists(source, 'indicators 11', 'indicators 12', 'indicators 21'));
export const paged = (source: Source, ...names: ViewName[]) =>
  names.flatMap((name) => (source(name) as Pages | undefined)?.pages.flatMap(({ Data }) => Data) ?? []);
export const pick = <One>(rows: One[], at: number): One | undefined => rows[at % Math.max(1, rows.length)];
export const texts = (text: string) => ({ FullName: `Full ${text}`, ShortName: text });
/** Forms are told apart by a name of their own, as the product's are. */
export const form = (text: string) => ({ form: text });
export const written = { Author: 'Author', PublicationDate: '2020', Information: 'Information' };
export const placeOf = ({ MilestoneOrderId, ActivityOrderId }: Row) => ({ MilestoneOrderId, ActivityOrderId });

const beside = (rows: Row[], row: Row, container: 'ParentId' | 'ActivityId') =>
  rows.filter((one) => one[container] === row[container]);
/** A row that can be moved that way, and the way. */
export function movable(rows: Row[], { at, to }: Chosen, container: 'ParentId' | 'ActivityId') {
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
export const openActivity = (source: Source, at: number) =>
  pick(
    activities(source).filter(({ Id }) => source(`indicators ${Id}` as ViewName) !== undefined),
    at,
  );
export const pairOf = (at: number) => PAIRS[at % 2] as (typeof PAIRS)[number];
export const ratingOf = (source: Source, at: number) => {
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
export const references = (source: Source, at: 0 | 1) =>
  source(`references ${(at + 1) as 1 | 2}`) as References | undefined;
export const currentReference = (source: Source, at: number) =>
  pick(
    ([0, 1] as const).flatMap((one) => real(references(source, one)?.CurrentReportEditionReferences ?? [])),
    at,
  );

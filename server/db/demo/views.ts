/** Saved views of the demonstration; none is a default, so that lists start as specified. */
import { DashboardSort, ViewList, WorkflowStatus } from '#generated/enums.ts';
import type { Wire } from '../../domain/wire.ts';
import type { NewRow } from '../schema.ts';
import { activeEditionId } from './editions.ts';

type Content = Wire<'ViewContent'>;

const [ADMIN, RUI] = [1, 2];
const everybodys = { Name: 'currentUser', Values: ['false'] };
const content = (Filters: Content['Filters'], Order: string | null, HiddenColumns: string[] = []): Content => ({
  ...{ Format: 1, Filters, Order, HiddenColumns },
});
const status = (...values: WorkflowStatus[]) => ({ Name: 'status', Values: values.map(String) });

/** As rows of a recordset: `content` is not text yet. */
export const savedViews = [
  {
    ...{ id: 1, user_id: ADMIN, edition_id: activeEditionId, list: ViewList.Dashboard, name: 'Waiting for QA' },
    content: content([status(WorkflowStatus.QAInProgress), everybodys], DashboardSort.statusSince),
  },
  {
    ...{ id: 2, user_id: ADMIN, edition_id: activeEditionId, list: ViewList.Dashboard, name: 'Overdue' },
    content: content([{ Name: 'overdue', Values: ['true'] }, everybodys], DashboardSort.due, ['statusSince']),
  },
  {
    ...{ id: 3, user_id: ADMIN, edition_id: activeEditionId, list: ViewList.Countries, name: 'Furthest behind' },
    content: content([status(WorkflowStatus.Open)], 'done'),
  },
  {
    ...{ id: 4, user_id: RUI, edition_id: null, list: ViewList.Dashboard, name: 'To rate' },
    content: content([status(WorkflowStatus.Open), { Name: 'nextUsers', Values: [`${RUI}`] }], null, ['qaUser']),
  },
].map((view) => ({ ...view, version: 1 })) as unknown as NewRow<'saved_view'>[];

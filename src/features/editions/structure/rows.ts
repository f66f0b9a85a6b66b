import type { Activity, Indicator, Milestone } from '#generated/model/index.ts';

export type Row = Milestone | Activity | Indicator;

/** What can be done with a row; each column says which. */
export type RowAction = 'open' | 'up' | 'down' | 'edit' | 'delete' | 'assign' | 'move';
/**
 * Must keep its identity from render to render: a list of rows is rendered again only where
 * something changed.
 */
export type Act<One extends Row = Row> = (action: RowAction, row: One) => void;

export const isIndicator = (row: Row): row is Indicator => 'SnapshotName' in row;
const isActivity = (row: Row): row is Activity => 'ParentId' in row;

export const nounOf = (row: Row) => (isIndicator(row) ? 'Indicator' : isActivity(row) ? 'Activity' : 'Milestone');

/** `2`, `2.3` or `2.3.1`. */
export const numberOf = (row: Row): string => {
  if (isIndicator(row)) return `${row.MilestoneOrderId}.${row.ActivityOrderId}.${row.OrderId}`;
  return isActivity(row) ? `${row.MilestoneOrderId}.${row.OrderId}` : `${row.OrderId}`;
};

/** Number and short name, as notices and drafts name a row: '1.2 Speed limits'. */
export const nameOf = (row: Row): string => `${numberOf(row)} ${row.ShortName}`;

/** A pending row has no Id of the server yet, so that nothing can be done with it. */
export const isPendingRow = ({ Id }: Row) => Id < 0;

import type { MutationVariables } from '#generated/mutations.ts';
import type { State } from './state.ts';

type FileId = 'importFile' | 'exportData' | 'exportCompare' | 'exportActivity' | 'exportResults';
/**
 * The writes that have optimistic edits; the model's one edition, which holds work, is not taken
 * back, nothing was imported into it, and its people keep no preferences, notices or
 * views; its accounts stay as they are.
 */
export type WriteId = Exclude<
  keyof MutationVariables,
  | FileId
  | 'revertReportEdition'
  | 'revertImport'
  | 'revertAssignment'
  | 'applyAssignmentPlan'
  | 'updatePreferences'
  | 'clearWorkNotices'
  | `${'create' | 'update' | 'delete'}View`
  | `${'create' | 'update' | 'rebind'}User`
  | 'rebindUsers'
  | 'importUsers'
>;
/** A write with what it says. */
export type Operation = { [Id in WriteId]: { id: Id; variables: MutationVariables[Id] } }[WriteId];

/** Why the server does not do it. */
export type Refusal = { status: 404 | 409 | 422; code: string };
export const refusal = (status: Refusal['status'], code: string): Refusal => ({ status, code });

/**
 * What one write means. `guard` says why the server refuses it now; `effect` is what it does to the
 * state, for any state (where what it names is missing: nothing). A pending intention is `effect`
 * alone, for nobody knows yet whether it is refused.
 */
export type Meaning<Id extends WriteId> = {
  guard?(state: State, variables: MutationVariables[Id]): Refusal | undefined;
  effect(state: State, variables: MutationVariables[Id], context: Context): State;
  /** What the server answers once it is done; nothing is 204. */
  answer?(state: State, variables: MutationVariables[Id], before: State): unknown;
};
export type Context = {
  /** Ids of new things: the server's own, or below zero in the projection of a pending intention. */
  newId(): number;
  /** Pending: what only the server can know is left out. */
  pending: boolean;
  /**
   * Sent again while nobody knew whether it was done: what the state shows of it already is not
   * done a second time.
   */
  mayBeStored: boolean;
};
export type Meanings<Id extends WriteId> = { [Each in Id]: Meaning<Each> };

/** Some rows changed, the others the same. */
export const mapped = <Row extends { Id: number }>(rows: Row[], id: number, change: (row: Row) => Row): Row[] =>
  rows.map((row) => (row.Id === id ? change(row) : row));
export const find = <Row extends { Id: number }>(rows: Row[], id: number): Row | undefined =>
  rows.find((row) => row.Id === id);
export const without = <Row extends { Id: number }>(rows: Row[], ids: ReadonlySet<number>): Row[] =>
  rows.filter(({ Id }) => !ids.has(Id));
/** The members of a body that are there. */
export const present = <Body extends object>(body: Body): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<Body>;

/** 409 where the body was begun on another version. */
export const stale = (row: { Version: number } | undefined, sent: number | undefined): Refusal | undefined =>
  row && sent !== undefined && sent !== row.Version ? refusal(409, 'stale') : undefined;

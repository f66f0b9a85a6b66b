import { WorkflowStatus } from '#generated/enums.ts';
import type { DashboardFacets, DashboardFilters, ListDashboardIndicatorsParams } from '#generated/model/index.ts';
import { listDashboardIndicatorsParameters as limits } from '#generated/parameters.ts';

/** A filter of any number of choices: its entry gives address, call, button, list and chips. */
type Filter = {
  /** Its name in the address. */
  key: string;
  word: string;
  options: keyof DashboardFilters;
  /** Where the answer of the facets counts its options. */
  facet: keyof DashboardFacets;
  parameter: keyof ListDashboardIndicatorsParams;
  isChoice: (value: unknown) => value is number;
  /** The form in which the call accepts the choices (ADR-004). */
  serialize: (ids: number[]) => string;
};

const isId =
  (least: number) =>
  (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= limits.countries.items.maximum;
const serialize = (ids: number[]) => JSON.stringify(ids);

const records = { isChoice: isId(1), serialize };
const valuesOf = (all: object) => ({
  isChoice: (value: unknown): value is number => Object.values(all).includes(value),
  serialize,
});
/** Users have a flag before them, and Id 0, nobody assigned, is null. */
const users = {
  isChoice: isId(0),
  serialize: (ids: number[]) => (ids.length === 0 ? '0: [null]' : `1: ${JSON.stringify(ids.map((id) => id || null))}`),
};

export const listFilters = [
  {
    key: 'status',
    word: 'Status',
    options: 'WorkflowStatuses',
    facet: 'WorkflowStatuses',
    parameter: 'workflows',
    ...valuesOf(WorkflowStatus),
  },
  {
    key: 'milestones',
    word: 'Milestone',
    options: 'Milestones',
    facet: 'Milestones',
    parameter: 'milestones',
    ...records,
  },
  { key: 'countries', word: 'Country', options: 'Countries', facet: 'Countries', parameter: 'countries', ...records },
  {
    key: 'researchUsers',
    word: 'Research user',
    options: 'ResearchUsers',
    facet: 'ResearchUsers',
    parameter: 'researchUsers',
    ...users,
  },
  { key: 'qaUsers', word: 'QA user', options: 'QAUsers', facet: 'QAUsers', parameter: 'qaUsers', ...users },
  {
    key: 'nextUsers',
    word: 'Next to act',
    options: 'ResearchUsers',
    facet: 'NextUsers',
    parameter: 'nextUsers',
    ...users,
  },
] as const satisfies Filter[];

export type ListFilter = (typeof listFilters)[number];

/** Filters that are on or off. */
export const markFilters = [
  { key: 'returned', word: 'Returned', facet: 'Returned' },
  { key: 'overdue', word: 'Overdue', facet: 'Overdue' },
] as const;

export type MarkFilter = (typeof markFilters)[number];

export const isStatusDays = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= limits.statusDays.maximum;

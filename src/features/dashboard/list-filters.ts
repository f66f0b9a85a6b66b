import type { DashboardFilters } from '#generated/model/index.ts';
import type { DashboardSearch } from './dashboard-search.ts';

/** A filter that holds any number of choices: its name in the address, its word on the screen, where its options stand. */
export type ListFilter = {
  key: Exclude<keyof DashboardSearch, 'currentUser' | 'indicatorName'>;
  word: string;
  options: keyof DashboardFilters;
};

export const listFilters: ListFilter[] = [
  { key: 'status', word: 'Status', options: 'WorkflowStatuses' },
  { key: 'milestones', word: 'Milestone', options: 'Milestones' },
  { key: 'countries', word: 'Country', options: 'Countries' },
  { key: 'researchUsers', word: 'Research user', options: 'ResearchUsers' },
  { key: 'qaUsers', word: 'QA user', options: 'QAUsers' },
];

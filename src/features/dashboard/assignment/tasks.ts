import { WorkflowTaskType } from '#generated/enums.ts';

/** The two tasks that can be assigned, as they are chosen and as they are spoken of. */
export const tasks = [
  { value: WorkflowTaskType.AssignForResearch, label: 'Research', user: 'research user' },
  { value: WorkflowTaskType.AssignForQA, label: 'QA', user: 'QA user' },
] as const;

export const userOf = (task: WorkflowTaskType): string => tasks.find(({ value }) => value === task)?.user ?? '';

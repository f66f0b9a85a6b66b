import { WorkflowTaskType } from '#generated/enums.ts';

/** The two tasks that can be assigned: `label` for a control, `role` for running text. */
export const tasks = [
  { value: WorkflowTaskType.AssignForResearch, label: 'Research', role: 'research user' },
  { value: WorkflowTaskType.AssignForQA, label: 'QA', role: 'QA user' },
] as const;

export const assigneeRoleOf = (task: WorkflowTaskType): string => tasks.find(({ value }) => value === task)?.role ?? '';

// Made by `npm run generate` from the contract. Do not edit.
export const WorkflowTaskType = {
  AssignForResearch: 0,
  AssignForQA: 1,
} as const;
export type WorkflowTaskType = (typeof WorkflowTaskType)[keyof typeof WorkflowTaskType];

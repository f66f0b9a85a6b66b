// Made by `npm run generate` from the contract. Do not edit.

export { WorkflowTaskType } from '../enums/workflowTaskType.ts';

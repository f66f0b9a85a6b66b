// Made by `npm run generate` from the contract. Do not edit.

export { WorkflowStatus } from '../enums/workflowStatus.ts';

import { Role, WorkflowTaskType } from '#generated/enums.ts';
import type { Wire } from './wire.ts';

const { AssignForResearch, AssignForQA } = WorkflowTaskType;
const onlyResearch: Wire<'Role'>[] = [Role.ExternalResearcher, Role.Spectator];

/** The tasks that a role can be assigned (ADR-025). */
export const tasksOf = (role: Wire<'Role'>): Wire<'WorkflowTaskType'>[] =>
  onlyResearch.includes(role) ? [AssignForResearch] : [AssignForResearch, AssignForQA];

/** The roles that can be assigned for QA. */
export const qaRoles: Wire<'Role'>[] = Object.values(Role).filter((role) => tasksOf(role).includes(AssignForQA));

import { ActivityKind } from '#generated/enums.ts';

/** What people call the kinds of changes. */
export const KIND_NAMES: Record<ActivityKind, string> = {
  [ActivityKind.Rating]: 'Ratings',
  [ActivityKind.Step]: 'Workflow steps',
  [ActivityKind.Assignment]: 'Assignments',
  [ActivityKind.Reference]: 'References',
  [ActivityKind.Comment]: 'Comments',
  [ActivityKind.Notification]: 'Notifications',
  [ActivityKind.Structure]: 'Structure',
  [ActivityKind.Edition]: 'Editions',
  [ActivityKind.Person]: 'Users and permissions',
  [ActivityKind.Import]: 'Imports',
  [ActivityKind.Export]: 'Exports',
};

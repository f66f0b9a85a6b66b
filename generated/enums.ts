// Made by `npm run generate` from the contract. Do not edit.
/** The enumerations of the contract: the names of the values that travel. */

export { Role } from './enums/role.ts';
export { Permission } from './enums/permission.ts';
export { ViewList } from './enums/viewList.ts';
export { ProblemCode } from './enums/problemCode.ts';
export { WorkNoticeKind } from './enums/workNoticeKind.ts';
export { MailFrequency } from './enums/mailFrequency.ts';
export { UserStatus } from './enums/userStatus.ts';
export { EditionStatus } from './enums/editionStatus.ts';
export { RatingCheck } from './enums/ratingCheck.ts';
export { ModuleType } from './enums/moduleType.ts';
export { OrderDirection } from './enums/orderDirection.ts';
export { Polarity } from './enums/polarity.ts';
export { DependencyKind } from './enums/dependencyKind.ts';
export { WorkflowStatus } from './enums/workflowStatus.ts';
export { ImportUndoState } from './enums/importUndoState.ts';
export { ActivityRecord } from './enums/activityRecord.ts';
export { ActivityField } from './enums/activityField.ts';
export { ExportFieldChoice } from './enums/exportFieldChoice.ts';
export { ExportFormatChoice } from './enums/exportFormatChoice.ts';
export { StuckRule } from './enums/stuckRule.ts';
export { DashboardSort } from './enums/dashboardSort.ts';
export { WorkflowTaskType } from './enums/workflowTaskType.ts';
export { CopySkipReason } from './enums/copySkipReason.ts';
export { RatingChangeKind } from './enums/ratingChangeKind.ts';
export { ResultsFormat } from './enums/resultsFormat.ts';
export { ResultsColumn } from './enums/resultsColumn.ts';
export { ActivityKind } from './enums/activityKind.ts';
export { ActivityAction } from './enums/activityAction.ts';
export { ActivityCause } from './enums/activityCause.ts';

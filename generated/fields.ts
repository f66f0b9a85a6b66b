// Made by `npm run generate` from the contract. Do not edit.
import { PreferencesUpdateFields } from './fields/preferencesUpdate.ts';
import { SavedViewCreateFields } from './fields/savedViewCreate.ts';
import { SavedViewUpdateFields } from './fields/savedViewUpdate.ts';
import { UserCreateFields } from './fields/userCreate.ts';
import { UserImportFields } from './fields/userImport.ts';
import { IssuerRebindFields } from './fields/issuerRebind.ts';
import { UserUpdateFields } from './fields/userUpdate.ts';
import { ReportEditionCreateFields } from './fields/reportEditionCreate.ts';
import { ReportEditionUpdateFields } from './fields/reportEditionUpdate.ts';
import { MilestoneCreateFields } from './fields/milestoneCreate.ts';
import { MilestoneUpdateFields } from './fields/milestoneUpdate.ts';
import { ActivityCreateFields } from './fields/activityCreate.ts';
import { ActivityUpdateFields } from './fields/activityUpdate.ts';
import { ActivityReorderFields } from './fields/activityReorder.ts';
import { AddableIndicatorSelectionFields } from './fields/addableIndicatorSelection.ts';
import { IndicatorUpdateFields } from './fields/indicatorUpdate.ts';
import { IndicatorCreateFields } from './fields/indicatorCreate.ts';
import { IndicatorReorderFields } from './fields/indicatorReorder.ts';
import { WorkNoticeClearingFields } from './fields/workNoticeClearing.ts';
import { ImportUploadFields } from './fields/importUpload.ts';
import { ExportRequestFields } from './fields/exportRequest.ts';
import { WorkflowAssignmentDraftFields } from './fields/workflowAssignmentDraft.ts';
import { WorkflowAssignmentFields } from './fields/workflowAssignment.ts';
import { DueDatesChangeFields } from './fields/dueDatesChange.ts';
import { StepBackChangeFields } from './fields/stepBackChange.ts';
import { AssignmentPlanFields } from './fields/assignmentPlan.ts';
import { RatingUpdateFields } from './fields/ratingUpdate.ts';
import { WorkflowPromotionFields } from './fields/workflowPromotion.ts';
import { CommentCreateFields } from './fields/commentCreate.ts';
import { ReferenceCreateFields } from './fields/referenceCreate.ts';
import { ReferenceUpdateFields } from './fields/referenceUpdate.ts';
import { ReferenceCopyFields } from './fields/referenceCopy.ts';
import { CompareExportFields } from './fields/compareExport.ts';
import { ResultsExportRequestFields } from './fields/resultsExportRequest.ts';
import { ActivityExportRequestFields } from './fields/activityExportRequest.ts';

/** Limits and wordings of the request fields, by schema. */
export const fields = {
  PreferencesUpdate: PreferencesUpdateFields,
  SavedViewCreate: SavedViewCreateFields,
  SavedViewUpdate: SavedViewUpdateFields,
  UserCreate: UserCreateFields,
  UserImport: UserImportFields,
  IssuerRebind: IssuerRebindFields,
  UserUpdate: UserUpdateFields,
  ReportEditionCreate: ReportEditionCreateFields,
  ReportEditionUpdate: ReportEditionUpdateFields,
  MilestoneCreate: MilestoneCreateFields,
  MilestoneUpdate: MilestoneUpdateFields,
  ActivityCreate: ActivityCreateFields,
  ActivityUpdate: ActivityUpdateFields,
  ActivityReorder: ActivityReorderFields,
  AddableIndicatorSelection: AddableIndicatorSelectionFields,
  IndicatorUpdate: IndicatorUpdateFields,
  IndicatorCreate: IndicatorCreateFields,
  IndicatorReorder: IndicatorReorderFields,
  WorkNoticeClearing: WorkNoticeClearingFields,
  ImportUpload: ImportUploadFields,
  ExportRequest: ExportRequestFields,
  WorkflowAssignmentDraft: WorkflowAssignmentDraftFields,
  WorkflowAssignment: WorkflowAssignmentFields,
  DueDatesChange: DueDatesChangeFields,
  StepBackChange: StepBackChangeFields,
  AssignmentPlan: AssignmentPlanFields,
  RatingUpdate: RatingUpdateFields,
  WorkflowPromotion: WorkflowPromotionFields,
  CommentCreate: CommentCreateFields,
  ReferenceCreate: ReferenceCreateFields,
  ReferenceUpdate: ReferenceUpdateFields,
  ReferenceCopy: ReferenceCopyFields,
  CompareExport: CompareExportFields,
  ResultsExportRequest: ResultsExportRequestFields,
  ActivityExportRequest: ActivityExportRequestFields,
} as const;

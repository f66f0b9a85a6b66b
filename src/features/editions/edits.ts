import { EditionStatus } from '#generated/enums.ts';
import {
  getListExportReportEditionsQueryKey,
  getListReportEditionsQueryKey,
  getReadReportEditionQueryKey,
} from '#generated/hooks/editions/editions.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { isNameTaken, NEW_EDITION_ID } from '#rules/edition.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { changed } from '#src/lib/api/rows.ts';

export const editionEdits: OptimisticEdits = {
  // It stands in the list at once, but the work goes on in the active edition until the new one is
  // there.
  createReportEdition: ({ data: { Name, StartDate, EndDate = null, ResearchDueDate, QADueDate } }, write) => {
    const made: ReportEdition = {
      Id: NEW_EDITION_ID,
      Name: Name.trim(),
      StartDate,
      EndDate,
      CreationDate: write.startedOn,
      InactiveDate: null,
      Status: EditionStatus.Inactive,
      Version: 1,
      ...(ResearchDueDate !== undefined && { ResearchDueDate }),
      ...(QADueDate !== undefined && { QADueDate }),
    };
    return [
      edit<ReportEdition[]>(
        getListReportEditionsQueryKey(),
        (list) => [made, ...list],
        (list) => isNameTaken(list, made.Name),
      ),
    ];
  },
  // The edition goes, and the one that it closed is active again; both came of one instant.
  revertReportEdition: ({ id }) => [
    edit<ReportEdition[]>(getListReportEditionsQueryKey(), (list) => {
      const taken = list.find(({ Id }) => Id === id);
      const before = taken && list.find(({ InactiveDate }) => InactiveDate === taken.CreationDate);
      if (!before) return list;
      const active = (old: ReportEdition): ReportEdition => ({
        ...old,
        Status: EditionStatus.Active,
        InactiveDate: null,
        Version: old.Version + 1,
      });
      return changed(list, before.Id, active).filter((one) => one.Id !== id);
    }),
  ],
  updateReportEdition({ id, data: { Name, StartDate, EndDate, ResearchDueDate, QADueDate, ChecksOff } }) {
    const updated = (old: ReportEdition): ReportEdition => ({
      ...old,
      Name: Name.trim(),
      StartDate,
      EndDate,
      ...(ResearchDueDate !== undefined && { ResearchDueDate }),
      ...(QADueDate !== undefined && { QADueDate }),
      ...(ChecksOff && { ChecksOff }),
      Version: old.Version + 1,
    });
    const inList = (list: ReportEdition[]) => changed(list, id, updated);
    return [
      edit(getReadReportEditionQueryKey({ id }), updated),
      edit(getListReportEditionsQueryKey(), inList),
      edit(getListExportReportEditionsQueryKey(), inList),
    ];
  },
};

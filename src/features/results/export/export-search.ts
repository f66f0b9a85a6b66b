import { type ResultsColumn, ResultsFormat, WorkflowStatus } from '#generated/enums.ts';
import { ResultsExportRequestFields as limits } from '#generated/fields/resultsExportRequest.ts';
import type { ResultsExportRequest, ViewContent } from '#generated/model/index.ts';
import { resultsColumnIds } from '#rules/results-columns.ts';
import { contentOf, filtersOf, readViewAddress, type ViewAddress } from '#src/lib/saved-view.ts';
import { idsIn, itemsIn, textIn } from '#src/lib/search-values.ts';

/** The address of /results/export beside the edition: which rows, which columns, which file. */
export type ExportSearch = {
  region: string[];
  /** By Id. */
  countries: number[];
  /** Places of milestones, which hold in every edition. */
  milestones: number[];
  status: WorkflowStatus[];
  format: ResultsFormat;
  /** Columns that are left out, so that one that comes later is there. */
  hidden: ResultsColumn[];
} & ViewAddress;

/** What holds where the address says nothing; nothing chosen is all. */
export const exportDefaults: ExportSearch = {
  ...{ region: [], countries: [], milestones: [], status: [], format: ResultsFormat.Csv, hidden: [] },
};

const FORMATS: readonly unknown[] = Object.values(ResultsFormat);
const STATUSES: readonly unknown[] = Object.values(WorkflowStatus);

/** Reads the address; what makes no sense in it counts as not said. */
export function readExportSearch(raw: Record<string, unknown>): ExportSearch {
  const isTable = FORMATS.includes(raw.format) && raw.format !== ResultsFormat.Codebook;
  return {
    region: itemsIn(raw.region)
      .map((one) => textIn(one, limits.Regions.items.maxLength))
      .filter((one) => one !== ''),
    countries: idsIn(raw.countries, limits.CountryIds.maxItems),
    milestones: idsIn(raw.milestones, limits.Milestones.maxItems).filter(
      (place) => place <= limits.Milestones.items.maximum,
    ),
    status: itemsIn(raw.status).filter((one): one is WorkflowStatus => STATUSES.includes(one)),
    format: isTable ? (raw.format as ResultsFormat) : exportDefaults.format,
    hidden: itemsIn(raw.hidden).filter((one): one is ResultsColumn => resultsColumnIds.includes(one as never)),
    ...readViewAddress(raw),
  };
}

/** What the address says: nothing of what is as by default. */
export function writtenSearch({ saved, ...search }: ExportSearch): Record<string, unknown> {
  const { format, ...lists } = search;
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(format !== exportDefaults.format && { format }),
    ...(saved !== undefined && { saved }),
  };
}

/** What is chosen, as a view keeps it. */
export function exportContent({ region, countries, milestones, status, format, hidden }: ExportSearch): ViewContent {
  const file = format === exportDefaults.format ? {} : { format };
  return contentOf({ region, countries, milestones, status, ...file }, null, hidden);
}

/** What a view chooses; what it names and the page does not know is left out. */
export const exportSearchOf = (content: ViewContent): ExportSearch =>
  readExportSearch({ ...filtersOf(content, ['region']), hidden: content.HiddenColumns });

/** Does the address say nothing of the export? */
export const isBare = (search: ExportSearch): boolean => Object.keys(writtenSearch(search)).length === 0;

export const chosenColumns = ({ hidden }: ExportSearch): ResultsColumn[] =>
  resultsColumnIds.filter((id) => !hidden.includes(id));

/** What the server is asked for. */
export const exportRequest = (ReportEditionId: number, search: ExportSearch): ResultsExportRequest => ({
  ReportEditionId,
  FileFormat: search.format,
  Columns: chosenColumns(search),
  CountryIds: search.countries,
  Regions: search.region,
  Milestones: search.milestones,
  Statuses: search.status,
});

type Shown = { region?: string[]; milestones?: number[]; completedOnly?: boolean };

/** The export of what the page of results shows. */
export const exportSearchFrom = ({ region = [], milestones = [], completedOnly }: Shown): Record<string, unknown> =>
  writtenSearch({
    ...exportDefaults,
    ...{ region, milestones, status: completedOnly ? [WorkflowStatus.QACompleted] : [] },
  });

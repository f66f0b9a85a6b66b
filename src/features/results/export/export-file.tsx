import Download from 'lucide-react/icons/download';
import { ResultsFormat } from '#generated/enums.ts';
import type { Results } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { RadioGroup } from '#src/components/ui/radio-group.tsx';
import { chosenRows } from './chosen-rows.ts';
import { chosenColumns, exportRequest } from './export-search.ts';
import { useExportSearch } from './use-export-search.ts';
import { useResultsExport } from './use-results-export.ts';

const formats = [
  [ResultsFormat.Csv, 'CSV', 'for R and Python'],
  [ResultsFormat.CsvWithMark, 'CSV with byte order mark', 'where a spreadsheet is to open it'],
  [ResultsFormat.JsonLines, 'JSON Lines', 'an object a line, references as lists'],
  [ResultsFormat.Workbook, 'Workbook (.xlsx)', 'its second sheet is the codebook'],
] as const;

/** The file, and the buttons that have it and its codebook made. */
export function ExportFile({ editionId, results }: { editionId: number; results: Results | undefined }) {
  const { search, change } = useExportSearch();
  const table = useResultsExport('table');
  const codebook = useResultsExport('codebook');
  const request = exportRequest(editionId, search);
  const noColumn = chosenColumns(search).length === 0 && 'Select at least one column';
  const noRow = results && chosenRows(results, search).rows === 0 && 'No row is selected';
  return (
    <Panel title="File">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <RadioGroup
          legend="Format"
          options={formats.map(([value, name, use]) => ({
            value,
            label: (
              <span>
                {name} <span className="text-muted-foreground">{use}</span>
              </span>
            ),
          }))}
          value={search.format}
          onValueChange={(format) => change({ format })}
        />
        <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0 max-sm:w-full max-sm:*:w-full">
          <Button
            size="lg"
            pending={codebook.isPending}
            blocked={!codebook.isPending && noColumn}
            onClick={() => codebook.start({ ...request, FileFormat: ResultsFormat.Codebook })}
          >
            Codebook
          </Button>
          <Button
            variant="primary"
            size="lg"
            pending={table.isPending}
            blocked={!table.isPending && (noColumn || noRow || false)}
            onClick={() => table.start(request)}
          >
            {!table.isPending && <Download aria-hidden="true" />}
            {table.isPending ? 'Exporting…' : 'Download'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

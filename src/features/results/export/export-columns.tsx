import type { ResultsColumn } from '#generated/enums.ts';
import { columnName, resultsColumnIds, resultsColumns } from '#rules/results-columns.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { chosenColumns } from './export-search.ts';
import { useExportSearch } from './use-export-search.ts';

/** The columns with their meaning, on a phone below their name, each in the file or not. */
export function ExportColumns() {
  const { search, change } = useExportSearch();
  const chosen = chosenColumns(search);
  const toggle = (id: ResultsColumn) =>
    change({ hidden: chosen.includes(id) ? [...search.hidden, id] : search.hidden.filter((one) => one !== id) });
  return (
    <Panel title="Columns" aside={`${chosen.length} of ${resultsColumnIds.length}`} flush>
      <Table aria-label="Columns">
        <TableHeader className="top-sticky">
          <TableRow>
            <TableHead className="w-10">
              <Checkbox
                aria-label="All columns"
                checked={chosen.length > 0}
                indeterminate={chosen.length > 0 && search.hidden.length > 0}
                onChange={() => change({ hidden: search.hidden.length > 0 ? [] : resultsColumnIds })}
              />
            </TableHead>
            <TableHead className="sm:w-44">Column</TableHead>
            <TableHead className="max-sm:hidden">Meaning</TableHead>
            <TableHead className="w-72 max-lg:hidden">Values</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {resultsColumnIds.map((id) => (
            <TableRow key={id} className="[&_input]:scroll-mt-row">
              <TableCell>
                <Checkbox aria-label={columnName(id)} checked={chosen.includes(id)} onChange={() => toggle(id)} />
              </TableCell>
              <TableCell className="font-medium break-words">
                {columnName(id)}
                <p className="font-normal sm:hidden">{resultsColumns[id].meaning}</p>
              </TableCell>
              <TableCell className="max-sm:hidden">{resultsColumns[id].meaning}</TableCell>
              <TableCell className="text-muted-foreground max-lg:hidden">{resultsColumns[id].values}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

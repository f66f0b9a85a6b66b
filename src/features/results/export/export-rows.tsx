import { WorkflowStatus } from '#generated/enums.ts';
import type { Results } from '#generated/model/index.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { counted } from '#src/lib/words.ts';
import { chosenRows } from './chosen-rows.ts';
import { useExportSearch } from './use-export-search.ts';

type ExportRowsProps = {
  /** Undefined while they are fetched. */
  results: Results | undefined;
  error: Error | null;
  pending: boolean;
  onRetry: () => void;
};

const statuses = Object.values(WorkflowStatus).map((value) => ({ value, label: workflowLabels[value] }));

/** Which ratings go into the table: all of the edition, until somebody chooses. */
export function ExportRows({ results, error, pending, onRetry }: ExportRowsProps) {
  const { search, change } = useExportSearch();
  const chosen = results && chosenRows(results, search);
  const atMost = search.status.length > 0 ? 'At most ' : '';
  return (
    <Panel title="Rows" className="h-full">
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <MultiSelect
            label="Region"
            options={(results?.Regions ?? []).map(({ Region, CountryIds }) => ({
              ...{ value: Region, label: Region, count: CountryIds.length },
            }))}
            value={search.region}
            onValueChange={(region) => change({ region })}
            loading={!results}
          />
          <MultiSelect
            label="Countries"
            options={(results?.Countries ?? []).map(({ CountryId, CountryName }) => ({
              ...{ value: CountryId, label: CountryName },
            }))}
            value={search.countries}
            onValueChange={(countries) => change({ countries })}
            loading={!results}
          />
          <MultiSelect
            label="Milestones"
            options={(results?.Milestones ?? []).map(({ OrderId, ShortName }) => ({
              ...{ value: OrderId, label: `${OrderId} ${ShortName}` },
            }))}
            value={search.milestones}
            onValueChange={(milestones) => change({ milestones })}
            loading={!results}
          />
          <MultiSelect
            label="Status"
            options={statuses}
            value={search.status}
            onValueChange={(status) => change({ status })}
          />
        </div>
        {error && <InlineError error={error} pending={pending} onRetry={onRetry} />}
        <p role="status" data-tabular className="text-sm text-muted-foreground max-sm:min-h-[2lh]">
          {chosen
            ? `${atMost}${counted(chosen.rows, 'row')}: one a country and indicator, of ${counted(chosen.countries, 'country', 'countries')}.`
            : !error && 'Counting the rows...'}
        </p>
      </div>
    </Panel>
  );
}

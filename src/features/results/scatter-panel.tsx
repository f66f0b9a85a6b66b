import { useId } from 'react';
import type { RankedResult, Results } from '#generated/model/index.ts';
import { ChartPanel } from '#src/components/chart-panel.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { figureIn, milestoneColumns, total } from '#src/lib/results/figures.ts';
import { pointsOf } from './points.ts';
import { Scatter } from './scatter.tsx';
import { ScatterTable } from './scatter-table.tsx';
import { useResultsSearch } from './use-results-search.ts';

/** Each country's score in this edition against the one in the other; the same as a table. */
export function ScatterPanel({ results }: { results: Results }) {
  const { search, change } = useResultsSearch();
  const id = useId();
  const { Against, Countries } = results;
  if (!Against)
    return (
      <Panel title="Against another edition" className="h-full">
        <EmptyState title="No edition to compare with" reason="Select one under ‘Compared with’." />
      </Panel>
    );
  const columns = [total, ...milestoneColumns(results)];
  const column = columns.find(({ sort }) => sort === `m${search.of}`) ?? total;
  const points = pointsOf(results, column.at, search);
  const compared = Countries.filter((one) => figureIn<RankedResult>(one, column.at).Comparison.Change !== null).length;
  return (
    <ChartPanel
      title={`Against ${Against.Name}`}
      chart={
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
            <span className="flex items-center gap-2" data-print="hide">
              <label htmlFor={id}>Score of</label>
              <NativeSelect
                id={id}
                className="w-44"
                value={column.sort}
                onChange={({ target }) => change({ of: Number(target.value.slice(1)) || 0 }, true)}
              >
                {columns.map(({ sort, title }) => (
                  <option key={sort} value={sort}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
            </span>
            <p className="text-muted-foreground">
              {points.length} of {compared} countries that are rated in both
            </p>
          </div>
          <Scatter points={points} results={results} column={column} against={Against} />
        </>
      }
      table={<ScatterTable points={points} results={results} column={column} against={Against} />}
    />
  );
}

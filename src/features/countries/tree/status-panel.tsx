import { useMemo } from 'react';
import type { CountryMilestone } from '#generated/model/index.ts';
import { Panel } from '#src/components/ui/panel.tsx';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { cn } from '#src/first-screen/cn.ts';
import { formatPercent } from '#src/lib/words.ts';
import { favourableIn } from '../favourable.ts';
import { statusCounts } from './status-counts.ts';

/**
 * How far the country is: each status with its count and share, and what of its indicators is rated
 * and favourable.
 */
export function StatusPanel({ tree }: { tree: CountryMilestone[] }) {
  const counts = useMemo(() => statusCounts(...tree), [tree]);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rated = tree.reduce((all, { RatedCount }) => all + RatedCount, 0);
  const favourable = tree.reduce((all, milestone) => all + favourableIn(milestone), 0);
  const share = (count: number) => formatPercent(total === 0 ? 0 : count / total);

  return (
    <Panel title="Status progress" className="lg:sticky lg:top-[calc(var(--sticky-top)+1rem)]">
      <StatusBar label="All indicators" counts={counts} className="h-3" />
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto_3rem] gap-x-2 gap-y-1.5 text-sm" data-tabular>
        {WORKFLOW_STATUS_NAMES.map((status) => (
          <div key={status} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt className="flex items-center gap-1.5">
              <span aria-hidden="true" className={cn('h-2.5 w-3.5 rounded-sm', WORKFLOW_STATUSES[status].fill)} />
              <StatusShape status={status} />
              {WORKFLOW_STATUSES[status].label}
            </dt>
            <dd className="text-right font-medium">{counts[status]}</dd>
            <dd className="text-right text-muted-foreground">{share(counts[status])}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-3 grid grid-cols-3 gap-2 border-t pt-3 text-sm" data-tabular>
        <Figure name="Completed" value={`${counts.QACompleted}/${total}`} />
        <Figure name="Rated" value={`${rated}/${total}`} />
        <Figure name="Favourable" value={`${favourable}/${rated}`} />
      </dl>
    </Panel>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  );
}

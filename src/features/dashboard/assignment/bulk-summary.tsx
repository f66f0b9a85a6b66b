import { useListWorkflowIndicators, useListWorkflowRegions } from '#generated/hooks/dashboard/dashboard.ts';
import { formatNumber } from '#src/lib/words.ts';
import type { BulkDraft } from './bulk-draft.ts';
import { CompletedChoice } from './completed-choice.tsx';
import { NOBODY } from './draft.ts';
import { SummaryNote } from './summary-note.tsx';
import { assigneeRoleOf, tasks } from './tasks.ts';
import type { Summary } from './use-summary.ts';
import { countries, countryIndicators, indicators } from './words.ts';

type BulkSummaryProps = {
  editionId: number;
  draft: BulkDraft;
  userName: string;
  summary: Summary;
  onLeavesCompleted: (leaves: boolean) => void;
};

/** What was chosen, in numbers and names, and what it would overwrite. */
export function BulkSummary({ editionId, draft, userName, summary, onLeavesCompleted }: BulkSummaryProps) {
  const { data: all = [] } = useListWorkflowIndicators({ editionId });
  const { data: regions = [] } = useListWorkflowRegions({ editionId });
  const milestones = Map.groupBy(all, ({ MilestoneName }) => MilestoneName);
  const task = tasks.find(({ value }) => value === draft.assignee.task)?.label;

  return (
    <div className="grid gap-5">
      <dl className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-4">
        <Fact term="User" value={userName} />
        <Fact term="Task" value={task} />
        <Fact term="Selected" value={`${indicators(draft.indicators.size)}, ${countries(draft.countries.size)}`} />
        <Fact term="Country indicators" value={countOf(summary)} />
      </dl>
      <SummaryNote summary={summary} userName={userName} />
      <CompletedChoice count={summary.completed} leaves={draft.assignee.leavesCompleted} onChange={onLeavesCompleted} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Parts
          title="Indicators by milestone"
          parts={[...milestones].map(([name, own]) => part(name, own, draft.indicators))}
        />
        <Parts
          title="Countries by region"
          parts={regions.map(({ Region, Countries }) => part(Region, Countries, draft.countries))}
        />
      </div>
    </div>
  );
}

/** The server's count, where there is one. */
function countOf({ isPending, error, candidates }: Summary): string {
  if (isPending) return '…';
  return error ? '–' : formatNumber(candidates);
}

/** The last word before it is done; there is none without a count. */
export function BulkConfirm({ draft, userName, summary }: Pick<BulkSummaryProps, 'draft' | 'userName' | 'summary'>) {
  const { task } = draft.assignee;
  return (
    <div className="grid gap-4 py-2">
      {!summary.isPending && !summary.error && (
        <p className="text-base">
          {draft.assignee.userId === NOBODY ? (
            <>Take the {task !== null && assigneeRoleOf(task)} off </>
          ) : (
            <>
              Make <strong className="font-semibold">{userName}</strong> the {task !== null && assigneeRoleOf(task)} of{' '}
            </>
          )}
          <strong className="font-semibold">{countryIndicators(summary.candidates)}</strong> in{' '}
          {countries(draft.countries.size)}?
        </p>
      )}
      <SummaryNote summary={summary} userName={userName} />
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string | undefined }) {
  return (
    <div className="bg-popover px-3 py-2">
      <dt className="text-xs text-muted-foreground">{term}</dt>
      <dd data-tabular className="text-base font-medium">
        {value}
      </dd>
    </div>
  );
}

type Part = { name: string; chosen: number; of: number };

const part = (name: string, all: { Id: number }[], selected: ReadonlySet<number>): Part => ({
  name,
  chosen: all.filter(({ Id }) => selected.has(Id)).length,
  of: all.length,
});

function Parts({ title, parts }: { title: string; parts: Part[] }) {
  return (
    <section>
      <h4 className="mb-1 text-sm font-semibold">{title}</h4>
      <ul className="text-sm">
        {parts
          .filter(({ chosen }) => chosen > 0)
          .map(({ name, chosen, of }) => (
            <li key={name} className="flex justify-between gap-3 border-b py-1 last:border-b-0">
              <span className="min-w-0 truncate">{name}</span>
              <span data-tabular className="whitespace-nowrap text-muted-foreground">
                {chosen === of ? `all ${of}` : `${chosen} of ${of}`}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}

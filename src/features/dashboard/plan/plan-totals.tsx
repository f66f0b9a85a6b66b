import { memo } from 'react';
import { WorkflowTaskType as Task } from '#generated/enums.ts';
import { Panel } from '#src/components/ui/panel.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { counted, formatNumber } from '#src/lib/words.ts';
import { type PlanGridData, totalsOf, type writtenCells } from './plan-body.ts';
import { writtenAs } from './read-cell.ts';

type PlanTotalsProps = { data: PlanGridData; written: ReturnType<typeof writtenCells> };

const shown = (count: number) => (count > 0 ? formatNumber(count) : '–');

/** What the plan gives each person; who is in it comes first, the most first. */
export const PlanTotals = memo(function PlanTotals({ data: { users }, written }: PlanTotalsProps) {
  const totals = totalsOf(written);
  const asLast = written.filter(({ reading }) => reading?.choice?.AsLastEdition).length;
  const people = users
    .flatMap((user) => {
      const own = totals.get(user.Id);
      return own ? [{ user, research: own[Task.AssignForResearch], qa: own[Task.AssignForQA] }] : [];
    })
    .toSorted((one, other) => other.research + other.qa - one.research - one.qa);
  return (
    <Panel title="In this plan" aside={people.length > 0 && formatNumber(people.length)} flush>
      {asLast > 0 && (
        <p className="border-b px-3 py-2 text-sm text-muted-foreground last:border-b-0">
          {counted(asLast, 'cell is', 'cells are')} as last edition: the preview counts who gets how much of{' '}
          {asLast === 1 ? 'it' : 'them'}.
        </p>
      )}
      {people.length === 0 ? (
        asLast === 0 && (
          <p className="px-3 py-2 text-sm text-muted-foreground">
            Nobody yet. Type a name into a cell, or paste from a spreadsheet.
          </p>
        )
      ) : (
        <ScrollRegion aria-label="Totals" className="max-h-96 overflow-y-auto print:max-h-none">
          <table className="w-full text-sm">
            <thead>
              <tr className="text-left text-xs text-muted-foreground">
                <th scope="col" className="px-3 py-1.5 font-semibold">
                  Person
                </th>
                <th scope="col" className="px-2 text-right font-semibold">
                  Research
                </th>
                <th scope="col" className="px-3 text-right font-semibold">
                  QA
                </th>
              </tr>
            </thead>
            <tbody>
              {people.map(({ user, research, qa }) => (
                <tr key={user.Id} className="border-t">
                  <th scope="row" className="px-3 py-1.5 text-left font-medium wrap-anywhere">
                    {user.FullName}
                    {writtenAs(user, users) !== user.FullName && (
                      <span className="block text-xs font-normal text-muted-foreground">{user.EmailAddress}</span>
                    )}
                  </th>
                  <td data-tabular className="px-2 text-right">
                    {shown(research)}
                  </td>
                  <td data-tabular className="px-3 text-right">
                    {shown(qa)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Panel>
  );
});

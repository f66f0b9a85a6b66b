import type { ReactNode } from 'react';
import type {
  AssignmentPlanChange,
  AssignmentPlanPerson,
  AssignmentPlanSummary,
  WorkflowUser,
} from '#generated/model/index.ts';
import { asCell, asHead, asRow } from '#src/components/table-roles.ts';
import { Note } from '#src/components/ui/note.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { counted, formatNumber } from '#src/lib/words.ts';
import { tasks } from '../assignment/tasks.ts';
import { countryIndicators } from '../assignment/words.ts';

const taskOf = (task: number) => tasks.find(({ value }) => value === task)?.label;

/** Who cannot do again what they did, and who would check themselves. */
export function PlanWarnings({ summary: { NoLongerFit, SameUserCount } }: { summary: AssignmentPlanSummary }) {
  return (
    <>
      {NoLongerFit.length > 0 && (
        <Note tone="warning">
          <p className="font-medium">
            From the last edition these cannot be assigned again; their work stays as it is:
          </p>
          <ul className="mt-1 grid list-disc gap-0.5 pl-5">
            {NoLongerFit.map(({ UserId, FullName, WorkflowTaskType, Count, Detail }) => (
              <li key={`${UserId} ${WorkflowTaskType}`}>
                {FullName} {Detail}: {taskOf(WorkflowTaskType)} of {countryIndicators(Count)}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {SameUserCount > 0 && (
        <Note tone="warning">
          {countryIndicators(SameUserCount)} would be researched and reviewed by the same person.
        </Note>
      )}
    </>
  );
}

/** What each person gains and loses. */
export function PlanPeople({
  people,
  users,
}: {
  people: readonly AssignmentPlanPerson[];
  users: readonly WorkflowUser[];
}) {
  if (people.length === 0) return null;
  const shown = figures.filter(({ key }) => people.some((person) => person[key] > 0));
  return (
    <Section title={counted(people.length, 'person', 'people')}>
      <Rows
        heads={['Person', ...shown.map(({ head }) => head)]}
        numeric
        rows={people.map((person) => [
          `${person.UserId}`,
          nameIn(users, person.UserId, person.FullName),
          ...shown.map(({ key }) => (person[key] > 0 ? formatNumber(person[key]) : '–')),
        ])}
      />
    </Section>
  );
}

/** Columns; those in which nobody has anything are left out. */
const figures = [
  { key: 'ResearchGained', head: 'Research gained' },
  { key: 'ResearchLost', head: 'Research lost' },
  { key: 'QAGained', head: 'QA gained' },
  { key: 'QALost', head: 'QA lost' },
] as const;

/** With the e-mail where somebody else has the same name. */
function nameIn(users: readonly WorkflowUser[], id: number | null, name: string | null): string {
  if (name === null) return 'Nobody';
  const user = users.find(({ Id }) => Id === id);
  const isShared = users.some(({ Id, FullName }) => Id !== id && FullName === name);
  return user && isShared ? `${name} (${user.EmailAddress})` : name;
}

type PlanChangesProps = { changes: readonly AssignmentPlanChange[]; users: readonly WorkflowUser[]; count: number };

/** Every change that is loaded, in the order of the dashboard. */
export function PlanChanges({ changes, users, count }: PlanChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Section title={counted(count, 'change')}>
      <Rows
        heads={['Country', 'Indicator', 'Task', 'From', 'To']}
        rows={changes.map((change) => [
          `${change.CountryIndicatorRatingId} ${change.WorkflowTaskType}`,
          change.CountryName,
          change.SnapshotName,
          taskOf(change.WorkflowTaskType) ?? '',
          nameIn(users, change.FromUserId, change.FromUserName),
          nameIn(users, change.ToUserId, change.ToUserName),
        ])}
      />
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">{title}</h3>
      {/* On a phone the dialog scrolls: a part that scrolls within it would catch the thumb. */}
      <ScrollRegion
        aria-label={title}
        data-cards
        className="max-h-80 overflow-auto rounded-md border max-md:max-h-none max-md:overflow-visible"
      >
        {children}
      </ScrollRegion>
    </div>
  );
}

/** The first of each row is its key; on a phone a row is a card. */
function Rows({ heads, rows, numeric }: { heads: string[]; rows: string[][]; numeric?: boolean }) {
  const isNumber = (at: number) => numeric && at > 0;
  return (
    <table className="w-full text-sm">
      <thead className="sticky top-0 bg-muted">
        <tr {...asRow}>
          {heads.map((head, at) => (
            <th
              {...asHead}
              key={head}
              scope="col"
              className={cn(
                'px-3 py-1.5 text-xs font-semibold text-muted-foreground',
                isNumber(at) ? 'text-right' : 'text-left',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, ...cells]) => (
          <tr {...asRow} key={key} className="md:border-t">
            {cells.map((cell, at) => (
              <td
                {...asCell}
                key={heads[at]}
                data-label={heads[at]}
                data-tabular={isNumber(at) || undefined}
                className={cn(
                  'px-3 py-1.5',
                  isNumber(at) ? 'text-right whitespace-nowrap' : 'min-w-24 nth-2:max-md:col-span-full',
                )}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

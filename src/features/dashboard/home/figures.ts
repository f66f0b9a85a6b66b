import { WorkflowStatus } from '#generated/enums.ts';
import type { MyWork } from '#generated/model/index.ts';
import type { WorkflowStatusName } from '#src/components/ui/workflow-status.ts';
import { formatDayOf } from '#src/lib/date-words.ts';
import type { DashboardSearch } from '../dashboard-search.ts';

export interface Figure {
  label: string;
  count: number;
  /** The filters under which the list shows exactly these rows. */
  search: Partial<DashboardSearch>;
  /** Wants attention where it is not 0: told by a mark beside its colour. */
  tone?: 'warning' | 'danger';
  /** A line under the label. */
  detail?: string | undefined;
}

export interface FigureGroup {
  title: string;
  figures: Figure[];
  /** How far it is, drawn: what was done of what came to the person. */
  counts: Record<WorkflowStatusName, number>;
  /** The edition's date for such work, else its end. */
  due: string | null;
}

/** The figures of the tasks that the person has; none for who holds no assignment. */
export function figuresOf({ Research, QA, Programme }: MyWork, userId: number): FigureGroup[] {
  const groups: (FigureGroup & { total: number })[] = [
    {
      title: 'Research',
      total: Research.Total,
      figures: researchFigures(Research, userId),
      counts: {
        Open: Research.ToRate,
        ResearchInProgress: Research.InProgress,
        QAInProgress: Research.WaitingForQA,
        QACompleted: Research.Completed,
      },
      due: Programme.ResearchDueDate ?? Programme.EndDate,
    },
    {
      title: 'QA',
      total: QA.Total,
      figures: qaFigures(QA, userId),
      counts: { Open: 0, ResearchInProgress: 0, QAInProgress: QA.Waiting, QACompleted: QA.Completed },
      due: Programme.QADueDate ?? Programme.EndDate,
    },
  ];
  return groups.filter(({ total }) => total > 0);
}

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;

function researchFigures(research: MyWork['Research'], userId: number): Figure[] {
  const mine = { nextUsers: [userId] };
  return [
    { label: 'To rate', count: research.ToRate, search: { ...mine, status: [Open] } },
    { label: 'In progress', count: research.InProgress, search: { ...mine, status: [ResearchInProgress] } },
    {
      label: 'Returned to me',
      count: research.Returned,
      search: { ...mine, status: [ResearchInProgress], returned: true },
      tone: 'warning',
    },
    {
      label: 'Waiting for QA',
      count: research.WaitingForQA,
      search: { researchUsers: [userId], status: [QAInProgress] },
    },
    {
      label: 'Overdue',
      count: research.Overdue,
      search: { ...mine, status: [Open, ResearchInProgress], overdue: true },
      tone: 'danger',
    },
  ];
}

function qaFigures(qa: MyWork['QA'], userId: number): Figure[] {
  const mine = { nextUsers: [userId], status: [QAInProgress] };
  return [
    {
      label: 'Waiting for my QA',
      count: qa.Waiting,
      search: { ...mine, sort: 'statusSince' },
      detail: qa.OldestSince ? `oldest since ${formatDayOf(qa.OldestSince)}` : undefined,
    },
    { label: 'Overdue', count: qa.Overdue, search: { ...mine, overdue: true }, tone: 'danger' },
    { label: 'Completed', count: qa.Completed, search: { qaUsers: [userId], status: [QACompleted] } },
  ];
}

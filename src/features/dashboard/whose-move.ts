import type { DashboardIndicator } from '#generated/model/index.ts';
import { nextStep } from '#rules/next-step.ts';
import { counted } from '#src/lib/words.ts';

const DAY_MS = 86_400_000;
const tasks = { research: 'research', qa: 'QA' };

/** 'Elena Petrova, QA · 12 days', 'nobody: no QA user · today'; the age alone where it is done. */
export function whoseMove(row: DashboardIndicator, now: Date): string {
  const next = nextStep(row);
  const age = ageOf(row, now);
  if (!next) return age;
  const name = next.task === 'qa' ? row.QAUserName : row.ResearchUserName;
  const who = next.userId === null ? `nobody: no ${tasks[next.task]} user` : `${name}, ${tasks[next.task]}`;
  return [who, age].filter(Boolean).join(' · ');
}

/** For how long it has been in its status, in days: '12 days', 'today'; empty where unknown. */
export function ageOf({ StatusSince }: DashboardIndicator, now: Date): string {
  if (!StatusSince) return '';
  const days = Math.floor((now.getTime() - Date.parse(StatusSince)) / DAY_MS);
  return days > 0 ? counted(days, 'day') : 'today';
}

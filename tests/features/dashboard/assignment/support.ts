import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import {
  getSummariseWorkflowAssignmentMockHandler,
  getSummariseWorkflowAssignmentResponseMock,
} from '#generated/mocks/dashboard/dashboard.msw.ts';
import type { DashboardIndicator, WorkflowAssignment, WorkflowAssignmentSummary } from '#generated/model/index.ts';
import { api, openScreen } from '../../../support/screen.tsx';
import { rowAt, serveRows } from '../rows.ts';

/** Three countries by four indicators, in the order of the dashboard. */
export const rows: DashboardIndicator[] = ['Japan', 'Kenya', 'Peru'].flatMap((CountryName, country) =>
  Array.from({ length: 4 }, (_, n) => ({
    ...rowAt(country * 4 + n),
    CountryId: 101 + country,
    CountryName,
    IndicatorId: 451 + n,
    IndicatorName: `Indicator ${n + 1}`,
    OrderNumber: `1.1.${n + 1}`,
    ResearchUserName: 'Rui Tanaka',
  })),
);

/** Status 0 stands for no response. */
type Refusal = { status: number; detail: string; code?: string };
const answerOf = (refusal: Refusal) =>
  refusal.status === 0
    ? HttpResponse.error()
    : HttpResponse.json({ title: 'No', code: 'conflict', ...refusal }, { status: refusal.status });

/** The dashboard for a report manager, over a server that assigns in its rows and can be told to refuse or to wait. */
export async function openAsManager({ width }: { width?: number } = {}) {
  let served = rows;
  const sent: WorkflowAssignment[] = [];
  let refuses: (assignment: WorkflowAssignment) => Refusal | undefined = () => undefined;
  let gate: Promise<void> | undefined;
  const { calls } = serveRows(() => served);
  api.use(
    http.put('*/api/v1/dashboard/4/workflow-assignment', async ({ request }) => {
      const data = (await request.json()) as WorkflowAssignment;
      sent.push(data);
      await gate;
      const refusal = refuses(data);
      if (refusal) return answerOf(refusal);
      const isIt = (row: DashboardIndicator) =>
        data.CountryIds.includes(row.CountryId) && data.IndicatorIds.includes(row.IndicatorId);
      const AssignedCount = served.filter(isIt).length;
      served = served.map((row) => (isIt(row) ? { ...row, ResearchUserId: 11, ResearchUserName: '陈伟' } : row));
      return HttpResponse.json({ ...data, AssignedUserName: '陈伟', AssignedCount, OverwrittenCount: 0 });
    }),
  );
  const tools = await openScreen('/dashboard?currentUser=false', { width });
  await screen.findByRole('button', { name: 'Bulk assign' });
  return {
    ...tools,
    calls,
    sent,
    refuse: (rule: typeof refuses) => (refuses = rule),
    hold() {
      let release = () => {};
      gate = new Promise((done) => (release = () => done()));
      return release;
    },
  };
}

type Asked = { Countries: { Id: number }[]; Indicators: { Id: number }[] };
type Summary = Partial<WorkflowAssignmentSummary>;

/** Responds the summary of each set, from what is asked. */
export function summarise(answer: (asked: Asked) => Summary | Promise<Summary>) {
  api.use(
    getSummariseWorkflowAssignmentMockHandler(async ({ request }) => ({
      ...getSummariseWorkflowAssignmentResponseMock(),
      ...(await answer((await request.json()) as never)),
    })),
  );
}

/** Refuses every summary. */
export function refuseSummary(refusal: Refusal) {
  api.use(http.post('*/api/v1/dashboard/4/workflow-assignment', () => answerOf(refusal)));
}

export const box = (number: string, country: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Select ${number.replaceAll('.', '\\.')} .*, ${country}$`) });

export const researcherOf = (country: string) =>
  screen
    .getAllByRole('row')
    .filter((row) => within(row).queryByText(country))
    .map((row) => within(row).getAllByRole('cell')[5]?.textContent?.replace('Research: ', ''));

export const dialog = async () => within(await screen.findByRole('dialog'));

/** Selects four pairs: 1.1.1 and 1.1.2 of Japan and of Kenya. */
export async function selectFour(user: Awaited<ReturnType<typeof openAsManager>>['user']) {
  for (const country of ['Japan', 'Kenya'])
    for (const number of ['1.1.1', '1.1.2']) await user.click(await box(number, country));
}

/** Opens 'Assign selected' and selects task and person there. */
export async function choose(
  user: Awaited<ReturnType<typeof openAsManager>>['user'],
  task = 'Research',
  person = /^陈伟/,
) {
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: task }));
  await user.click(await shown.findByRole('radio', { name: person }));
  return shown;
}

/** Presses Assign once what the dialog would do is known. */
export async function assign(
  user: Awaited<ReturnType<typeof openAsManager>>['user'],
  shown: Awaited<ReturnType<typeof dialog>>,
) {
  const button = shown.getByRole('button', { name: 'Assign' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
}

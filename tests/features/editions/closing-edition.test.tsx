import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListReportEditionsResponseMock } from '#generated/mocks/editions/editions.msw.ts';
import type { EditionRevert } from '#generated/model/index.ts';
import '#src/features/editions/list/editions-list.tsx';
import { expectConsole } from '../../support/console.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { completedEdition } from './completed-edition.ts';

const dialog = () => screen.findByRole('dialog', { name: 'Edition Details' });
const submit = async () => within(await dialog()).getByRole('button', { name: 'Create Report' });
const typedName = async () => within(await dialog()).findByRole('textbox', { name: /^Type ‘Road Safety Report 2026’/ });
const useNext = async (user: UserEvent) =>
  user.click(within(await dialog()).getByRole('button', { name: 'Use next year’s name and dates' }));

async function openDialog() {
  const { user } = await openScreen('/editions');
  await user.click(await screen.findByRole('button', { name: 'Create/Duplicate Edition' }));
  return user;
}
function keepSent() {
  const sent: unknown[] = [];
  api.use(
    http.post('*/api/v1/report-editions', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(getListReportEditionsResponseMock()[0], { status: 201 });
    }),
  );
  return sent;
}

test('[B41] what is unfinished is told by status and person, and asks for the name to be typed', async () => {
  const sent = keepSent();
  const user = await openDialog();
  const closing = await within(await dialog()).findByRole('region', { name: 'Closing Road Safety Report 2026' });
  await waitFor(() => expect(closing).toHaveTextContent('141 of 900 country indicators are not completed'));
  expect(closing).toHaveTextContent('90 Open · 40 Research In Progress · 11 QA In Progress');
  expect(closing).toHaveTextContent('They become read-only');
  const rows = within(closing).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Rui Tanaka50300',
    'Nobody assigned4000',
    'Elena Petrova01011',
  ]);
  await useNext(user);
  expect(await submit()).toHaveAccessibleDescription(
    'Type ‘Road Safety Report 2026’ to confirm that it becomes read-only.',
  );
  await user.type(await typedName(), 'road safety report 2026');
  await user.click(await submit());
  await waitFor(() =>
    expect(sent).toEqual([
      {
        Id: 4,
        Name: 'Road Safety Report 2027',
        StartDate: '2027-01-01',
        EndDate: '2027-12-31',
        ResearchDueDate: '2027-11-30',
        QADueDate: '2027-12-15',
      },
    ]),
  );
});

test('[B41] assignments and references come along where that is asked for', async () => {
  api.use(http.get('*/closing', () => HttpResponse.json(completedEdition)));
  const sent = keepSent();
  const user = await openDialog();
  await within(await dialog()).findByText(/All 900 country indicators are completed/);
  await useNext(user);
  await user.click(within(await dialog()).getByRole('switch', { name: /^Assignments.*860/ }));
  await user.click(within(await dialog()).getByRole('switch', { name: /^References.*412 references/ }));
  await user.click(await submit());
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ BringAssignments: true, BringReferences: true })]),
  );
});

test('[B41] where it cannot be counted, the name is asked for all the same', async () => {
  expectConsole(/404|409/);
  api.use(
    http.get('*/closing', () => HttpResponse.json({ title: 'No', status: 409, code: 'conflict' }, { status: 409 })),
  );
  const user = await openDialog();
  await useNext(user);
  expect(await typedName()).toBeVisible();
  expect(await screen.findByText(/fetching what is not completed/)).toBeVisible();
  expect(await submit()).toHaveAttribute('aria-disabled');
  await user.type(await typedName(), 'Road Safety Report 2026');
  expect(await submit()).not.toHaveAttribute('aria-disabled');
});

const revert: EditionRevert = {
  ...{ PreviousEditionId: 3, PreviousEditionName: 'Road Safety Report 2025' },
  ...{ Rated: 0, Comments: 0, References: 0, Assigned: 860, BroughtReferences: 412 },
};
async function openTakeBack(answer: Partial<EditionRevert> = {}) {
  api.use(http.get('*/revert', () => HttpResponse.json({ ...revert, ...answer })));
  const { user } = await openScreen('/editions');
  await user.click(await screen.findByRole('button', { name: 'Actions for Road Safety Report 2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take Back Edition' }));
  return { user, question: await screen.findByRole('dialog', { name: 'Take Back Edition' }) };
}

test('[B42] an edition that holds work says what stands in the way and cannot be taken back', async () => {
  const { user, question } = await openTakeBack({ Rated: 3, Comments: 1 });
  expect(await within(question).findByText('It cannot be taken back: it holds 3 ratings and 1 comment.')).toBeVisible();
  expect(within(question).queryByRole('button', { name: 'Take Back Edition' })).not.toBeInTheDocument();
  const [, close] = within(question).getAllByRole('button', { name: 'Close' }).toReversed();
  await user.click(close as HTMLElement);
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

test('[B42] taken back, the edition goes at once and the one before is active; refused, both are as they were', async () => {
  expectConsole(/409/);
  let answer: (status: number) => void = () => undefined;
  api.use(
    http.post('*/report-editions/4/revert', async () => {
      const status = await new Promise<number>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ title: 'No', status, code: 'conflict', detail: 'It holds 1 rating.' }, { status });
    }),
  );
  const { user, question } = await openTakeBack();
  expect(await within(question).findByText(/412 references brought along, which stay/)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Take Back Edition' }));
  const row = (year: number) => screen.queryByRole('row', { name: new RegExp(`^Road Safety Report ${year}`) });
  await waitFor(() => expect(row(2026)).not.toBeInTheDocument());
  expect(within(row(2025) as HTMLElement).getByText('Active')).toBeVisible();
  answer(409);
  await waitFor(() => expect(row(2026)).toBeInTheDocument());
  expect(within(row(2025) as HTMLElement).getByText('Inactive')).toBeVisible();
  expect(await screen.findByText(/taking back the report edition/)).toBeVisible();
});

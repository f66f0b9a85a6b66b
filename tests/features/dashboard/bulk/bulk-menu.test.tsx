import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { notices } from '#src/lib/notices/notices.ts';
import { api } from '../../../support/screen.tsx';
import { box, dialog, openAsManager } from '../assignment/support.ts';

type User = Awaited<ReturnType<typeof openAsManager>>['user'];

/** Answers both operations, and keeps what was sent. */
function serveBulk(answer: (sent: Record<string, unknown>) => Response | undefined = () => undefined) {
  const sent: Record<string, unknown>[] = [];
  const respond =
    (counts: object) =>
    async ({ request }: { request: Request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return answer(body) ?? HttpResponse.json(counts);
    };
  api.use(
    http.put('*/api/v1/dashboard/4/due-dates', respond({ ChangedCount: 1, SameCount: 1 })),
    http.put('*/api/v1/dashboard/4/step-back', respond({ ChangedCount: 2, OtherStatusCount: 0, DecidedCount: 0 })),
  );
  return sent;
}
async function open(user: User, item: string) {
  await user.click(screen.getByRole('button', { name: 'Change selected' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return dialog();
}

test('[B22] who selected nothing is told to; a date of its own must be a day of the edition, and is sent alone', async () => {
  const sent = serveBulk();
  const { user } = await openAsManager();
  const button = screen.getByRole('button', { name: 'Change selected' });
  expect(button).toHaveAccessibleDescription('Select rows first.');
  await user.click(await box('1.1.1', 'Japan'));
  await user.click(await box('1.1.2', 'Japan'));
  const shown = await open(user, 'Set due dates');
  const set = shown.getByRole('button', { name: 'Set due dates' });
  expect(set).toHaveAccessibleDescription('Choose a date to set.');
  await user.selectOptions(shown.getByRole('combobox', { name: 'Research' }), 'A date of its own');
  const date = shown.getByRole('textbox', { name: 'Research due date' });
  await user.click(set);
  await waitFor(() => expect(date).toHaveAccessibleDescription(/A date is required/));
  await user.type(date, '2031-01-01');
  await user.click(set);
  await waitFor(() => expect(date).toHaveAccessibleDescription(/The due date must be a day of the edition/));
  await user.clear(date);
  await user.type(date, '2026-12-07');
  await user.click(set);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    { CountryIndicatorRatingIds: [expect.any(Number), expect.any(Number)], ResearchDueDate: '2026-12-07' },
  ]);
  expect(notices.all().at(-1)?.message).toBe(
    'Due dates of 1 country indicator set. 1 country indicator had them already.',
  );
  expect(screen.getByText('None selected')).toBeVisible();
});

test('[B22] the edition’s date is sent as null; a refusal stays in the dialog with what was chosen', async () => {
  let refuses = true;
  const sent = serveBulk(() =>
    refuses
      ? HttpResponse.json({ title: 'No', status: 409, code: 'conflict', detail: 'Not now.' }, { status: 409 })
      : undefined,
  );
  const { user } = await openAsManager();
  await user.click(await box('1.1.1', 'Japan'));
  const shown = await open(user, 'Set due dates');
  await user.selectOptions(shown.getByRole('combobox', { name: 'QA' }), 'edition');
  await user.click(shown.getByRole('button', { name: 'Set due dates' }));
  expect(await shown.findByText('Not now.')).toBeVisible();
  expect(shown.getByRole('combobox', { name: 'QA' })).toHaveValue('edition');
  refuses = false;
  await user.click(shown.getByRole('button', { name: 'Set due dates' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toMatchObject({ QADueDate: null });
  expect(sent.at(-1)).not.toHaveProperty('ResearchDueDate');
});

test('[B27] reopening asks for a reason; where none of the selection is in the status, it says so', async () => {
  const sent = serveBulk();
  const { user } = await openAsManager();
  await user.click(await box('1.1.1', 'Japan'));
  const single = await open(user, 'Return to research');
  expect(single.getByText('0 country indicators are QA In Progress. The other one stays as it is.')).toBeVisible();
  await user.click(single.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select the 10 country indicators loaded' }));
  const other = await open(user, 'Return to research');
  expect(
    other.getByText('0 country indicators are QA In Progress. The other 10 selected stay as they are.'),
  ).toBeVisible();
  expect(other.getByRole('button', { name: 'Return to research' })).toHaveAccessibleDescription(
    'None of the selected is QA In Progress.',
  );
  await user.click(other.getByRole('button', { name: 'Cancel' }));
  const shown = await open(user, 'Reopen QA');
  expect(shown.getByText('10 country indicators are QA Completed.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Reopen QA' }));
  const reason = shown.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveAccessibleDescription(/It becomes a comment on each of them; each other person is told once\./);
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/A reason of at least 3 characters is required/));
  await user.type(reason, ' The act was repealed. ');
  await user.click(shown.getByRole('button', { name: 'Reopen QA' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ WorkflowStatus: 2, Reason: 'The act was repealed.' }]);
  expect(sent[0]?.CountryIndicatorRatingIds).toHaveLength(10);
  expect(notices.all().at(-1)?.message).toBe('2 country indicators reopened');
});

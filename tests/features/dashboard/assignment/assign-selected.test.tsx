import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../support/screen.tsx';
import { rowsTo, serveRows } from '../rows.ts';
import { box, dialog, openAsManager, researcherOf, summarise } from './support.ts';

/** Selects four pairs: 1.1.1 and 1.1.2 of Japan and of Kenya. */
async function selectFour(user: Awaited<ReturnType<typeof openAsManager>>['user']) {
  for (const country of ['Japan', 'Kenya'])
    for (const number of ['1.1.1', '1.1.2']) await user.click(await box(number, country));
}
async function choose(user: Awaited<ReturnType<typeof openAsManager>>['user'], task = 'Research', person = /^陈伟/) {
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const shown = await dialog();
  await user.click(shown.getByRole('radio', { name: task }));
  await user.click(await shown.findByRole('radio', { name: person }));
  return shown;
}

test('[S141, S229] who may not assign has neither boxes nor buttons', async () => {
  serveRows(() => rowsTo(3));
  await openScreen('/dashboard', { as: { Permissions: ['dataentry-indicators'] } });
  await screen.findByText('3 of 3');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /assign/i })).not.toBeInTheDocument();
});

test('[S141] rows are selected by press, by range and by keyboard, counted, and let go', async () => {
  const { user } = await openAsManager();
  const assign = screen.getByRole('button', { name: 'Assign selected' });
  expect(assign).toHaveAttribute('aria-disabled', 'true');
  expect(assign).toHaveAccessibleDescription('Select rows first.');
  await user.click(await box('1.1.2', 'Japan'));
  await user.keyboard('{Shift>}');
  await user.click(await box('1.1.1', 'Kenya'));
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected')).toBeVisible();
  expect(await box('1.1.4', 'Japan')).toBeChecked();
  await user.keyboard('{ArrowDown} ');
  expect(await box('1.1.2', 'Kenya')).toBeChecked();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByText('6 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByText('None selected')).toBeVisible();
});

test('[S141] the box above selects the loaded rows, “Select all” fetches the rest in one call of 200', async () => {
  const { user, calls } = await openAsManager();
  await user.click(await screen.findByRole('checkbox', { name: 'Select the 10 indicators loaded' }));
  expect(screen.getByText('10 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all 12 that match the filter' }));
  expect(await screen.findByText('12 selected')).toBeVisible();
  expect(calls.filter((call) => call.get('pageSize') === '200').map((call) => call.get('offset'))).toEqual(['0']);
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
});

test('[S141] other filters let the selection go and say so', async () => {
  const { user } = await openAsManager();
  await user.click(await box('1.1.2', 'Japan'));
  await user.click(screen.getByRole('switch', { name: 'Show assigned to me only' }));
  expect(await screen.findByText('1 unselected, because the filters changed')).toBeVisible();
});

test('[S144, S147, S203] the dialog is 512 px wide and waits for a task and a user, whose work is shown; QA leaves some out', async () => {
  summarise(() => ({ CandidateCount: 4, ExisitingCount: 0, SameUserCount: 0 }));
  const { user } = await openAsManager();
  await selectFour(user);
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const shown = await dialog();
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '512px' });
  expect(shown.getByText('4 indicators in 2 countries')).toBeVisible();
  const assign = shown.getByRole('button', { name: 'Assign' });
  expect(assign).toHaveAccessibleDescription('Choose a task and a user.');
  expect(await shown.findByRole('radio', { name: 'Ana Lima, 150 to research, 0 to review' })).toBeVisible();
  expect(shown.getByRole('radio', { name: /^Maria Santos, m\.santos@demo\.test/ })).toBeVisible();
  await user.click(shown.getByRole('radio', { name: /^Tomás Silva/ }));
  await user.click(shown.getByRole('radio', { name: 'QA' }));
  expect(shown.queryByRole('radio', { name: /^Tomás Silva|^Ingrid Larsen/ })).not.toBeInTheDocument();
  expect(assign).toHaveAccessibleDescription('Choose a user.');
  await user.click(shown.getByRole('radio', { name: /^Elena Petrova/ }));
  await waitFor(() => expect(assign).not.toHaveAttribute('aria-disabled'));
});

test('[S145, S204, S237] the warning counts over all sets, word for word, and only where something is overwritten', async () => {
  let existing = 1;
  summarise(({ Countries, Indicators }) => ({
    CandidateCount: Countries.length * Indicators.length,
    ExisitingCount: existing,
    SameUserCount: existing,
  }));
  const { user } = await openAsManager();
  await selectFour(user);
  await user.click(await box('1.1.4', 'Japan'));
  const shown = await choose(user);
  expect(
    await shown.findByText(
      '2 of the 5 selected indicators are already assign to a previous user and will be overwritten.',
    ),
  ).toBeVisible();
  expect(shown.getByText('陈伟 would both research and review 2 of them.')).toBeVisible();
  existing = 0;
  await user.click(shown.getByRole('radio', { name: /^Ana Lima, 150/ }));
  expect(await shown.findByText('Nobody’s assignment is overwritten.')).toBeVisible();
  expect(shown.queryByText(/will be overwritten/)).not.toBeInTheDocument();
});

test('[S146, S205, S238] exactly the selected pairs are sent, shown at once, and what became of them is said', async () => {
  const { user, sent, hold } = await openAsManager();
  await selectFour(user);
  const shown = await choose(user);
  const release = hold();
  const assign = shown.getByRole('button', { name: 'Assign' });
  await waitFor(() => expect(assign).not.toHaveAttribute('aria-disabled'));
  await user.click(assign);
  await waitFor(() => expect(researcherOf('Japan').slice(0, 3)).toEqual(['陈伟', '陈伟', 'Rui Tanaka']));
  expect(screen.getByText(/^Assigning 4 indicators to 陈伟 as research user/)).toBeVisible();
  expect(screen.getByText('None selected')).toBeVisible();
  release();
  expect(await screen.findByText('4 indicators assigned to 陈伟 as research user')).toBeVisible();
  expect(sent).toEqual([
    { WorkflowTaskType: 0, ReportEditionId: 4, AssignedUserId: 11, CountryIds: [101, 102], IndicatorIds: [451, 452] },
  ]);
  expect(researcherOf('Kenya').slice(0, 3)).toEqual(['陈伟', '陈伟', 'Rui Tanaka']);
});

test('[S205, S238] a part that is refused is taken back alone and named; Try again sends only that', async () => {
  const { user, sent, refuse } = await openAsManager();
  await selectFour(user);
  await user.click(await box('1.1.2', 'Peru'));
  refuse(({ CountryIds }) => (CountryIds.includes(103) ? { status: 409, detail: 'Peru is locked.' } : undefined));
  const shown = await choose(user);
  const assign = shown.getByRole('button', { name: 'Assign' });
  await waitFor(() => expect(assign).not.toHaveAttribute('aria-disabled'));
  await user.click(assign);
  const alert = await screen.findByText(/^1 of 5 indicators not assigned to 陈伟 as research user: 1\.1\.2 of Peru$/);
  expect(screen.getAllByText(/Peru is locked\./)[0]).toBeVisible();
  expect(researcherOf('Japan').slice(0, 2)).toEqual(['陈伟', '陈伟']);
  expect(researcherOf('Peru')).toEqual(['Rui Tanaka', 'Rui Tanaka']);
  expect(sent).toHaveLength(2);

  const report = within(alert.closest('[data-slot="run-report"]') as HTMLElement);
  refuse(() => undefined);
  await user.click(report.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 indicators assigned to 陈伟 as research user')).toBeVisible();
  expect(sent.slice(2)).toEqual([expect.objectContaining({ CountryIds: [103], IndicatorIds: [452] })]);
});

test('[S205] after a refusal rows and user are still chosen for who wants to choose again', async () => {
  const { user, refuse } = await openAsManager();
  await selectFour(user);
  refuse(() => ({ status: 422, detail: '陈伟 has left.' }));
  const shown = await choose(user);
  const assign = shown.getByRole('button', { name: 'Assign' });
  await waitFor(() => expect(assign).not.toHaveAttribute('aria-disabled'));
  await user.click(assign);
  await user.click(await screen.findByRole('button', { name: 'Choose again' }));
  const again = await dialog();
  expect(again.getByText('4 indicators in 2 countries')).toBeVisible();
  expect(again.getByRole('radio', { name: /^陈伟/ })).toBeChecked();
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../../../support/console.ts';
import {
  assign,
  box,
  choose,
  dialog,
  openAsManager,
  refuseSummary,
  researcherOf,
  selectFour,
  summarise,
} from './support.ts';

test('[S141] a button that goes away when it is pressed leaves the focus beside it', async () => {
  const { user, refuse } = await openAsManager();
  const first = await screen.findByRole('checkbox', { name: 'Select the 10 country indicators loaded' });
  await user.click(screen.getByRole('button', { name: 'Select all 12 that match the filter' }));
  await screen.findByText('12 selected');
  expect(first).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  expect(first).toHaveFocus();

  await selectFour(user);
  refuse(() => ({ status: 409, detail: 'Not now.' }));
  const shown = await choose(user);
  await assign(user, shown);
  const opener = screen.getByRole('button', { name: 'Assign selected' });
  const report = within(screen.getByRole('region', { name: 'Country indicators' }));
  await user.click(await report.findByRole('button', { name: 'Try again' }));
  expect(opener).toHaveFocus();
  await user.click(await report.findByRole('button', { name: 'Dismiss' }));
  expect(report.queryByText(/not assigned/)).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('[S144, S147, S203] the dialog is 512 px wide and waits for a task and a user, whose work is shown; QA leaves some out', async () => {
  summarise(() => ({ CandidateCount: 4, ExisitingCount: 0, SameUserCount: 0 }));
  const { user } = await openAsManager();
  await selectFour(user);
  await user.click(screen.getByRole('button', { name: 'Assign selected' }));
  const shown = await dialog();
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '512px' });
  expect(shown.getByText('4 country indicators in 2 countries')).toBeVisible();
  const assign = shown.getByRole('button', { name: 'Assign' });
  expect(assign).toHaveAccessibleDescription('Select a task and a user.');
  expect(await shown.findByRole('radio', { name: 'Ana Lima, 150 to research, 0 to review' })).toBeVisible();
  expect(shown.getByRole('radio', { name: /^Maria Santos, m\.santos@demo\.test/ })).toBeVisible();
  await user.click(shown.getByRole('radio', { name: /^Tomás Silva/ }));
  await user.click(shown.getByRole('radio', { name: 'QA' }));
  expect(shown.queryByRole('radio', { name: /^Tomás Silva|^Ingrid Larsen/ })).not.toBeInTheDocument();
  expect(assign).toHaveAccessibleDescription('Select a user.');
  const note = shown.getAllByRole('status').find(({ textContent }) => textContent === 'Select a user.');
  await user.click(shown.getByRole('radio', { name: /^Elena Petrova/ }));
  // stays without words, so that its next ones are announced
  await waitFor(() => expect(note).toHaveTextContent(/^$/));
  expect(note).toBeInTheDocument();
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

test('[S145] without a summary nothing is assigned; what failed is said, and counted again on request', async () => {
  refuseSummary({ status: 409, detail: 'The edition is being duplicated.' });
  const { user, sent } = await openAsManager();
  await selectFour(user);
  const shown = await choose(user);
  expect(await shown.findByText('Something went wrong fetching the summary for this bulk assign')).toBeVisible();
  expect(shown.getByText('The edition is being duplicated.')).toBeVisible();
  const button = shown.getByRole('button', { name: 'Assign' });
  expect(button).toHaveAccessibleDescription('What would be overwritten could not be counted.');
  await user.click(button);
  expect(screen.getByRole('dialog')).toBeVisible();
  summarise(() => ({ CandidateCount: 4, ExisitingCount: 4, SameUserCount: 0 }));
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText(/^4 of the 4 selected indicators/)).toBeVisible();
  await assign(user, shown);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('[S145] a dialog that is opened again counts anew, shows no old count and waits', async () => {
  summarise(() => ({ CandidateCount: 4, ExisitingCount: 0, SameUserCount: 0 }));
  const { user } = await openAsManager();
  await selectFour(user);
  const shown = await choose(user);
  expect(await shown.findByText('Nobody’s assignment is overwritten.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  summarise(() => gate.then(() => ({ CandidateCount: 4, ExisitingCount: 3, SameUserCount: 0 })));
  const again = await choose(user);
  const button = again.getByRole('button', { name: 'Assign' });
  expect(button).toHaveAccessibleDescription('What would be overwritten is still being counted.');
  expect(again.queryByText('Nobody’s assignment is overwritten.')).not.toBeInTheDocument();
  release();
  expect(await again.findByText(/^3 of the 4 selected indicators/)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
});

test('[S145] while an open dialog counts once more it waits and keeps showing what it knew', async () => {
  summarise(() => ({ CandidateCount: 4, ExisitingCount: 1, SameUserCount: 0 }));
  const { user, client } = await openAsManager();
  await selectFour(user);
  const shown = await choose(user);
  await shown.findByText(/^1 of the 4 selected indicators/);
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  summarise(() => gate.then(() => ({ CandidateCount: 4, ExisitingCount: 2, SameUserCount: 0 })));
  void client.invalidateQueries({ queryKey: ['summariseWorkflowAssignment'] });
  const button = shown.getByRole('button', { name: 'Assign' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('What would be overwritten is still being counted.'));
  expect(shown.getByText(/^1 of the 4 selected indicators/)).toBeVisible();
  release();
  expect(await shown.findByText(/^2 of the 4 selected indicators/)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
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
  expect(screen.getByText(/^Assigning 4 country indicators to 陈伟 as research user/)).toBeVisible();
  expect(screen.getByText('None selected')).toBeVisible();
  release();
  expect(await screen.findByText('4 country indicators assigned to 陈伟 as research user')).toBeVisible();
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
  const alert = await screen.findByText(
    /^1 of 5 country indicators not assigned to 陈伟 as research user: 1\.1\.2 of Peru$/,
  );
  expect(screen.getAllByText(/Peru is locked\./)[0]).toBeVisible();
  expect(researcherOf('Japan').slice(0, 2)).toEqual(['陈伟', '陈伟']);
  expect(researcherOf('Peru')).toEqual(['Rui Tanaka', 'Rui Tanaka']);
  expect(sent).toHaveLength(2);

  const report = within(alert.closest('[data-slot="run-report"]') as HTMLElement);
  // the notice has announced it
  expect(report.queryByRole('alert')).toBeNull();
  refuse(() => undefined);
  await user.click(report.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 country indicators assigned to 陈伟 as research user')).toBeVisible();
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
  const chooseAgain = await screen.findByRole('button', { name: 'Select again' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(chooseAgain);
  const again = await dialog();
  expect(again.getByText('4 country indicators in 2 countries')).toBeVisible();
  expect(again.getByRole('radio', { name: /^陈伟/ })).toBeChecked();
});

test('[S205] rows and user are chosen again also after a way to another page and back', async () => {
  const { user, refuse, router } = await openAsManager();
  await selectFour(user);
  refuse(() => ({ status: 422, detail: '陈伟 has left.' }));
  await assign(user, await choose(user));
  await screen.findByRole('button', { name: 'Select again' });
  await router.navigate({ to: '/countries' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Select again' })).not.toBeInTheDocument());
  router.history.back();
  const chooseAgain = await screen.findByRole('button', { name: 'Select again' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(chooseAgain);
  const again = await dialog();
  expect(again.getByText('4 country indicators in 2 countries')).toBeVisible();
  expect(await again.findByRole('radio', { name: /^陈伟/ })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('4 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select again' })).toBeVisible();
});

test('[S205] chosen again under other filters, the dialog alone has the rows: none that nobody sees is selected', async () => {
  const { user, refuse } = await openAsManager();
  await selectFour(user);
  refuse(() => ({ status: 422, detail: '陈伟 has left.' }));
  await assign(user, await choose(user));
  await screen.findByRole('button', { name: 'Select again' });
  await user.click(screen.getByRole('switch', { name: 'Show assigned to me only' }));
  const chooseAgain = await screen.findByRole('button', { name: 'Select again' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(chooseAgain);
  const again = await dialog();
  expect(again.getByText('4 country indicators in 2 countries')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('None selected')).toBeVisible();
});

test('[S205, S238, S129] a call that the server still works on stays in view until it is known, and is then told as assigned', async () => {
  expectConsole(/503, processing likely continues/);
  const { user, refuse, sent } = await openAsManager();
  await selectFour(user);
  await user.click(await box('1.1.2', 'Peru'));
  refuse(({ CountryIds }) => (CountryIds.includes(103) ? { status: 503, detail: 'Busy.' } : undefined));
  await assign(user, await choose(user));
  const words = 'Still processing: 1 country indicator to 陈伟 as research user: 1.1.2 of Peru';
  expect(await screen.findByText(words)).toBeVisible();
  expect(
    screen.getByText(/^Assigning 5 country indicators to 陈伟 as research user: 1 of 2 parts done$/),
  ).toBeVisible();
  expect(researcherOf('Peru')).toEqual(['Rui Tanaka', '陈伟']);
  refuse(() => undefined);
  const assigned = '5 country indicators assigned to 陈伟 as research user';
  expect(await screen.findByText(assigned)).toBeVisible();
  expect(screen.queryByText(words)).toBeNull();
  expect(sent).toHaveLength(3);
  expect(notices.all().map(({ message, record }) => [message, record])).toEqual([
    ['The server has finished. It is saved.', '陈伟 as research user: 1.1.2 of Peru'],
  ]);
});

test('[S205, S238] a call without an answer may have been done all the same, and can be sent again', async () => {
  const { user, refuse } = await openAsManager();
  await selectFour(user);
  refuse(() => ({ status: 0, detail: '' }));
  await assign(user, await choose(user));
  const said = await screen.findByText(
    /^4 of 4 country indicators may not have been assigned to 陈伟 as research user: .*cannot be/,
  );
  const report = within(said.closest('[data-slot="run-report"]') as HTMLElement);
  refuse(() => undefined);
  await user.click(report.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 country indicators assigned to 陈伟 as research user')).toBeVisible();
});

test('[S205] what becomes of a slow assignment is told also when another was made meanwhile', async () => {
  const { user, refuse, hold } = await openAsManager();
  const release = hold();
  refuse(({ CountryIds }) => (CountryIds.includes(101) ? { status: 409, detail: 'Japan is locked.' } : undefined));
  await user.click(await box('1.1.1', 'Japan'));
  await assign(user, await choose(user));
  await user.click(await box('1.1.1', 'Kenya'));
  await assign(user, await choose(user));
  expect(screen.getAllByText(/^Assigning 1 country indicator to/)).toHaveLength(2);
  release();
  expect(
    await screen.findByText('1 of 1 country indicator not assigned to 陈伟 as research user: 1.1.1 of Japan'),
  ).toBeVisible();
  expect(await screen.findByText('1 country indicator assigned to 陈伟 as research user')).toBeVisible();
});

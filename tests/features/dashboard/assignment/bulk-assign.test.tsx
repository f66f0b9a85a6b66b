import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialog, openAsManager, refuseSummary, summarise } from './support.ts';

type User = Awaited<ReturnType<typeof openAsManager>>['user'];

async function openBulk(user: User) {
  await user.click(screen.getByRole('button', { name: 'Bulk assign' }));
  return dialog();
}
async function toCountries(user: User) {
  const shown = await openBulk(user);
  await user.click(shown.getByRole('radio', { name: 'Research' }));
  await user.click(await shown.findByRole('radio', { name: /^陈伟/ }));
  await user.click(await shown.findByRole('checkbox', { name: '1 Road safety management' }));
  await user.click(shown.getByRole('button', { name: 'Next' }));
  return shown;
}
async function toSummary(user: User) {
  const shown = await toCountries(user);
  await user.click(await shown.findByRole('checkbox', { name: 'Africa' }));
  await user.click(shown.getByRole('button', { name: 'Next' }));
  return shown;
}
const current = () =>
  within(screen.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

test('[S143, S144] four steps, and Next says what is missing until task, user and selection are there', async () => {
  const { user } = await openAsManager();
  const shown = await openBulk(user);
  expect(screen.getByRole('dialog')).toHaveStyle({ width: '1100px' });
  expect(within(shown.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).toHaveLength(4);
  expect(current()).toMatch(/Indicators$/);
  const next = shown.getByRole('button', { name: 'Next' });
  expect(next).toHaveAccessibleDescription('Select a task, a user and at least one indicator.');
  expect(shown.getAllByText('Select a task, a user and at least one indicator.')[0]).toBeVisible();
  await user.click(next);
  expect(current()).toMatch(/Indicators$/);
  await user.click(shown.getByRole('radio', { name: 'QA' }));
  expect(next).toHaveAccessibleDescription('Select a user and at least one indicator.');
  await user.click(await shown.findByRole('radio', { name: /^Elena Petrova/ }));
  await user.click(await shown.findByRole('button', { name: 'Show 1 Road safety management' }));
  await user.click(shown.getByRole('checkbox', { name: '1.1 Lead agency' }));
  expect(shown.getByText('5 of 6 selected')).toBeVisible();
  expect(shown.getByRole('checkbox', { name: '1 Road safety management' })).toBePartiallyChecked();
  await user.click(next);
  expect(current()).toMatch(/Countries$/);
  expect(screen.getByRole('heading', { name: 'Step 2 of 4: Countries' })).toHaveFocus();
  expect(next).toHaveAccessibleDescription('Select at least one country.');
});

test('[S143] Back returns one step and keeps what was chosen, Cancel closes from the first and asks before it gives it up', async () => {
  const { user } = await openAsManager();
  const shown = await toCountries(user);
  expect(shown.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Back' }));
  expect(current()).toMatch(/Indicators$/);
  expect(shown.getByText('6 of 6 selected')).toBeVisible();
  expect(await shown.findByRole('radio', { name: /^陈伟/ })).toBeChecked();
  await user.click(shown.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openBulk(user);
  expect(await again.findByText('0 of 6 selected')).toBeVisible();
});

test('[S143] a search finds milestones, activities and indicators, and “select all” takes what it found', async () => {
  const { user } = await openAsManager();
  const shown = await openBulk(user);
  await user.type(await shown.findByRole('searchbox', { name: 'Search indicators' }), 'strategy{Enter}');
  await user.click(await shown.findByRole('checkbox', { name: 'Select all 1 found' }));
  expect(shown.getByText('1 of 6 selected')).toBeVisible();
  await user.clear(shown.getByRole('searchbox', { name: 'Search indicators' }));
  await user.type(shown.getByRole('searchbox', { name: 'Search indicators' }), 'nothing like it{Enter}');
  expect(await shown.findByText('Nothing found')).toBeVisible();
  expect(shown.getByText('1 of 6 selected')).toBeVisible();
});

test('[S143, S145, S204, S237] the summary tells the numbers of the server and warns, word for word', async () => {
  summarise(({ Countries, Indicators }) => ({
    CandidateCount: Countries.length * Indicators.length,
    ExisitingCount: 7,
    SameUserCount: 2,
  }));
  const { user, sent } = await openAsManager();
  const shown = await toSummary(user);
  expect(
    await shown.findByText(
      '7 of the 12 selected indicators are already assign to a previous user and will be overwritten.',
    ),
  ).toBeVisible();
  expect(shown.getByText('陈伟 would both research and review 2 of them.')).toBeVisible();
  expect(shown.getByText('6 indicators, 2 countries')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Next' }));
  expect(current()).toMatch(/Confirm$/);
  expect(sent).toEqual([]);
  await user.click(shown.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    WorkflowTaskType: 0,
    ReportEditionId: 4,
    AssignedUserId: 11,
    CountryIds: [384, 404],
    IndicatorIds: [451, 452, 453, 454, 455, 456],
  });
});

test('[S145] nothing is said of overwriting where nothing is', async () => {
  summarise(() => ({ CandidateCount: 12, ExisitingCount: 0, SameUserCount: 0 }));
  const { user } = await openAsManager();
  const shown = await toSummary(user);
  expect(await shown.findByText('Nobody’s assignment is overwritten.')).toBeVisible();
  expect(shown.queryByText(/will be overwritten\./)).not.toBeInTheDocument();
});

test('[S143] a refusal keeps the choices for who chooses again', async () => {
  const { user, refuse } = await openAsManager();
  refuse(() => ({ status: 409, detail: 'The edition is inactive.' }));
  const shown = await toSummary(user);
  const next = shown.getByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  await user.click(next);
  await user.click(shown.getByRole('button', { name: 'Assign' }));
  expect(
    await screen.findByText(/country indicators not assigned to 陈伟 as research user: 6 indicators of 2 countries$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select again' }));
  const again = await dialog();
  expect(await again.findByText('6 of 6 selected')).toBeVisible();
  expect(await again.findByRole('radio', { name: /^陈伟/ })).toBeChecked();
});

test('[S145] without a summary neither the step nor the assignment goes on; what failed is said, and counted again on request', async () => {
  refuseSummary({ status: 409, detail: 'The edition is being duplicated.' });
  const { user } = await openAsManager();
  const shown = await toSummary(user);
  expect(await shown.findByText('Something went wrong fetching the summary for this bulk assign')).toBeVisible();
  expect(shown.getByText('The edition is being duplicated.')).toBeVisible();
  const next = shown.getByRole('button', { name: 'Next' });
  expect(next).toHaveAccessibleDescription('What would be overwritten could not be counted.');
  await user.click(next);
  expect(current()).toMatch(/Summary$/);
  summarise(() => ({ CandidateCount: 12, ExisitingCount: 7, SameUserCount: 0 }));
  await user.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByText(/^7 of the 12 selected indicators/)).toBeVisible();
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  await user.click(next);
  expect(current()).toMatch(/Confirm$/);
});

test('[S143] a bulk assignment that was refused is chosen again also after another one was begun and given up', async () => {
  const { user, refuse } = await openAsManager();
  refuse(() => ({ status: 409, detail: 'The edition is inactive.' }));
  const shown = await toSummary(user);
  const next = shown.getByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
  await user.click(next);
  await user.click(shown.getByRole('button', { name: 'Assign' }));
  await screen.findByRole('button', { name: 'Select again' });
  const other = await openBulk(user);
  expect(await other.findByText('0 of 6 selected')).toBeVisible();
  await user.click(other.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Select again' }));
  const again = await dialog();
  expect(await again.findByText('6 of 6 selected')).toBeVisible();
  expect(await again.findByRole('radio', { name: /^陈伟/ })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Select again' })).toBeVisible();
});

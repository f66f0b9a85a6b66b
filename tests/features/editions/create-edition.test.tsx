import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '#src/lib/forms/drafts.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../../support/console.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { completedEdition } from './completed-edition.ts';
import '#src/features/editions/list/editions-list.tsx';
import { dialog, field, made, open, problem, retype, serveSlowly, submit } from './create-edition-support.ts';

// What an unfinished edition asks for is in closing-edition.test.tsx.
beforeEach(() => api.use(http.get('*/closing', () => HttpResponse.json(completedEdition))));

test('[S50] [S52] the dialog has its title, note, fields and buttons, and is filled from the active edition at each opening', async () => {
  const { user } = await openScreen('/editions');
  await open(user);
  expect(
    within(await dialog()).getByText(
      'The new Report can take some time to generate and associated pages may not be immediately available.',
    ),
  ).toBeVisible();
  expect(await field('Name')).toHaveFocus();
  expect(await field('Name')).toHaveValue('Road Safety Report 2026');
  expect(await field('Start Date')).toHaveValue('01 Jan 2026');
  expect(await field('End Date')).toHaveValue('31 Dec 2026');
  await retype(user, 'Name', 'Something else');
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await open(user);
  expect(await field('Name')).toHaveValue('Road Safety Report 2026');
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[S50] Escape asks before it throws away what was typed, and not where nothing was', async () => {
  const { user } = await openScreen('/editions');
  await open(user);
  await retype(user, 'Name', 'Road Safety Report 2027');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await field('Name')).toHaveValue('Road Safety Report 2027');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create/Duplicate Edition' })).toHaveFocus());
  await open(user);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[S53] [S109] Create Report waits for a change and a name of its own, and says which', async () => {
  const { user } = await openScreen('/editions');
  await open(user);
  expect(await submit()).toHaveAccessibleDescription('Nothing has changed yet.');
  expect(within(await dialog()).queryByText('This report name already exists')).not.toBeInTheDocument();
  await retype(user, 'End Date', '31/1/2027');
  expect(await submit()).toHaveAccessibleDescription('This report name already exists');
  await retype(user, 'Name', ' road safety report 2024 ');
  expect(await field('Name')).toHaveAccessibleDescription('This report name already exists');
  await retype(user, 'Name', 'Road Safety Report 2027');
  expect(await submit()).not.toHaveAttribute('aria-disabled');
});

test('[S108] [S109] each field says what is wrong with it, and a try to send leads there', async () => {
  const { sent } = serveSlowly();
  const { user } = await openScreen('/editions');
  await open(user);
  await retype(user, 'Name', 'ab');
  expect(await field('Name')).toHaveAccessibleDescription('The name needs 3 to 200 characters');
  await retype(user, 'Start Date', '');
  await user.tab();
  await waitFor(async () => expect(await field('Start Date')).toHaveAccessibleDescription('A start date is required'));
  await retype(user, 'End Date', '31 Feb 2027');
  await user.tab();
  await waitFor(async () => expect(await field('End Date')).toHaveAccessibleDescription('Date input not valid.'));
  await retype(user, 'Start Date', '0226-01-01');
  await user.tab();
  await waitFor(async () => expect(await field('Start Date')).toHaveAccessibleDescription('Date input not valid.'));
  await retype(user, 'Start Date', '1 Jan 2027');
  await retype(user, 'End Date', '1 Jan 2027');
  await user.tab();
  await waitFor(async () =>
    expect(await field('End Date')).toHaveAccessibleDescription('End date must be after the start date'),
  );
  await user.click(await submit());
  const summary = await within(await dialog()).findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['The name needs 3 to 200 characters', 'End date must be after the start date']);
  await user.click(within(summary).getByRole('link', { name: /^End date/ }));
  expect(await field('End Date')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('[S96] [S108] the end date may be left empty', async () => {
  const { sent } = serveSlowly();
  const { user } = await openScreen('/editions');
  await open(user);
  await retype(user, 'Name', 'Road Safety Report 2027');
  await retype(user, 'End Date', '');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([{ Id: 4, Name: 'Road Safety Report 2027', StartDate: '2026-01-01', EndDate: null }]),
  );
});

test('[S97] [S98] the new edition stands in the list at once, without links and actions, and becomes the active one when it is made', async () => {
  const { answer } = serveSlowly();
  const { user, router } = await openScreen('/editions');
  await open(user);
  await retype(user, 'Name', 'Road Safety Report 2027');
  await user.click(await submit());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const row = await screen.findByRole('row', { name: /^Road Safety Report 2027 Creating…/ });
  expect(row).toHaveAttribute('aria-busy', 'true');
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Creating Road Safety Report 2027…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create/Duplicate Edition' })).toHaveAccessibleDescription(
    'An edition is being created.',
  );
  answer('made');
  expect(await screen.findByRole('link', { name: 'Road Safety Report 2027' })).toHaveAttribute(
    'href',
    '/editions/5/edit',
  );
  expect(screen.getByRole('row', { name: /^Road Safety Report 2027 Active/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Road Safety Report 2026 Inactive/ })).toBeVisible();
  await waitFor(() =>
    expect(notices.all().map(({ message }) => message)).toContain(
      `${made.Name} is ready and is now the active edition.`,
    ),
  );
  await router.navigate({ to: '/dashboard' });
  expect(await screen.findByText('Road Safety Report 2027')).toBeVisible();
});

test('[S100] [S132] a refused edition leaves the list, its notice tries again, and what was typed comes back with the reason', async () => {
  const { answer, sent } = serveSlowly();
  const { user } = await openScreen('/editions');
  await open(user);
  await retype(user, 'Name', 'Road Safety Report 2027');
  await retype(user, 'Start Date', '1 Jan 2027');
  await retype(user, 'End Date', '');
  await user.click(await submit());
  await screen.findByText('Creating Road Safety Report 2027…');
  await waitFor(() => expect(sent).toHaveLength(1));
  answer(problem(409, 'duplicate-name', { detail: 'This report name already exists' }));
  expect(await screen.findByText('Road Safety Report 2027 was not created.')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Creating/ })).not.toBeInTheDocument();
  const [refusal] = notices.all();
  expect(refusal?.message).toMatch(/^Something went wrong creating the new report/);
  expect(refusal?.action?.label).toBe('Try Again');

  await user.click(screen.getByRole('button', { name: 'Open what you typed' }));
  expect(await field('Name')).toHaveValue('Road Safety Report 2027');
  expect(await field('Start Date')).toHaveValue('01 Jan 2027');
  expect(await field('End Date')).toHaveValue('');
  expect(await field('Name')).toHaveAccessibleDescription('This report name already exists');
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));

  refusal?.action?.run();
  await waitFor(() => expect(sent).toHaveLength(2));
  answer('made');
  expect(await screen.findByRole('link', { name: 'Road Safety Report 2027' })).toBeVisible();
  expect(screen.queryByText('Road Safety Report 2027 was not created.')).not.toBeInTheDocument();
});

test('[S132] what the server finds wrong with a date stands at the date; discarded, the dialog begins anew', async () => {
  const { answer, sent } = serveSlowly();
  const { user } = await openScreen('/editions');
  await open(user);
  await retype(user, 'Name', 'Road Safety Report 2027');
  await user.click(await submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  answer(problem(422, 'invalid', { errors: [{ pointer: '/EndDate', detail: 'Too far away' }] }));
  await user.click(await screen.findByRole('button', { name: 'Open what you typed' }));
  expect(await field('End Date')).toHaveAccessibleDescription('Too far away');
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  // the same dates would be refused each time
  expect(notices.all().map(({ action }) => action?.label)).toEqual([undefined]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Road Safety Report 2027 was not created.')).not.toBeInTheDocument();
  await open(user);
  expect(await field('Name')).toHaveValue('Road Safety Report 2026');
});

test('[S100] where no answer came, it is not said to be certain that nothing was made', async () => {
  const { user } = await openScreen('/editions');
  await open(user);
  api.use(http.post('*/api/v1/report-editions', () => HttpResponse.error()));
  await retype(user, 'Name', 'Road Safety Report 2027');
  await user.click(await submit());
  expect(await screen.findByText('Road Safety Report 2027 may not have been created.')).toBeVisible();
  expect(screen.queryByText('Road Safety Report 2027 was not created.')).not.toBeInTheDocument();
  // the notice says why in the same words, and so does the dialog that is opened again
  const why = notices.all().at(-1)?.message.split('\n')[1] ?? '';
  expect(screen.getByText(why)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open what you typed' }));
  expect(within(await dialog()).getByText(why)).toBeVisible();
});

const unavailable = () => HttpResponse.json(problem(503, 'unavailable').body, { status: 503 });

test('[S98] [S129] an edition that the server still works on is said to be created until it is, without a second one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  expectConsole(/503, processing likely continues/);
  const keys: (string | null)[] = [];
  const { user } = await openScreen('/editions');
  await open(user);
  api.use(
    http.post('*/api/v1/report-editions', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? unavailable() : undefined;
    }),
  );
  await retype(user, 'Name', 'Road Safety Report 2027');
  await user.click(await submit());
  await waitFor(() => expect(keys).toHaveLength(1));
  expect(screen.getByText('Creating Road Safety Report 2027…')).toBeVisible();
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(screen.queryByText('Creating Road Safety Report 2027…')).not.toBeInTheDocument());
  expect(screen.queryByText(/was not created|may not have been/)).not.toBeInTheDocument();
  expect(notices.all().map(({ message }) => message)).toContain(`${made.Name} is ready and is now the active edition.`);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(drafts.has('edition:1:new')).toBe(false);
});

test('[S98] [S129] [S132] an edition that stays unanswered is not said to be created for good: its retry, and what was typed, remain', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  expectConsole(/503, processing likely continues/);
  let isDown = true;
  const { user } = await openScreen('/editions');
  await open(user);
  api.use(http.post('*/api/v1/report-editions', () => (isDown ? unavailable() : undefined)));
  await retype(user, 'Name', 'Road Safety Report 2027');
  await user.click(await submit());
  await screen.findByText('Creating Road Safety Report 2027…');
  for (let waited = 0; waited < 45; waited += 5) await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText('Road Safety Report 2027 may not have been created.')).toBeVisible();
  expect(screen.queryByText('Creating Road Safety Report 2027…')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open what you typed' }));
  expect(await field('Name')).toHaveValue('Road Safety Report 2027');
  isDown = false;
  const refused = notices.all().find(({ action }) => action?.label === 'Try Again');
  expect(refused?.record).toBe('Road Safety Report 2027');
  act(() => refused?.action?.run());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/may not have been/)).not.toBeInTheDocument();
});

test('[S50] [S129] [Q-R16] what was typed about an edition outlives the error page of a 500 and a reload', async () => {
  api.use(
    http.post('*/api/v1/report-editions', () => HttpResponse.json(problem(500, 'internal').body, { status: 500 })),
  );
  const first = await openScreen('/editions');
  await open(first.user);
  await retype(first.user, 'Name', 'Road Safety Report 2027');
  await first.user.click(await submit());
  await waitFor(() => expect(first.router.state.resolvedLocation?.pathname).toBe('/500'));
  await act(() => first.router.navigate({ to: '/editions' }));
  await first.user.click(await screen.findByRole('button', { name: 'Open what you typed' }));
  expect(await field('Name')).toHaveValue('Road Safety Report 2027');
  cleanup();
  const { user } = await openScreen('/editions');
  await open(user);
  expect(await field('Name')).toHaveValue('Road Safety Report 2027');
  expect(within(await dialog()).getByText('What you typed earlier was not saved. It is back.')).toBeVisible();
  await user.click(within(await dialog()).getByRole('button', { name: 'Discard' }));
  expect(await field('Name')).toHaveValue('Road Safety Report 2026');
});

test('[S100] what is typed over a refused edition and discarded leaves what was refused', async () => {
  const { answer, sent } = serveSlowly();
  const { user } = await openScreen('/editions');
  await open(user);
  await retype(user, 'Name', 'Road Safety Report 2027');
  await user.click(await submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  answer(problem(409, 'conflict'));
  await user.click(await screen.findByRole('button', { name: 'Open what you typed' }));
  await retype(user, 'Name', 'Road Safety Report 2028');
  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Discard changes?' })).getByRole('button', { name: 'Discard' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Open what you typed' }));
  expect(await field('Name')).toHaveValue('Road Safety Report 2027');
  await user.keyboard('{Escape}');
  expect(notices.all().map(({ action }) => action?.label)).toEqual(['Try Again']);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(notices.all()).toEqual([]);
});

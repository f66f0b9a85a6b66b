import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { drafts } from '#src/lib/forms/drafts.ts';
import { notices } from '#src/lib/notices/notices.ts';
import '#src/features/editions/edition-editor.tsx';
import { api, openScreen } from '../../../support/screen.tsx';
import { page } from './open-structure.tsx';

const ADDRESS = '/editions/4/edit?milestone=16&activity=91';
const problem = (status: number, code = 'x') =>
  HttpResponse.json({ type: 'about:blank', title: 'x', status, code }, { status });
const textbox = (name: string) => screen.findByRole('textbox', { name });

async function openAt(address = ADDRESS, as?: { Id: number }) {
  const opened = await openScreen(address, as && { as });
  await page.rows('Indicators');
  return opened;
}
async function chooseFrom(user: UserEvent, row: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions: ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
const add = (user: UserEvent, noun: string) => user.click(screen.getByRole('button', { name: `Add ${noun}` }));
async function retype(user: UserEvent, name: string, text: string) {
  await user.clear(await textbox(name));
  await user.type(await textbox(name), text);
}
const isBack = () => screen.findByText('What you typed earlier was not saved. It is back.');
/** The page goes with all that is in memory, and is loaded again. */
function reload(as?: { Id: number }) {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  return openAt(ADDRESS, as);
}

test('[Q-R15, S56, S129] a milestone that meets 500 is back after the error page, with the reason; Try Again makes it and its draft goes', async () => {
  let isDown = true;
  api.use(http.post('*/api/v1/report-editions/4/milestones', () => (isDown ? problem(500) : undefined)));
  const { user, router } = await openAt();
  await add(user, 'Milestone');
  await user.type(await textbox('Full Name'), 'Speed management');
  await user.type(await textbox('Short Name'), 'Speed');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/500'));
  expect(drafts.read('milestone:1:4:new')?.origin).toEqual({
    title: 'New milestone in Road Safety Report 2026',
    path: ADDRESS,
    editionId: 4,
  });
  await act(async () => router.history.push(ADDRESS));
  await page.rows('Indicators');
  await add(user, 'Milestone');
  expect(await isBack()).toBeVisible();
  expect(await textbox('Full Name')).toHaveValue('Speed management');
  expect(await textbox('Short Name')).toHaveValue('Speed');
  expect(screen.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-disabled');
  expect(within(await page.dialog('Add Milestone')).getByText(/^Something went wrong creating/)).toBeVisible();
  isDown = false;
  act(() => notices.all()[0]?.action?.run());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts.has('milestone:1:4:new')).toBe(false);
});

test('[Q-R16, S57] what is typed into an activity is back after a reload, over the version that it was begun from', async () => {
  const sent: { Version?: number; FullName?: string }[] = [];
  api.use(
    http.put('*/api/v1/report-editions/4/activities', async ({ request }) => {
      sent.push((await request.clone().json()) as object);
      return undefined;
    }),
  );
  const { user } = await openAt();
  await chooseFrom(user, 'Funding', 'Edit Activity');
  await retype(user, 'Full Name', 'Money');
  const again = await reload();
  await chooseFrom(again.user, 'Funding', 'Edit Activity');
  expect(await isBack()).toBeVisible();
  expect(await textbox('Full Name')).toHaveValue('Money');
  await again.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ FullName: 'Money', Version: 1 }]);
  await chooseFrom(again.user, 'Funding', 'Edit Activity');
  expect(screen.queryByText(/It is back/)).toBeNull();
});

test('[Q-R15, S57] nobody finds in a dialog what another person typed who was signed in before', async () => {
  const { user } = await openAt();
  await chooseFrom(user, 'Funding', 'Edit Activity');
  await retype(user, 'Full Name', 'Money');
  const another = await reload({ Id: 7 });
  await chooseFrom(another.user, 'Funding', 'Edit Activity');
  expect(await textbox('Full Name')).not.toHaveValue('Money');
  expect(screen.queryByText(/It is back/)).toBeNull();
});

test('[Q-R15, S62] a new indicator that was begun in an activity opens where it was left, in that activity alone', async () => {
  const { user } = await openAt();
  await add(user, 'Indicator');
  await user.click(await screen.findByRole('button', { name: /^Create new/ }));
  await user.type(await textbox('Full Name'), 'The agency publishes its accounts');
  const again = await reload();
  await add(again.user, 'Indicator');
  await page.dialog('New Indicator');
  expect(await isBack()).toBeVisible();
  expect(await textbox('Full Name')).toHaveValue('The agency publishes its accounts');
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await textbox('Full Name')).toHaveValue('');
  await again.user.keyboard('{Escape}');
  await add(again.user, 'Indicator');
  expect(await page.dialog('Add Indicator')).toBeVisible();
});

test('[Q-R15, S63, S64] an edited indicator, a chosen parent and a chosen activity are back after 404', async () => {
  api.use(http.put('*/api/v1/report-editions/4/indicators', () => problem(404)));
  const { user, router } = await openAt();
  const meets404 = async (button: string) => {
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/404'));
    await act(async () => router.history.push(ADDRESS));
    await page.rows('Indicators');
  };
  const row = 'Regions take part in planning';
  await chooseFrom(user, row, 'Edit Indicator');
  await retype(user, 'Short Name', 'Regions plan');
  await meets404('Save Changes');
  await chooseFrom(user, row, 'Edit Indicator');
  expect(await isBack()).toBeVisible();
  expect(await textbox('Short Name')).toHaveValue('Regions plan');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(drafts.names('indicator:')).toEqual([]);

  await chooseFrom(user, row, 'Assign Dependency');
  await user.click(await screen.findByRole('combobox', { name: 'Parent indicator' }));
  await user.click(await screen.findByRole('option', { name: /^1\.1\.1/ }));
  await meets404('Assign Dependency');
  await chooseFrom(user, row, 'Assign Dependency');
  expect(await isBack()).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Parent indicator' })).toHaveTextContent('1.1.1 Lead agency');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));

  await chooseFrom(user, row, 'Move Indicator');
  await user.click(await screen.findByRole('combobox', { name: 'Activity' }));
  await user.click(await screen.findByRole('option', { name: /^1\.2 National strategy/ }));
  await meets404('Move');
  await chooseFrom(user, row, 'Move Indicator');
  expect(await isBack()).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Activity' })).toHaveTextContent('1.2 National strategy');
});

test('[Q-R15, S56] Keep editing keeps the draft, Discard gives it up, and with it the retry of what was refused', async () => {
  api.use(http.post('*/api/v1/report-editions/4/milestones', () => problem(409)));
  const { user } = await openAt();
  await add(user, 'Milestone');
  await user.type(await textbox('Full Name'), 'Speed management');
  await user.type(await textbox('Short Name'), 'Speed');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(notices.all()).toHaveLength(1));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(drafts.has('milestone:1:4:new')).toBe(true);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(drafts.has('milestone:1:4:new')).toBe(false);
  expect(notices.all()).toEqual([]);
  await add(user, 'Milestone');
  expect(await textbox('Full Name')).toHaveValue('');
  expect(screen.queryByText(/^Something went wrong/)).toBeNull();
});

test('[Q-R15, S132] a late answer to what was sent before does not end other words typed since', async () => {
  let answer = () => {};
  const answered = new Promise<void>((done) => (answer = done));
  api.use(
    http.post('*/api/v1/report-editions/4/milestones', async () => {
      await answered;
      return undefined;
    }),
  );
  const { user, client } = await openAt();
  await add(user, 'Milestone');
  await user.type(await textbox('Full Name'), 'Speed management');
  await user.type(await textbox('Short Name'), 'Speed');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await add(user, 'Milestone');
  await retype(user, 'Full Name', 'Powered two-wheelers');
  answer();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(await textbox('Full Name')).toHaveValue('Powered two-wheelers');
  expect(drafts.read('milestone:1:4:new')?.typed).toMatchObject({ FullName: 'Powered two-wheelers' });
});

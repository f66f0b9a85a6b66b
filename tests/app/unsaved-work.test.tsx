import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '#src/app/unsaved/unsaved-work-dialog.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import { openScreen } from '../support/screen.tsx';

const NOTE = 'Measured in March.\nSee the register.';
const rating = {
  base: { ResearcherNote: '', Score: null, Version: 3 },
  typed: { ResearcherNote: NOTE, Score: 1, Version: 3 },
  origin: { title: '1.2.3 Speed limits, Kenya', path: '/countries/404/indicator/464' },
};
const edition = {
  base: { ReportName: 'Old', StartDate: '2026-01-01', Version: 1 },
  typed: { ReportName: 'Report of a closed edition', StartDate: '2026-01-01', EndDate: 'DATE_FIELD_NULL', Version: 1 },
  origin: { title: 'Edition 2024', path: '/editions' },
};

/** Opens the dashboard in a tab that holds these drafts, and the account menu. */
async function openMenu(kept: Record<string, object>) {
  for (const [name, draft] of Object.entries(kept)) drafts.keep(name, draft as never);
  drafts.flush();
  const tools = await openScreen('/dashboard');
  await tools.user.click(await screen.findByRole('button', { name: /^Hi / }));
  return tools;
}
async function openList(kept: Record<string, object>) {
  const tools = await openMenu(kept);
  await tools.user.click(await screen.findByRole('button', { name: /^Unsaved work/ }));
  await screen.findByRole('dialog', { name: 'Unsaved work' });
  return tools;
}
const entry = (name: string) => within(screen.getByRole('listitem', { name }));

test('[Q-R16] without drafts the account menu says nothing of unsaved work; choices and boxes without text do not count', async () => {
  const search = { base: {}, typed: { picked: [1], form: 'a-b-c', Score: 1, CommentContent: '  ' } };
  sessionStorage.setItem('draft:export', JSON.stringify({ format: 1, countries: [] }));
  sessionStorage.setItem('draft:held:1', JSON.stringify({ record: '1 Name' }));
  await openMenu({ 'comment:1:2': search });
  expect(screen.getByRole('button', { name: 'Log Out' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Unsaved work/ })).toBeNull();
});

test('[Q-R16] what was typed in this tab and not saved can be found, read and copied, wherever its record is now', async () => {
  const { user } = await openList({ 'rating:1': rating, 'edition:1': edition });
  const item = entry('1.2.3 Speed limits, Kenya');
  expect(item.getByRole('region', { name: 'Researcher Note' }).textContent).toBe(NOTE);
  expect(item.getByText(/^Typed/)).toBeVisible();
  // what stood there before is not what was typed
  expect(
    entry('Edition 2024')
      .getAllByRole('heading', { level: 4 })
      .map((one) => one.textContent),
  ).toEqual(['Report Name']);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(item.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(NOTE);
  expect(await item.findByText('Copied')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /^Hi / })).toHaveFocus();
});

test('[Q-R16] where the browser refuses the clipboard the text is selected', async () => {
  const { user } = await openList({ 'rating:1': rating });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(entry('1.2.3 Speed limits, Kenya').getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Selected: copy it by hand')).toBeVisible();
  expect(`${getSelection()}`.replaceAll(/\s+/g, ' ')).toBe(NOTE.replace('\n', ' '));
});

test('[Q-R16] a draft is gone on with where it was typed', async () => {
  const { user, router } = await openList({ 'rating:1': rating });
  await user.click(screen.getByRole('link', { name: 'Go to it' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/464'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[Q-R16] a draft is discarded only after a question, and the count follows', async () => {
  const { user } = await openList({ 'rating:1': rating, 'edition:1': edition });
  await user.click(entry('Edition 2024').getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard unsaved work?' }));
  expect(question.getByText('What you typed in ‘Edition 2024’ will be gone for good.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep' }));
  expect(drafts.has('edition:1')).toBe(true);
  await user.click(entry('Edition 2024').getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Discard', description: '' }));
  expect(drafts.has('edition:1')).toBe(false);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Unsaved work' })).toHaveFocus());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Hi / }));
  expect(screen.getByRole('button', { name: /^Unsaved work/ })).toHaveTextContent('Unsaved work1');
});

test('[Q-R16] a draft whose form is on the screen is left to that form', async () => {
  const close = drafts.opened('rating:1');
  await openList({ 'rating:1': rating });
  expect(screen.getByText('It is in the form on this page.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  close();
});

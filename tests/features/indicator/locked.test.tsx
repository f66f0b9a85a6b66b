// A form that can no longer be saved shows the record, and beside it what was typed.

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { openComments, paste } from './comments/support.ts';
import { list, openReferences } from './references-support.ts';
import { openIndicator, page, researcher } from './support.ts';

const key = getReadIndicatorRatingQueryKey({ countryId: 404, reportEditionId: 4, indicatorId: 451 });
const draftNames = () => Object.keys(sessionStorage).filter((one) => /^draft:(?!key:)/.test(one));
const typed = async () => (await screen.findByRole('region', { name: 'What you typed' })).textContent;
const press = (name: string) => screen.getByRole('button', { name });

function clipboard() {
  const writeText = vi.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
}

test('[S169] [Q-R15] a rating that is locked while it is typed shows the record, and what was typed can be copied or discarded', async () => {
  const { user, server, client } = await openIndicator();
  await user.type(await page.note(), ' Mine.');
  await user.click(page.score('0'));
  server.rating = {
    ...server.rating,
    WorkflowStatus: WorkflowStatus.QAInProgress,
    ResearcherNote: 'Theirs.',
    Version: 4,
  };
  await client.invalidateQueries({ queryKey: key });
  await waitFor(async () => expect(await page.note()).toHaveAttribute('readonly'));
  expect(await page.note()).toHaveValue('Theirs.');
  expect(page.score('1')).toBeChecked();
  expect(screen.getByText('What you typed is not saved.')).toBeVisible();
  expect(await typed()).toMatch(/^Score: 0\nMet \/ Not Met: Met\nNote: The National .* Mine\.$/s);
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();

  const writeText = clipboard();
  await user.click(press('Copy text'));
  expect(writeText).toHaveBeenCalledWith(await typed());
  expect(await screen.findByText('Copied.')).toHaveRole('status');
  await user.click(press('Discard'));
  expect(screen.queryByText('What you typed is not saved.')).toBeNull();
  expect(await page.note()).toHaveValue('Theirs.');
  expect(draftNames()).toEqual([]);
});

test('[S221] [S132] a save into an edition that was closed says so, offers no retry, and leaves what was typed to copy', async () => {
  const { user, server } = await openIndicator();
  const record = (await page.note()).value;
  const detail = 'Road Safety Report 2026 is inactive and cannot be changed.';
  server.refuse({ status: 409, code: 'inactive-edition', detail });
  await user.type(await page.note(), ' Mine.');
  await user.click(page.save());
  await waitFor(async () => expect(await page.note()).toHaveAttribute('readonly'));
  expect(within(screen.getByRole('form', { name: 'Rating' })).getByText(detail)).toBeVisible();
  expect(await page.note()).toHaveValue(record);
  expect(await typed()).toContain(`Note: ${record} Mine.`);
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  expect(notices.all()).toMatchObject([{ record: '1.1.1 Lead agency named in law, Kenya' }]);
  expect(notices.all()[0]?.action).toBeUndefined();
});

test('[Q-R16] what was typed about the same record of an earlier edition is there to copy', async () => {
  const origin = { title: '1.1.1 Lead agency named in law, Kenya', path: '/countries/404/indicator/77' };
  const values = { Score: 1, RatingIsMet: true, ResearcherNote: 'Of 2025.', CountryIndicatorRatingId: 70, Version: 1 };
  const keep = (name: string, title: string) =>
    sessionStorage.setItem(
      `draft:${name}`,
      JSON.stringify({ base: values, typed: values, origin: { ...origin, title } }),
    );
  keep('rating:2:70', origin.title);
  keep('rating:2:71', 'Another, Kenya');
  keep('rating:3:72', origin.title);
  const { user } = await openIndicator();
  expect(await screen.findByText('What you typed in an earlier edition is not saved.')).toBeVisible();
  expect(await typed()).toBe('Score: 1\nMet / Not Met: Met\nNote: Of 2025.');
  await user.click(press('Discard'));
  expect(screen.queryByText(/in an earlier edition/)).toBeNull();
  expect(draftNames()).toEqual(['draft:rating:2:71', 'draft:rating:3:72']);
});

test('[S170] [Q-R15] half a comment stays to copy from where the person may not comment any more', async () => {
  const external = { ...researcher, Permissions: ['dataentry-indicator-edit-own' as const] };
  const { user, server, client } = await openComments({ as: external });
  await screen.findByPlaceholderText('Add a comment');
  await paste('Half a sent');
  server.rating = { ...server.rating, ResearchUserId: 9, ResearchUserName: 'Ana Lima', Version: 4 };
  await client.invalidateQueries({ queryKey: key });
  expect(await screen.findByText('Only the assigned researcher and QA user can comment here.')).toBeVisible();
  expect(await typed()).toBe('Half a sent');
  await user.click(press('Discard'));
  expect(draftNames()).toEqual([]);
});

test('[S180] [Q-R16] what was typed about a reference that was taken away stays to copy from', async () => {
  const { user, references, client } = await openReferences();
  await list.current();
  await user.click(list.press(/^Edit: National/));
  await list.dialog('Edit Reference');
  await user.type(list.field('Title'), ' of 2012');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
  references.lists.CurrentReportEditionReferences = references.lists.CurrentReportEditionReferences.filter(
    ({ Id }) => Id !== 7001,
  );
  await client.invalidateQueries({ queryKey: ['readReferences'] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull());
  expect(await typed()).toMatch(/^Title: National Transport and Safety Authority Act of 2012\nAuthor: /);
  await user.click(press('Discard'));
  expect(draftNames()).toEqual([]);
});

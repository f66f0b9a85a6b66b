import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListActivitiesMockHandler,
  getListActivitiesResponseMock,
} from '#generated/mocks/structure/structure.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api } from '../../../support/screen.tsx';
import { openStructure, page } from './open-structure.tsx';

const refuse = (status: number, more: object) => () =>
  HttpResponse.json(
    { type: 'about:blank', title: 'x', status, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

for (const { noun, list, add, search, path, features } of [
  {
    noun: 'Milestone',
    list: 'Milestones',
    add: '6Speed0',
    search: '',
    path: 'milestones',
    features: 'S56, S110',
  },
  {
    noun: 'Activity',
    list: 'Activities',
    add: '1.7Speed0',
    search: '?milestone=16',
    path: 'activities',
    features: 'S57, S111',
  },
]) {
  const open = async () => {
    const opened = await openStructure(search);
    await page.rows(list);
    await opened.user.click(screen.getByRole('button', { name: `Add ${noun}` }));
    const dialog = within(await page.dialog(`Add ${noun}`));
    return {
      ...opened,
      dialog,
      full: dialog.getByRole('textbox', { name: 'Full Name' }),
      short: dialog.getByRole('textbox', { name: 'Short Name' }),
      create: dialog.getByRole('button', { name: 'Create' }),
    };
  };

  test(`[${features}] [S226] Add ${noun}: Create works once both names were touched; too short is told; the counter counts`, async () => {
    const { user, dialog, full, short, create } = await open();
    expect(create).toHaveAttribute('aria-disabled', 'true');
    await user.type(full, 'Sp');
    expect(create).toHaveAttribute('aria-disabled', 'true');
    await user.type(short, 'Sp');
    expect(dialog.getByText('2/80')).toBeVisible();
    expect(create).not.toHaveAttribute('aria-disabled');
    await user.click(create);
    expect(await dialog.findByText('There is a problem')).toBeVisible();
    expect(dialog.getAllByText('The short name needs 3 to 80 characters')).toHaveLength(2);
    expect(dialog.getAllByText('The full name needs 3 to 500 characters')).toHaveLength(2);
  });

  test(`[${features}] Add ${noun}: the row is shown at once; a refusal takes it back and loses nothing typed`, async () => {
    let refusals = 1;
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    api.use(
      http.post(`*/api/v1/report-editions/4/${path}`, async () => {
        await held;
        if (refusals-- <= 0) return undefined;
        return refuse(422, {
          code: 'invalid',
          errors: [{ pointer: '/ShortName', detail: 'This short name is taken' }],
        })();
      }),
    );
    const { user, full, short, create } = await open();
    await user.type(full, 'Speed management');
    await user.type(short, 'Speed');
    await user.click(create);
    await waitFor(() => expect(document.querySelector(`ul[aria-label="${list}"]`)?.lastChild).toHaveTextContent(add));
    release();
    await waitFor(() => expect(short).toHaveAccessibleDescription('This short name is taken'));
    expect(short).toHaveFocus();
    expect(document.querySelector(`ul[aria-label="${list}"]`)?.lastChild).not.toHaveTextContent(add);
    expect(full).toHaveValue('Speed management');
    expect(short).toHaveValue('Speed');
    // the same words would be refused each time
    expect(notices.all().map(({ action, record }) => [action?.label, record])).toEqual([[undefined, 'Speed']]);
    await user.type(short, ' limits');
    expect(short).not.toHaveAccessibleDescription();
    await user.click(create);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test(`[${features}, S132] Add ${noun}: Try Again of the notice closes the dialog when it succeeds`, async () => {
    let refusals = 1;
    api.use(
      http.post(`*/api/v1/report-editions/4/${path}`, () =>
        refusals-- > 0 ? refuse(409, { code: 'conflict', detail: 'Not now.' })() : undefined,
      ),
    );
    const { user, dialog, full, short, create } = await open();
    await user.type(full, 'Speed management');
    await user.type(short, 'Speed');
    await user.click(create);
    expect(await dialog.findByText('Not now.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Try Again', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test(`[${features}] Add ${noun}: what was refused and is sent mended cannot be made a second time by its notice`, async () => {
    let refusals = 1;
    api.use(
      http.post(`*/api/v1/report-editions/4/${path}`, () =>
        refusals-- > 0 ? refuse(409, { code: 'conflict', detail: 'Not this one.' })() : undefined,
      ),
    );
    const { user, full, short, create } = await open();
    await user.type(full, 'Speed management');
    await user.type(short, 'Speed');
    await user.click(create);
    await waitFor(() => expect(notices.all().map(({ action }) => action?.label)).toEqual(['Try Again']));
    await user.type(short, ' limits');
    await user.click(create);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(notices.all()).toEqual([]);
  });

  test(`[${features}] Add ${noun}: Escape asks before it throws away what was typed`, async () => {
    const { user, full } = await open();
    await user.type(full, 'Speed');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(full).toHaveValue('Speed');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: `Add ${noun}` })).toHaveFocus());
  });
}

test('[S56, S110] Edit Milestone: Save works once something changed, and sends the version it was begun from', async () => {
  const sent: unknown[] = [];
  api.use(
    http.put('*/api/v1/report-editions/4/milestones', async ({ request }) => {
      sent.push(await request.clone().json());
      return undefined;
    }),
  );
  const { user } = await openStructure();
  await page.rows('Milestones');
  await user.click(screen.getByRole('button', { name: 'Actions: Management' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Milestone' }));
  const dialog = within(await page.dialog('Edit Milestone'));
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByRole('textbox', { name: 'Full Name' }), ' and funding');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([{ Id: 16, FullName: 'Road safety management and funding', Version: 1 }]);
});

test('[S57] what somebody else saved meanwhile is said and shown, and can be saved over or taken', async () => {
  const sent: { Version?: number }[] = [];
  api.use(
    http.put('*/api/v1/report-editions/4/activities', async ({ request }) => {
      sent.push((await request.clone().json()) as { Version?: number });
      if (sent.length > 1) return undefined;
      const theirs = { ShortName: 'Money', Description: 'How it is paid for.', Version: 2 };
      const rows = getListActivitiesResponseMock().map((row) =>
        row.ShortName === 'Funding' ? { ...row, ...theirs } : row,
      );
      api.use(getListActivitiesMockHandler(rows));
      return refuse(409, { code: 'stale', ChangedByName: 'Rui Tanaka', ChangedOn: '2026-11-18T04:30:00Z' })();
    }),
  );
  const { user } = await openStructure('?milestone=16');
  await page.rows('Activities');
  await user.click(screen.getByRole('button', { name: 'Actions: Funding' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit Activity' }));
  const dialog = within(await page.dialog('Edit Activity'));
  await user.type(dialog.getByRole('textbox', { name: 'Short Name' }), ' of work');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText(/^Rui Tanaka changed this activity on/)).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Short Name' })).toHaveValue('Funding of work');
  expect(await dialog.findByRole('row', { name: /^Short Name Funding of work .*Money/ })).toBeVisible();
  expect(dialog.getAllByRole('row')).toHaveLength(2);
  expect(dialog.getByText('What only they changed is as they have it either way.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  expect(save).toHaveFocus();
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ Version }) => Version)).toEqual([1, 2]);
  expect(sent[1]).toMatchObject({ ShortName: 'Funding of work', Description: 'How it is paid for.' });
});

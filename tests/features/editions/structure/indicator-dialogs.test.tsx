import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getListActivityIndicatorsResponseMock,
  getListGlobalIndicatorsMockHandler,
  getListGlobalIndicatorsResponseMock,
} from '#generated/mocks/structure/structure.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api } from '../../../support/screen.tsx';
import { openStructure, page } from './open-structure.tsx';

const ADDRESS = '?milestone=16&activity=91';

/** Notes every call that writes, as 'PUT /indicators' and its body. */
function noteWrites() {
  const writes: { call: string; body: Record<string, unknown> | undefined }[] = [];
  for (const method of ['post', 'put', 'delete'] as const)
    api.use(
      http[method]('*/api/v1/report-editions/4/*', async ({ request }) => {
        const text = await request.clone().text();
        const path = new URL(request.url).pathname.replace('/api/v1/report-editions/4', '');
        writes.push({ call: `${request.method} ${path}`, body: text ? JSON.parse(text) : undefined });
        return undefined;
      }),
    );
  return writes;
}

async function openAdd() {
  const opened = await openStructure(ADDRESS);
  await page.rows('Indicators');
  await opened.user.click(screen.getByRole('button', { name: 'Add Indicator' }));
  await page.dialog('Add Indicator');
  return opened;
}

async function openMenu(name: string, item: string) {
  const opened = await openStructure(ADDRESS);
  await page.rows('Indicators');
  await opened.user.click(screen.getByRole('button', { name: `Actions: ${name}` }));
  await opened.user.click(await screen.findByRole('menuitem', { name: item }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

test('[S62, S68, S91] from the library several are added at once; nothing chosen adds nothing', async () => {
  const writes = noteWrites();
  const { user } = await openAdd();
  await user.click(screen.getByRole('button', { name: /^Add from library/ }));
  const dialog = within(await page.dialog('Add from the Library'));
  expect(dialog.getByRole('button', { name: /^Add/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(await dialog.findByRole('checkbox', { name: 'Select all' }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 Indicators' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toMatchObject([
    {
      call: 'POST /indicators',
      body: {
        ActivityId: 91,
        ActivityOrderId: 1,
        MilestoneOrderId: 1,
        Indicators: [{ LibraryIndicatorId: 151 }, { LibraryIndicatorId: 152 }],
      },
    },
  ]);
});

test('[S68] [S131] refused, the choice stays with why, without what somebody else has added meanwhile', async () => {
  const writes = noteWrites();
  const { user } = await openAdd();
  await user.click(screen.getByRole('button', { name: /^Add from library/ }));
  const dialog = within(await page.dialog('Add from the Library'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Select all' }));
  let isRefused = false;
  const left = getListGlobalIndicatorsResponseMock().slice(1);
  const problem = { title: 'Conflict', status: 409, code: 'conflict', detail: '1.1.1 is in the edition already.' };
  api.use(
    getListGlobalIndicatorsMockHandler(left),
    http.post('*/api/v1/report-editions/4/indicators', () => {
      if (isRefused) return undefined;
      isRefused = true;
      return HttpResponse.json(problem, { status: 409 });
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add 2 Indicators' }));
  expect(await dialog.findByText(problem.detail)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Add 1 Indicator' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toMatchObject([{ body: { Indicators: [{ LibraryIndicatorId: 152 }] } }]);
});

test('[S68] an empty library says so', async () => {
  api.use(getListGlobalIndicatorsMockHandler([]));
  const { user } = await openAdd();
  await user.click(screen.getByRole('button', { name: /^Add from library/ }));
  expect(await screen.findByText('No available library indicators')).toBeVisible();
});

test('[S2, S62, S112] a new indicator: what was typed outlives the steps, a dependent one needs a parent', async () => {
  const writes = noteWrites();
  const { user } = await openAdd();
  await user.click(screen.getByRole('button', { name: /^Create new/ }));
  const dialog = within(await page.dialog('New Indicator'));
  await user.type(dialog.getByRole('textbox', { name: 'Full Name' }), 'The agency publishes its accounts');
  await user.type(dialog.getByRole('textbox', { name: 'Short Name' }), 'Accounts');
  expect(dialog.getByText('8/80')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Depends on another indicator' }));
  await user.click(dialog.getByRole('radio', { name: 'Negative' }));
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('There is a problem')).toBeVisible();
  expect(dialog.getAllByText('A parent indicator is required for dependent indicators.')).toHaveLength(2);
  expect(dialog.getAllByText('The description needs 3 to 10,000 characters')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Audited accounts are public.');
  await user.type(dialog.getByRole('textbox', { name: 'Time Period' }), 'The year');

  await user.click(dialog.getByRole('button', { name: 'Change Dependency' }));
  const change = within(await page.dialog('Change Dependency'));
  await user.keyboard('{Escape}');
  await page.dialog('New Indicator');
  expect(document.activeElement).toHaveTextContent('Change Dependency');
  await user.click(dialog.getByRole('button', { name: 'Change Dependency' }));
  await user.click(await change.findByRole('combobox', { name: 'Parent indicator' }));
  await user.type(await screen.findByPlaceholderText('Search indicators'), 'strategy');
  await user.click(await screen.findByRole('option', { name: /1\.2\.1 National strategy adopted/ }));

  await page.dialog('New Indicator');
  expect(dialog.getByText('1.2.1 National strategy adopted')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Full Name' })).toHaveValue('The agency publishes its accounts');
  expect(dialog.getByRole('radio', { name: 'Negative' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: /^Create new/ }));
  expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Audited accounts are public.');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toMatchObject([
    {
      call: 'POST /new-indicator',
      body: {
        ...{ ActivityId: 91, ActivityOrderId: 1, MilestoneOrderId: 1, ReportEditionId: 4, IndicatorRating: 1 },
        ...{ IsDependent: true, ParentIndicatorId: 456, ShortName: 'Accounts', TimePeriod: 'The year' },
      },
    },
  ]);
});

test('[S63, S103] what no longer depends is first unassigned, then updated; on the screen it is one change', async () => {
  const writes = noteWrites();
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  api.use(
    http.put('*/api/v1/report-editions/4/parent-indicators/452/unassign-parent', async () => {
      writes.push({ call: 'unassign begins', body: undefined });
      await held;
      return undefined;
    }),
  );
  const { user, dialog } = await openMenu('Lead agency has its own budget', 'Edit Indicator');
  expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('checkbox', { name: 'Depends on another indicator' }));
  const short = dialog.getByRole('textbox', { name: 'Short Name' });
  await user.clear(short);
  await user.type(short, 'Own budget');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(document.querySelector('ul[aria-label="Indicators"] li:nth-child(2)')).toHaveTextContent(
    /^1\.1\.2Own budget$/,
  );
  release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes.map(({ call }) => call)).toEqual([
    'unassign begins',
    'PUT /parent-indicators/452/unassign-parent',
    'PUT /indicators',
  ]);
  expect(writes[2]?.body).toMatchObject({
    Id: 452,
    ParentIndicatorId: 0,
    IsDependent: false,
    ShortName: 'Own budget',
    Version: 2,
  });
});

test('[S103] where unassigning is refused, nothing is updated, all comes back and stays typed; Try Again does both', async () => {
  const writes = noteWrites();
  let refusals = 1;
  api.use(
    http.put('*/api/v1/report-editions/4/parent-indicators/452/unassign-parent', () =>
      refusals-- > 0
        ? HttpResponse.json(
            { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: 'Not now.' },
            { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
          )
        : undefined,
    ),
  );
  const { user, dialog } = await openMenu('Lead agency has its own budget', 'Edit Indicator');
  await user.click(dialog.getByRole('checkbox', { name: 'Depends on another indicator' }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Depends on another indicator' })).not.toBeChecked();
  expect(document.querySelector('ul[aria-label="Indicators"] li:nth-child(2)')).toHaveTextContent(/Depends on 1\.1\.1/);
  expect(writes).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Try Again', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes.map(({ call }) => call)).toEqual(['PUT /parent-indicators/452/unassign-parent', 'PUT /indicators']);
});

test('[S63, S103, S132] where the update after it is refused, the notice and the dialog say that the dependency is gone', async () => {
  const writes = noteWrites();
  let isFree = false;
  const refusals = ['refused', 'refused'];
  api.use(
    http.put('*/api/v1/report-editions/4/parent-indicators/452/unassign-parent', () => {
      isFree = true;
      return undefined;
    }),
    http.put('*/api/v1/report-editions/4/indicators', () => {
      if (!refusals.shift()) return undefined;
      const body = { type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail: 'Not now.' };
      return HttpResponse.json(body, { status: 409, headers: { 'Content-Type': 'application/problem+json' } });
    }),
    http.get('*/api/v1/report-editions/4/activities/91/indicators', () =>
      HttpResponse.json(
        getListActivityIndicatorsResponseMock().map((row) =>
          row.Id === 452 && isFree
            ? { ...row, ...{ IsDependent: false, ParentIndicatorId: 0, ParentIndicator: null, Version: 2 } }
            : row,
        ),
      ),
    ),
  );
  const { user, dialog } = await openMenu('Lead agency has its own budget', 'Edit Indicator');
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  const dependency = dialog.getByRole('checkbox', { name: 'Depends on another indicator' });
  await user.click(dependency);
  await user.type(dialog.getByRole('textbox', { name: 'Short Name' }), ' now');
  await user.click(save);
  const gone = 'Its dependency on 1.1.1 was removed; the other changes were not saved.';
  expect(await dialog.findByText(gone)).toBeVisible();
  expect(notices.all()).toMatchObject([
    {
      record: '1.1.2 Lead agency has its own budget',
      message: `Something went wrong updating the indicator\nNot now.\n${gone}`,
    },
  ]);
  expect(dependency).not.toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Short Name' })).toHaveValue('Lead agency has its own budget now');
  // sent anew: the parent is gone already, and the version is the one that this left
  await user.click(save);
  await waitFor(() => expect(dialog.queryByText(gone)).toBeNull());
  expect(await dialog.findByText('Not now.')).toBeVisible();
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes.map(({ call }) => call)).toEqual(['PUT /parent-indicators/452/unassign-parent', 'PUT /indicators']);
  expect(writes[1]?.body).toMatchObject({ Id: 452, ParentIndicatorId: 0, Version: 2 });
});

test('[S64, S113] Assign Dependency needs a choice, and another one than it has', async () => {
  const writes = noteWrites();
  const { user, dialog } = await openMenu('Regions take part in planning', 'Assign Dependency');
  const assign = dialog.getByRole('button', { name: 'Assign Dependency' });
  expect(assign).toHaveAttribute('aria-disabled', 'true');
  await user.click(await dialog.findByRole('combobox', { name: 'Parent indicator' }));
  await user.click(await screen.findByRole('option', { name: /^1\.1\.1/ }));
  await user.click(assign);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toMatchObject([
    { call: 'PUT /indicators', body: { Id: 454, ParentIndicatorId: 451, IsDependent: true } },
  ]);
});

test('[S60, S64, S113] Move Indicator does nothing for the current activity; another takes it along', async () => {
  const writes = noteWrites();
  const { user, dialog } = await openMenu('Regions take part in planning', 'Move Indicator');
  const move = dialog.getByRole('button', { name: 'Move' });
  expect(move).toHaveAttribute('aria-disabled', 'true');
  await user.click(await dialog.findByRole('combobox', { name: 'Activity' }));
  await user.click(await screen.findByRole('option', { name: /^1\.2 National strategy/ }));
  expect(move).not.toHaveAttribute('aria-disabled');
  await user.click(move);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toEqual([
    {
      call: 'PUT /indicators',
      body: { Id: 454, ActivityId: 92, ActivityOrderId: 2, MilestoneOrderId: 1, IndicatorRating: 0 },
    },
  ]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getReadDashboardFiltersResponseMock } from '#generated/mocks/dashboard/dashboard.msw.ts';
import { getListViewsMockHandler, getListViewsResponseMock } from '#generated/mocks/views/views.msw.ts';
import type { SavedView, SavedViewCreate, SavedViewUpdate } from '#generated/model/index.ts';
// At hand before the first press, which otherwise waits for the test runner to transform them.
import '#src/app/dashboard-views.tsx';
import '#src/app/countries-views.tsx';
import '#src/app/keys/keys.tsx';
import '#src/features/views/view-dialogs.tsx';
import '#src/app/keys/palette.tsx';
import { UNDO_MS } from '#src/lib/api/calls.ts';
import { api, openScreen } from '../../support/screen.tsx';

const researcher = { Id: 2, FullName: 'Rui Tanaka', Role: 1 as const, Permissions: [], HoldsAssignment: true };
const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const [completed, late] = getListViewsResponseMock() as [SavedView, SavedView, SavedView];
type Screen = Awaited<ReturnType<typeof openScreen>>;
const search = ({ router }: Screen) => router.state.location.search as Record<string, unknown>;
const open = (name: RegExp | string) =>
  waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));

/** Keeps what is sent, and serves it; `refuse` answers in its place. */
function serve(refuse?: () => Response | undefined) {
  let views = getListViewsResponseMock();
  const sent: { method: string; body: SavedViewCreate | SavedViewUpdate | undefined }[] = [];
  const take = async (request: Request) => {
    const body = request.method === 'DELETE' ? undefined : ((await request.json()) as SavedViewCreate);
    sent.push({ method: request.method, body });
    return body as SavedViewCreate;
  };
  api.use(
    getListViewsMockHandler(() => views),
    http.post('*/api/v1/views', async ({ request }) => {
      const made = { ...(await take(request)), Id: 70, AuthorName: 'Amara Okafor', Version: 1 };
      const refused = refuse?.();
      if (refused) return refused;
      views = [...views, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.put('*/api/v1/views/:id', async ({ request, params }) => {
      const body = await take(request);
      const refused = refuse?.();
      if (refused) return refused;
      views = views.map((view) => (view.Id === Number(params.id) ? { ...view, ...body, Version: 2 } : view));
      return HttpResponse.json(views.find(({ Id }) => Id === Number(params.id)));
    }),
    http.delete('*/api/v1/views/:id', async ({ request, params }) => {
      await take(request);
      views = views.filter(({ Id }) => Id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

test('[B11] a tab opens its view: filters, order and columns are in the address and on the screen', async () => {
  const shown = await openScreen('/dashboard');
  await open('Standard');
  await shown.user.click(await tab(/^Completed, newest first/));
  await waitFor(() =>
    expect(search(shown)).toEqual({
      ...{ status: [3], currentUser: false, sort: '-statusSince', hidden: ['due'], saved: completed.Id },
    }),
  );
  await open(/^Completed, newest first/);
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Due' })).toBeNull());
  expect(screen.getByRole('columnheader', { name: 'Since' })).toHaveAttribute('aria-sort', 'descending');
  await shown.user.click(await tab('Standard'));
  await waitFor(() => expect(search(shown)).toEqual({}));
});

test('[B11] arrows, Home and End move along the tabs, Enter opens', async () => {
  const shown = await openScreen('/dashboard');
  const standard = await tab('Standard');
  await tab(/^Completed/);
  standard.focus();
  await shown.user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Overdue, due first' })).toHaveFocus();
  await shown.user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: /^Completed/ })).toHaveFocus();
  await shown.user.keyboard('{ArrowRight}');
  expect(standard).toHaveFocus();
  await shown.user.keyboard('{ArrowLeft}{Home}{ArrowRight}{Enter}');
  await open('Overdue, due first');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test.each([1440, 390])('[B11] what the list is set to is saved under a name and opened, %i px wide', async (width) => {
  const sent = serve();
  const shown = await openScreen('/dashboard?status=[2]&hidden=["qaUser"]', { as: researcher, width });
  await tab(/^Completed/);
  await shown.user.click(button('Save view…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await shown.user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Waiting ');
  await shown.user.click(dialog.getByRole('button', { name: 'Save' }));
  await open('Waiting');
  expect(sent[0]?.body).toEqual({
    ...{ List: 0, Name: 'Waiting', IsShared: false, DefaultRoles: [] },
    Content: {
      ...{ Format: 1, Order: null, HiddenColumns: ['qaUser'] },
      Filters: [
        { Name: 'status', Values: ['2'] },
        { Name: 'currentUser', Values: ['true'] },
      ],
    },
  });
  expect(search(shown)).toMatchObject({ status: [2], saved: 70 });
});

test('[B11] nothing to save is said on the button', async () => {
  const shown = await openScreen('/dashboard');
  await tab(/^Completed/);
  expect(button('Save view…')).toHaveAccessibleDescription('Select filters, an order or columns first.');
  await shown.user.click(button('Save view…'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[B11] a name that is taken or blank is told in its place, before and after it is sent', async () => {
  const taken = { type: 'about:blank', title: 'Conflict', status: 409, code: 'duplicate-name', detail: 'Taken.' };
  const sent = serve(() => HttpResponse.json(taken, { status: 409 }));
  const shown = await openScreen('/dashboard?status=[2]');
  await tab(/^Completed/);
  await shown.user.click(button('Save view…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await shown.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Give it a name of 1 to 60 characters')).toBeVisible();
  // a shared view of that name is another thing
  const shared = getListViewsResponseMock().find(({ IsShared }) => IsShared);
  await shown.user.type(name, shared?.Name.toUpperCase() ?? '');
  expect(name).not.toHaveAccessibleDescription();
  await shown.user.clear(name);
  await shown.user.type(name, 'OVERDUE, due first');
  expect(name).toHaveAccessibleDescription('A view of yours has this name already.');
  await shown.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await shown.user.type(name, ' and Togo');
  await shown.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Something went wrong saving the view/)).toBeVisible();
  expect(name).toHaveValue('OVERDUE, due first and Togo');
});

test('[B11] a changed view is updated, or opened as it was', async () => {
  const sent = serve();
  const shown = await openScreen(`/dashboard?saved=${late.Id}&countries=[404]&overdue=true&currentUser=false&sort=due`);
  await open('Overdue, due first');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull());
  await shown.user.click(await screen.findByRole('switch', { name: 'Show assigned to me only' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Update view' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ Name: 'Overdue, due first', Content: { Order: 'due' } }));
  expect(sent[0]?.body?.Content.Filters).toContainEqual({ Name: 'currentUser', Values: ['true'] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull());
});

test('[B11] who may not change a shared view saves another, or goes back to it', async () => {
  const shown = await openScreen(`/dashboard?saved=${completed.Id}&status=[3,2]&currentUser=false`, { as: researcher });
  await open(/^Completed/);
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
  expect(button('Save view…')).not.toHaveAttribute('aria-disabled');
  await shown.user.click(button('Reset'));
  await waitFor(() => expect(search(shown)).toMatchObject({ status: [3], sort: '-statusSince' }));
});

test('[B11] a manager shares a view and makes it the start of a role, which leaves the one it had', async () => {
  const sent = serve();
  const shown = await openScreen(`/dashboard?saved=${late.Id}&countries=[404]&overdue=true&currentUser=false&sort=due`);
  await open('Overdue, due first');
  await shown.user.click(button('Actions of the view Overdue, due first'));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Rename, share…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }));
  await shown.user.click(dialog.getByRole('checkbox', { name: 'Share with everybody of the edition' }));
  expect(dialog.getByText('now ‘Completed, newest first’')).toBeVisible();
  await shown.user.click(dialog.getByRole('checkbox', { name: 'Spectator' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ IsShared: true, DefaultRoles: [3], Version: 1 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await tab(/^Overdue, due first.*shared/)).toBeVisible();
  await shown.user.click(button('Actions of the view Overdue, due first'));
  // It is shared already, and stays so.
  expect(await screen.findByRole('menuitem', { name: 'Rename, set as start…' })).toBeVisible();
});

test('[B11] an own view is deleted at once, and comes back by Undo', async () => {
  const sent = serve();
  const shown = await openScreen(`/dashboard?saved=${late.Id}&countries=[404]`);
  await open('Overdue, due first');
  await shown.user.click(button('Actions of the view Overdue, due first'));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await open('Standard');
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Overdue, due first' })).toBeNull());
  await shown.user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await tab('Overdue, due first')).toBeVisible();
  expect([sent, UNDO_MS]).toEqual([[], 10_000]);
});

test('[B11] a role’s list starts with its view, visibly, and one press leaves it', async () => {
  const shown = await openScreen('/dashboard', { as: { ...researcher, Role: 3, DefaultViews: [completed] } });
  await open(/^Completed, newest first.*your start/);
  expect(search(shown)).toMatchObject({ saved: completed.Id, status: [3] });
  await shown.user.click(await tab('Standard'));
  await waitFor(() => expect(search(shown)).toEqual({ saved: 0 }));
  await open('Standard');
  await shown.router.navigate({ to: '/dashboard', search: { status: [1] } as never });
  await shown.user.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(search(shown)).toEqual({ saved: 0 }));
});

test('[B11] the list of countries starts with the view of the role too, and hides columns', async () => {
  const view = { ...completed, List: 1 as const, Content: { ...completed.Content, Filters: [], Order: '-done' } };
  const content = { ...view.Content, HiddenColumns: ['region'] };
  const shown = await openScreen('/countries', { as: { DefaultViews: [{ ...view, Content: content }] } });
  await waitFor(() => expect(search(shown)).toEqual({ sort: 'done', desc: true, hidden: ['region'], saved: view.Id }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Region' })).toBeNull());
  await shown.user.click(await screen.findByRole('button', { name: /^Columns/ }));
  await shown.user.click(await screen.findByRole('option', { name: 'Region' }).catch(() => screen.getByText('Region')));
  expect(await screen.findByRole('columnheader', { name: 'Region' })).toBeVisible();
});

test('[B11] a value that is gone is told on its chip, and can be taken away', async () => {
  const [milestone] = getReadDashboardFiltersResponseMock().Milestones;
  const shown = await openScreen(`/dashboard?milestones=[${milestone?.Id},99999]`);
  await shown.user.click(await screen.findByRole('button', { name: 'Remove Milestone: no longer in this list' }));
  await waitFor(() => expect(search(shown)).toEqual({ milestones: [milestone?.Id] }));
});

test('[B11] saved views stand first in the palette, those of lists that the person may see', async () => {
  const shown = await openScreen('/countries', { as: researcher });
  await tab('Standard');
  await shown.user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Find or do' }));
  const [first] = await palette.findAllByRole('option');
  await waitFor(() => expect(palette.getAllByRole('option')[0]).toHaveTextContent(/^Completed, newest first/));
  expect(first).toBeDefined();
  await shown.user.keyboard('overdue, due{Enter}');
  await waitFor(() => expect(shown.router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  expect(search(shown)).toMatchObject({ saved: late.Id, countries: [404], sort: 'due' });
});

test('[B11] where a backend keeps no views, the columns alone are offered', async () => {
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' };
  api.use(http.get('*/api/v1/views', () => HttpResponse.json(problem, { status: 404 })));
  await openScreen('/dashboard');
  expect(await screen.findByRole('button', { name: 'Columns' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Save view…' })).toBeNull();
});

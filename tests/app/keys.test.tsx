import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import {
  getReadPreferencesMockHandler,
  getReadPreferencesResponseMock,
} from '#generated/mocks/preferences/preferences.msw.ts';
import type { PreferencesUpdate } from '#generated/model/index.ts';
// At hand before the first key, which otherwise waits for the test runner to transform them.
import '#src/app/keys/key-help.tsx';
import '#src/app/keys/keys.tsx';
import '#src/app/keys/palette.tsx';
import { foundIn } from '#src/app/keys/palette-items.ts';
import '#src/features/dashboard/assignment/assignment-tools.tsx';
import { turnSingleKeys } from '#src/lib/keys/single-keys.ts';
import { api, openScreen } from '../support/screen.tsx';

afterEach(() => turnSingleKeys(true));
const palette = () => screen.findByRole('dialog', { name: 'Find or do' });
const rowsOf = async (name: string) => within(await screen.findByRole('table', { name })).findAllByRole('link');
const at = (router: { state: { resolvedLocation?: { pathname: string } | undefined } }, path: string) =>
  waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(path));

test('[B10] j k Enter move through the list and open it; x selects, / searches', async () => {
  const { user, router } = await openScreen('/dashboard');
  const [first, second] = await rowsOf('Country indicators');
  await user.keyboard('j');
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('k');
  expect(first).toHaveFocus();
  // what selects comes with the tools of who may assign
  await screen.findAllByRole('checkbox');
  await user.keyboard('x');
  expect((await screen.findAllByRole('checkbox', { checked: true })).length).toBeGreaterThan(0);
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('jkx');
  expect(screen.getByRole('searchbox')).toHaveValue('jkx');
  await user.keyboard('{Escape}');
  first?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toMatch(/^\/countries\/\d+\/indicator\/\d+$/));
});

test('[B10] g and a letter lead to a page that the person may enter, and to no other', async () => {
  const { user, router } = await openScreen('/dashboard', { as: { Permissions: ['report-compare'] } });
  await rowsOf('Country indicators');
  await user.keyboard('gu');
  await user.keyboard('gc');
  await at(router, '/countries');
});

test('[B10] ? lists the keys from their table, without those that the person has no use for', async () => {
  const { user } = await openScreen('/countries', { as: { Permissions: ['report-compare'] } });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const words of ['Next row', 'Compare tool', 'Next Indicator', 'Show these keys'])
    expect(within(help).getByText(words)).toBeVisible();
  for (const words of ['Bulk assign', 'System users', 'Save Changes'])
    expect(within(help).queryByText(words)).toBeNull();
});

test('[B10] [B9] turned off, single keys rest, Ctrl+K does not, and the preference is kept', async () => {
  let served = getReadPreferencesResponseMock();
  api.use(
    getReadPreferencesMockHandler(() => served),
    http.put('*/api/v1/users/current-user/preferences', async ({ request }) => {
      served = { ...served, ...((await request.json()) as PreferencesUpdate) };
      return HttpResponse.json(served);
    }),
  );
  const { user, router } = await openScreen('/countries');
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Single keys are on' }));
  expect(screen.getByRole('switch', { name: 'Single keys are off' })).toBeVisible();
  await waitFor(() => expect(served.SingleKeys).toBe(false));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gd');
  expect(router.state.location.pathname).toBe('/countries');
  await user.keyboard('{Control>}k{/Control}');
  expect(await palette()).toBeVisible();
});

test('[B9] what is chosen before the preferences have come is kept, whatever they say', async () => {
  const before = { ...getReadPreferencesResponseMock(), SingleKeys: true };
  const answer = Promise.withResolvers<void>();
  let kept: PreferencesUpdate | undefined;
  api.use(
    getReadPreferencesMockHandler(async () => {
      await answer.promise;
      return before;
    }),
    http.put('*/api/v1/users/current-user/preferences', async ({ request }) => {
      kept = (await request.json()) as PreferencesUpdate;
      return HttpResponse.json({ ...before, ...kept });
    }),
  );
  const { user } = await openScreen('/countries');
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Single keys are on' }));
  answer.resolve();
  await waitFor(() => expect(kept).toEqual({ SingleKeys: false }));
  expect(screen.getByRole('switch', { name: 'Single keys are off' })).toBeVisible();
});

test('[B10] Ctrl+K finds countries by letters left out, and leads there', async () => {
  const { user, router } = await openScreen('/dashboard');
  await rowsOf('Country indicators');
  await user.keyboard('{Control>}k{/Control}');
  const box = within(await palette()).getByRole('combobox');
  expect(box).toHaveFocus();
  await user.type(box, 'kny');
  const option = await screen.findByRole('option', { name: /^Kenya/ });
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', option.id));
  await user.keyboard('{Enter}');
  await at(router, '/countries/404');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[B10] Enter right after the last letter takes what was typed, not what is still shown of fewer', async () => {
  const { user, router } = await openScreen('/dashboard');
  await rowsOf('Country indicators');
  await user.keyboard('{Control>}k{/Control}');
  const box = within(await palette()).getByRole('combobox');
  await user.type(box, 'kny');
  await screen.findByRole('option', { name: /^Kenya/ });
  await user.clear(box);
  await screen.findByRole('option', { name: /^Reference library/ });
  act(() => {
    fireEvent.change(box, { target: { value: 'kny' } });
    fireEvent.keyDown(box, { key: 'Enter' });
  });
  await at(router, '/countries/404');
});

test('[B10] of all kinds the one with the best answer comes first, of equals as they are offered', () => {
  const item = (label: string) => ({ id: label, label, run: () => undefined });
  const groups = [
    { title: 'On this page', items: [item('Edition shown'), item('Results by region')] },
    { title: 'Pages', items: [item('Editions'), item('Results')] },
  ];
  const titles = (typed: string) => foundIn(groups, typed).map(({ title }) => title);
  expect(titles('editions')).toEqual(['Pages', 'On this page']);
  expect(titles('results')).toEqual(['On this page', 'Pages']);
});

test('[B10] a page by its name comes before a link that answers as well', async () => {
  const { user, router } = await openScreen('/programme');
  await screen.findAllByRole('link', { name: /^4 Road users/ });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.keyboard('users');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^System users/));
  await user.keyboard('{Enter}');
  await at(router, '/users');
});

test('[B10] an indicator found outside a country asks in which; people and pages are found by who may', async () => {
  const { user, router } = await openScreen('/dashboard');
  await rowsOf('Country indicators');
  await user.click(screen.getByRole('button', { name: 'Find or do' }));
  await user.type(within(await palette()).getByRole('combobox'), '1.1.1');
  await user.click((await screen.findAllByRole('option', { name: /^1\.1\.1/ }))[0] as HTMLElement);
  expect(await screen.findByPlaceholderText('Country')).toHaveFocus();
  await user.keyboard('kenya');
  await screen.findByRole('option', { name: /^Kenya/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toMatch(/^\/countries\/404\/indicator\/\d+$/));
});

test('[B10] what a mouse could press on the page can be done from the palette', async () => {
  const { user } = await openScreen('/dashboard');
  await screen.findByRole('button', { name: 'Bulk assign' });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.keyboard('assigned to me');
  expect(await screen.findByRole('option', { name: /^Show assigned to me only/ })).toBeVisible();
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('bulk assign{Enter}');
  expect(await screen.findByRole('dialog', { name: /Bulk/i })).toBeVisible();
});

test('[B10] where a list cannot be fetched the palette says so and offers it again; nothing found is said', async () => {
  const { user } = await openScreen('/users');
  await screen.findByRole('table');
  api.use(http.get('*/api/v1/countries-with-workflow-progress/4', () => HttpResponse.json({}, { status: 500 })));
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await user.keyboard('zzzz');
  expect(await screen.findByText('Nothing matches ‘zzzz’.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

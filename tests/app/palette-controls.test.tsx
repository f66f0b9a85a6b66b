import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// At hand before the first key, which otherwise waits for the test runner to transform them.
import '#src/app/keys/keys.tsx';
import '#src/app/keys/palette.tsx';
import { pageControls } from '#src/app/keys/page-controls.ts';
import { openScreen } from '../support/screen.tsx';

const INDICATOR = '/countries/404/indicator/451';

/** Whatever takes the focus to be used; what only scrolls is not. */
const ROLES = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab', 'treeitem'];
const FOCUSABLE = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  ...ROLES.map((role) => `[role=${role}]`),
].join();
/** Rows have the keys of lists; pages, saved views and the palette itself their groups and keys. */
const KEYED = [
  ...['tbody', '[role="row"]', '[role="listbox"]', 'nav[aria-label="Pages"]', '[aria-label="Find or do"]'],
  ...['[data-slot="view-tabs"] :not([data-view="0"])', 'a[href="#content"]', ':disabled', '[aria-disabled="true"]'],
].join(', ');

/** Controls that are neither in the palette nor have a key, by what they are and say. */
function left(): string[] {
  const offered = pageControls().map(({ control }) => control);
  const addresses = new Set(offered.map((control) => control.getAttribute('href')));
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
    .filter((control) => !control.closest(KEYED) && !offered.includes(control))
    .filter((control) => !addresses.has(control.getAttribute('href') ?? ''))
    .filter((control) => !control.closest('[hidden], [aria-hidden="true"]'))
    .map((control) => `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`);
}

test.each([
  ['/dashboard', 'table'],
  [INDICATOR, 'form'],
  ['/countries', 'table'],
  ['/countries/404', 'heading'],
  ['/programme', 'heading'],
  ['/results', 'table'],
  ['/compare', 'heading'],
  ['/activity', 'heading'],
  ['/libraries/manage-references', 'heading'],
  ['/users', 'table'],
  ['/preferences', 'form'],
  ['/export', 'heading'],
])('[B10] on %s everything that a mouse reaches is in the palette or has a key', async (address, role) => {
  await openScreen(address);
  await screen.findAllByRole(role);
  await waitFor(() => expect(document.querySelector('#content [aria-busy="true"]')).toBeNull());
  expect(pageControls().length).toBeGreaterThan(3);
  expect(left()).toEqual([]);
});

const choose = async (user: Awaited<ReturnType<typeof openScreen>>['user'], words: string, name: RegExp | string) => {
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Find or do' }));
  await user.type(palette.getByRole('combobox'), words);
  await user.click(await palette.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find or do' })).toBeNull());
};

test('[B10] a radio, the bell, a theme and Log Out work from the palette', async () => {
  const { user, session } = await openScreen('/countries');
  const signOut = vi.spyOn(session, 'signOut').mockImplementation(() => new Promise(() => undefined));
  await screen.findByRole('table');
  await choose(user, 'map', /^Map/);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Map' })).toBeChecked());
  await choose(user, 'notifications', /^Notifications/);
  expect(await screen.findByRole('complementary', { name: 'Notifications' })).toBeVisible();
  await choose(user, 'dark', 'Theme: dark');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await choose(user, 'log out', 'Log Out');
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

test('[B10] a figure and what it counts are not one word', async () => {
  await openScreen('/dashboard');
  await screen.findAllByRole('table');
  await waitFor(() =>
    expect(pageControls().map(({ label }) => label)).toContainEqual(expect.stringMatching(/^[\d,]+ To rate$/)),
  );
});

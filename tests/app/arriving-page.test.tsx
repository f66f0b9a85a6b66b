import { redirect } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArrivingPage } from '#src/app/arriving-page.tsx';
import { type Page, pages } from '#src/app/pages.ts';
import { expectConsole } from '../support/console.ts';
import { openPages, pageToCome } from '../support/open-pages.tsx';

/** A layout with a page that is here, one whose code the test brings, and two that never come. */
async function openFirst(page: Page = pages.users) {
  const { code, component } = pageToCome();
  const { go } = openPages(
    (shown) => (
      <main>
        <ArrivingPage />
        {shown}
      </main>
    ),
    {
      '/': { staticData: { page: pages.dashboard }, component: () => <input aria-label="Search" /> },
      '/next': {
        staticData: { page },
        component,
        errorComponent: () => <p role="alert">It did not come.</p>,
      },
      '/other': { staticData: { page: pages.results }, component: pageToCome().component },
      '/refused': {
        staticData: { page: pages.import },
        beforeLoad: async () => {
          await expect.poll(covered).toBe('IMPORT DATA');
          throw redirect({ to: '/' as never });
        },
        component: pageToCome().component,
      },
    },
  );
  const search = await screen.findByRole('textbox', { name: 'Search' });
  search.focus();
  return { code, search, go };
}

/** The title that covers the page that is left. */
const covered = () => document.querySelector('[data-slot=arriving-page]')?.textContent;

const Next = () => <h1>SYSTEM USERS</h1>;

test('a page whose code has to be fetched is told by its title, above the one that is left, until it is here', async () => {
  const { code, go, search } = await openFirst();
  go('/next');
  await expect.poll(covered).toBe('SYSTEM USERS');
  expect(search).toHaveFocus();
  // screen readers are told of the page itself
  expect(screen.queryByText('SYSTEM USERS')?.closest('[aria-hidden=true]')).not.toBeNull();
  code.resolve({ default: Next });
  expect(await screen.findByRole('heading', { level: 1, name: 'SYSTEM USERS' })).toBeVisible();
  expect(covered()).toBeUndefined();
  expect(search).not.toBeInTheDocument();
});

test('of a page that bears the name of its record stands a place', async () => {
  const { go } = await openFirst(pages.country);
  go('/next');
  await expect.poll(covered).toBe('');
});

test('who goes back before the next page has come finds the one that was left as it was', async () => {
  const { go, search } = await openFirst();
  go('/next');
  await expect.poll(covered).toBe('SYSTEM USERS');
  go('/');
  await expect.poll(covered).toBeUndefined();
  expect(search).toHaveFocus();
});

test('of two pages that are gone to, one after the other, the last is told', async () => {
  const { go } = await openFirst();
  go('/next');
  go('/other');
  await expect.poll(covered).toBe('RESULTS');
  go('/next');
  await expect.poll(covered).toBe('SYSTEM USERS');
});

test('a page that sends back to where one is leaves nothing above it', async () => {
  const { go, search } = await openFirst();
  go('/refused');
  await expect.poll(covered).toBe('IMPORT DATA');
  await expect.poll(covered).toBeUndefined();
  expect(search).toHaveFocus();
});

test('who comes back from a page outside of the product finds the page that was left', async () => {
  const { go } = await openFirst();
  go('/next');
  await expect.poll(covered).toBe('SYSTEM USERS');
  dispatchEvent(new Event('pagehide'));
  await expect.poll(covered).toBeUndefined();
});

test('where the code does not come, that is what is shown', async () => {
  const { code, go } = await openFirst();
  go('/next');
  await expect.poll(covered).toBe('SYSTEM USERS');
  expectConsole(/gone|Error in route match/);
  code.reject(new Error('gone'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It did not come.');
  expect(covered()).toBeUndefined();
});

test('a page whose code is here comes without anything in between', async () => {
  const { code, go } = await openFirst();
  code.resolve({ default: Next });
  go('/next');
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  go('/');
  await screen.findByRole('textbox');
  const seen: unknown[] = [];
  const watch = new MutationObserver(() => seen.push(covered()));
  watch.observe(document.body, { childList: true, subtree: true });
  go('/next');
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  watch.disconnect();
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

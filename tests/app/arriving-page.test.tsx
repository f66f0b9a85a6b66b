import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ArrivingPage } from '#src/app/arriving-page.tsx';
import { HeadingLine } from '#src/app/page-heading.tsx';
import { type Page, pages } from '#src/app/pages.ts';
import { expectConsole } from '../support/console.ts';

/** A layout with a page that is here and one whose code comes, or fails, when the test says so. */
async function openFirst(page: Page = pages.users) {
  const code = Promise.withResolvers<{ default: () => ReactNode }>();
  const rootRoute = createRootRoute({
    component: () => (
      <ArrivingPage>
        <Outlet />
      </ArrivingPage>
    ),
  });
  const first = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    staticData: { page: pages.dashboard },
    component: () => (
      <>
        <HeadingLine title="DASHBOARD" />
        <input aria-label="Search" />
      </>
    ),
  });
  const next = createRoute({
    getParentRoute: () => rootRoute,
    path: '/next',
    staticData: { page },
    component: lazyRouteComponent(() => code.promise),
    errorComponent: () => <p role="alert">It did not come.</p>,
  });
  const routeTree = rootRoute.addChildren([first, next]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  const search = await screen.findByRole('textbox', { name: 'Search' });
  const go = (to: string) => void router.navigate({ to: to as never });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  return { code, go, heading, search };
}

const Next = () => <HeadingLine title="SYSTEM USERS" />;

test('a page whose code has to be fetched shows its heading, and the one that is left no more', async () => {
  const { code, go, heading, search } = await openFirst();
  go('/next');
  expect(await heading('SYSTEM USERS')).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(search).not.toBeVisible();
  code.resolve({ default: Next });
  await expect.poll(() => search.isConnected).toBe(false);
  expect(await heading('SYSTEM USERS')).toBeVisible();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('of a page that has a name of its own stands a place', async () => {
  const { go, heading } = await openFirst(pages.country);
  go('/next');
  expect((await heading('COUNTRY')).nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  expect(await heading('COUNTRY')).toHaveClass('sr-only');
});

test('who goes back before the next page has come finds the one that was left as it was', async () => {
  const { go, heading, search } = await openFirst();
  go('/next');
  await heading('SYSTEM USERS');
  go('/');
  await expect.poll(() => screen.queryByRole('heading', { name: 'SYSTEM USERS' })).toBeNull();
  expect(await heading('DASHBOARD')).toBeVisible();
  expect(search).toBeVisible();
});

test('where the code does not come, that is what is shown', async () => {
  const { code, go, heading } = await openFirst();
  go('/next');
  await heading('SYSTEM USERS');
  expectConsole(/gone|Error in route match/);
  code.reject(new Error('gone'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It did not come.');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a page whose code is here comes without anything in between', async () => {
  const { code, go, heading } = await openFirst();
  code.resolve({ default: Next });
  go('/next');
  await heading('SYSTEM USERS');
  go('/');
  await heading('DASHBOARD');
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(document.querySelector('[aria-busy]') && 'empty place'));
  watch.observe(document.body, { childList: true, subtree: true });
  go('/next');
  await heading('SYSTEM USERS');
  watch.disconnect();
  expect(seen.filter(Boolean)).toEqual([]);
});

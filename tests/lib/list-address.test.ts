import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useListSearch } from '#src/lib/list-address.ts';

test.each([
  ['/?list={"status":[1]}&edition=4', { status: [1] }],
  ['/?edition=4', undefined],
])('the list that a page was opened from is read from %s, wherever it is asked', async (address, list) => {
  const read: unknown[] = [];
  const router = createRouter({
    // reads nothing of the address itself, as what stands around a page
    routeTree: createRootRoute({ component: () => void read.push(useListSearch()), validateSearch: () => ({}) }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  renderToStaticMarkup(createElement(RouterProvider, { router } as never));
  expect(read).toEqual([list]);
});

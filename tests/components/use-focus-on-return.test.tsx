import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusOnReturn } from '#src/components/use-focus-on-return.ts';

const leaving: { by?: (href: string) => void } = {};

function List({ address }: { address: string }) {
  const list = useRef<HTMLDivElement>(null);
  leaving.by = useFocusOnReturn(list);
  return (
    <div ref={list}>
      <a href={address}>{address}</a>
    </div>
  );
}

/** Shows a list alone, as a page does that has followed another. */
function show(history: RouterHistory, address: string) {
  const router = createRouter({ routeTree: createRootRoute(), history });
  return render(
    <RouterContextProvider router={router as never}>
      <List address={address} />
    </RouterContextProvider>,
  ).unmount;
}

test('the focus comes back to the link that was followed, also where the page between is drawn after it was left', () => {
  const history = createMemoryHistory({ initialEntries: ['/countries'] });
  const leave = show(history, '/countries/578');
  leaving.by?.('/countries/578');
  history.push('/countries/578');
  leave();
  history.back();
  show(history, '/countries/578/indicator/1')();
  show(history, '/countries/578');
  expect(screen.getByRole('link')).toHaveFocus();
});

test('once it has come back, another visit of the same entry leaves it', () => {
  const history = createMemoryHistory({ initialEntries: ['/countries'] });
  const leave = show(history, '/countries/578');
  leaving.by?.('/countries/578');
  leave();
  const leaveAgain = show(history, '/countries/578');
  expect(screen.getByRole('link')).toHaveFocus();
  leaveAgain();
  show(history, '/countries/578');
  expect(screen.getByRole('link')).not.toHaveFocus();
});

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdPlace } from '#src/app/hold-place.ts';
import { leaveFirstAtPlace } from '#src/app/leave-at.ts';
import { PageBody, Pages } from '#src/app/page-body.tsx';
import { keyOfEntry, places } from '#src/components/use-comes-back.ts';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';

vi.mock('#src/app/hold-place.ts', () => ({ holdPlace: vi.fn() }));

afterEach(() => {
  delete places[keyOfEntry()];
});

const ROUTERS = 'tsr-scroll-restoration-v1_3';

/** Two pages, of which the first is long; what is given is done once the router is made. */
async function show(made?: () => void) {
  const root = createRootRoute({
    component: () => (
      <Pages>
        <Outlet />
      </Pages>
    ),
  });
  const pages = ['long', 'short'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <PageBody>{path}</PageBody> }),
  );
  const history = createMemoryHistory({ initialEntries: ['/long'] });
  const router = createRouter({ routeTree: root.addChildren(pages), history, scrollRestoration: true });
  made?.();
  render(<RouterProvider router={router as never} />);
  await screen.findByText('long');
  const goTo = async (href: string) => {
    await act(() => router.navigate({ href }));
    await screen.findByText(href.startsWith('/long') ? 'long' : 'short');
  };
  return { history, goTo };
}

test.each([new Event('wheel'), new Event('pointerdown'), new KeyboardEvent('keydown', { key: 'End' })])(
  'a page that is come back to is held at its place until $type; one that is gone to is not, nor the part that a link names',
  async (sign) => {
    const { scrollTo } = fillBrowserGaps();
    const { history, goTo } = await show();
    scrollTo(1200);
    document.dispatchEvent(new Event('scroll'));
    await goTo('/short');
    await goTo('/long#people');
    await goTo('/short');
    await vi.dynamicImportSettled();
    expect(holdPlace).not.toHaveBeenCalled();

    act(() => history.go(-3));
    await screen.findByText('long');
    await vi.waitFor(() => expect(holdPlace).toHaveBeenCalledOnce());
    const [place, , held] = vi.mocked(holdPlace).mock.lastCall ?? [];
    expect(place?.top).toBe(1200);
    // also before its script was there
    expect(held?.signal.aborted).toBe(false);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Control' }));
    expect(held?.signal.aborted).toBe(false);
    dispatchEvent(sign);
    expect(held?.signal.aborted).toBe(true);
  },
);

test('one that is left before it has its place, and even before the script that finds it, is left at that', async () => {
  const { scrollTo } = fillBrowserGaps();
  const { history, goTo } = await show();
  scrollTo(1200);
  document.dispatchEvent(new Event('scroll'));
  await goTo('/short');
  const parts = { Comments: { top: 30, left: 0 } };
  places[keyOfEntry()] = parts;
  act(() => history.go(-1));
  await screen.findByText('long');
  // its rows are not there, and what was moved meanwhile is nobody's place
  scrollTo(0);
  places[keyOfEntry()] = { Comments: { top: 12, left: 0 } };

  const kept = () =>
    readInTab<Record<string, { window: { scrollY: number } }>>(ROUTERS)?.[keyOfEntry()]?.window.scrollY;
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe(1200);
  expect(places[keyOfEntry()]).toEqual(parts);

  // moved by a person, it is left where it is
  scrollTo(500);
  dispatchEvent(new Event('wheel'));
  keepInTab(ROUTERS, {});
  dispatchEvent(new Event('pagehide'));
  expect(kept()).not.toBe(1200);
});

/** Of an entry of the history that was left at 900, and is reloaded; leaving it resolves with where. */
function reloaded() {
  const placed = (scrollY: number) => keepInTab(ROUTERS, { reloaded: { window: { scrollX: 0, scrollY } } });
  history.replaceState({ __TSR_key: 'reloaded' }, '');
  placed(900);
  leaveFirstAtPlace();
  return () => {
    // what the router keeps of a page without rows
    placed(0);
    dispatchEvent(new Event('pagehide'));
    return readInTab<Record<string, { window: { scrollY: number } }>>(ROUTERS)?.reloaded?.window.scrollY;
  };
}

test('one that is reloaded again before anything is drawn keeps its place; whoever moves it and a page that is there see to their own', async () => {
  fillBrowserGaps();
  const leaveMoved = reloaded();
  dispatchEvent(new Event('wheel'));
  expect(leaveMoved()).not.toBe(900);

  let leave = leaveMoved;
  await show(() => {
    leave = reloaded();
    expect(leave()).toBe(900);
  });
  expect(leave()).not.toBe(900);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ADDRESS, openIndicator, page } from './support.ts';

const TEXT =
  'Your changes to the Indicator Rating have not been saved. Are you sure you want to leave this page without saving?';

type Opened = Awaited<ReturnType<typeof openIndicator>>;

/** Comes from the dashboard, changes the note, and is about to leave. */
async function openDirty(): Promise<Opened> {
  const opened = await openIndicator({ address: '/dashboard' });
  await act(() => opened.router.navigate({ href: ADDRESS }));
  await opened.user.type(await page.note(), ' Unsaved.');
  return opened;
}

const exits: { exit: string; to: string; leave: (opened: Opened) => Promise<unknown> | undefined }[] = [
  {
    exit: 'a link of the menu',
    to: '/countries',
    leave: ({ user }) => user.click(screen.getByRole('link', { name: 'COUNTRIES' })),
  },
  { exit: 'the back button', to: '/dashboard', leave: async () => act(() => window.history.back()) },
  {
    exit: 'Next Indicator',
    to: '/countries/404/indicator/452',
    leave: ({ user }) => user.click(screen.getByRole('link', { name: 'Next Indicator' })),
  },
  {
    exit: 'Previous Indicator',
    to: '/countries/392/indicator/456',
    leave: ({ user }) => user.click(screen.getByRole('link', { name: 'Previous Indicator' })),
  },
  {
    exit: 'the key of Next Indicator',
    to: '/countries/404/indicator/452',
    leave: ({ user }) => user.keyboard('{Escape}]'),
  },
  {
    exit: 'Switch Country',
    to: '/countries/578/indicator/451',
    leave: async ({ user }) => {
      await user.click(screen.getByRole('combobox', { name: 'Switch Country' }));
      await user.click(await screen.findByRole('option', { name: /Norway/ }));
    },
  },
  {
    exit: 'Switch Indicator',
    to: '/countries/404/indicator/452',
    leave: async ({ user }) => {
      await user.click(screen.getByRole('combobox', { name: 'Switch Indicator' }));
      await user.click(await screen.findByRole('option', { name: /^1\.1\.2 / }));
    },
  },
  {
    exit: 'a notification',
    to: '/countries/392/indicator/456',
    leave: async ({ user }) => {
      if (!screen.queryByRole('complementary'))
        await user.click(screen.getByRole('button', { name: /^Notifications/ }));
      await user.click(await screen.findByRole('link', { name: /has tagged you.*National strategy/ }));
    },
  },
];

describe.each(exits)('[S168] [Q-R17] leaving by $exit', ({ to, leave }) => {
  test('asks once, and proceeds without saving', async () => {
    const opened = await openDirty();
    const { user, router, server } = opened;
    await leave(opened);
    expect(await screen.findByRole('dialog', { name: 'Unsaved Changes' })).toHaveTextContent(TEXT);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getAllByText('Save Changes', { selector: '[role=dialog] button' })[0]).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Proceed Without Saving' }));
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(to));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.saves).toEqual([]);
    expect(sessionStorage.getItem('draft:rating:2:100201')).toBeNull();
  });

  test('saves and proceeds', async () => {
    const opened = await openDirty();
    const { user, router, server } = opened;
    await leave(opened);
    const dialog = await screen.findByRole('dialog');
    await user.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Save Changes') as Element,
    );
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe(to));
    await waitFor(() => expect(server.saves[0]?.ResearcherNote).toMatch(/ Unsaved\.$/));
  });

  test('Escape stays, and the next try asks again', async () => {
    const opened = await openDirty();
    const { user, router } = opened;
    await leave(opened);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe(ADDRESS);
    expect((await page.note()).value).toMatch(/ Unsaved\.$/);
    await leave(opened);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

test('[S168] an invalid form cannot be saved on the way out: the person stays and sees why', async () => {
  const { user, router, server } = await openIndicator();
  const note = await page.note();
  await user.clear(note);
  await user.click(screen.getByRole('link', { name: 'Next Indicator' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^It cannot be saved as it is\. Choose a rating and Met or Not Met/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(ADDRESS);
  expect(screen.getByText('The researcher note needs at least 3 characters')).toBeVisible();
  await waitFor(() => expect(note).toHaveFocus());
  expect(server.saves).toEqual([]);
});

describe('[S168] closing the tab', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('is asked about only while something is unsaved', async () => {
    const { user } = await openIndicator();
    const note = await page.note();
    expect(close()).toBe(false);
    await user.type(note, ' Unsaved.');
    expect(close()).toBe(true);
    await user.click(page.save());
    await waitFor(() => expect(close()).toBe(false));
  });
});

test('[S168] a clean form lets everybody go', async () => {
  const { user, router } = await openIndicator();
  await page.note();
  await user.click(await screen.findByRole('link', { name: 'Next Indicator' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/452'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[S168] another comment of the same page is no exit', async () => {
  const { router } = await openDirty();
  await act(() => router.navigate({ href: `${ADDRESS}?commentId=7` }));
  expect(router.state.location.search).toEqual({ commentId: 7 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[S168] a move of our own asks nothing', async () => {
  const { server, client, router } = await openDirty();
  server.rating = { ...server.rating };
  await act(() => router.navigate({ to: '/unauthorized', ignoreBlocker: true }));
  expect(router.state.location.pathname).toBe('/unauthorized');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(client.isMutating()).toBe(0);
});

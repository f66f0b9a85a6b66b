import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '#src/features/users/user-list.tsx';
import { openScreen } from '../support/screen.tsx';

/** Every list whose search is in the address: a filter or order that is in force before, what the box is called, and the key. */
test.each([
  ['dashboard', '/dashboard?status=%5B1%5D', 'status', 'Search by indicator name', 'indicatorName'],
  ['countries', '/countries?region=%5B%22Africa%22%5D', 'region', 'Search by country', 'name'],
  ['tree', '/countries/404?milestones=%5B11%5D', 'milestones', 'Search by indicator', 'indicatorName'],
  [
    'compare',
    '/compare?editions=%5B2%2C1%5D&countries=%5B404%2C646%5D&differences=true',
    'differences',
    'Search indicators',
    'indicatorName',
  ],
  ['users', '/users?sort=EmailAddress', 'sort', 'Search users', 'search'],
  ['library', '/libraries/manage-indicators?sort=Name', 'sort', 'Search indicators', 'search'],
])(
  '[S138] %s: Back after a search takes the search away and nothing else, however often typing rested',
  async (_list, address, filter, label, key) => {
    const { user, router } = await openScreen(address);
    const searchOf = () => router.state.location.search as Record<string, unknown>;
    const box = await screen.findByRole('searchbox', { name: label });
    const before = router.state.location.href;
    expect(searchOf()[filter]).toBeDefined();

    await user.type(box, 'x');
    await waitFor(() => expect(searchOf()[key]).toBe('x'));
    await user.type(box, 'y{Enter}');
    await waitFor(() => expect(searchOf()[key]).toBe('xy'));
    router.history.back();
    await waitFor(() => expect(router.state.resolvedLocation?.href).toBe(before));
    expect(box).toHaveValue('');
  },
);

test('[S138] a filter chosen after a search, and the end of a search, are entries of their own', async () => {
  const { user, router } = await openScreen('/dashboard');
  const box = await screen.findByRole('searchbox');
  const searchOf = () => ({ indicatorName: '', currentUser: true, ...router.state.location.search });
  await user.type(box, 'lead{Enter}');
  await waitFor(() => expect(searchOf()).toMatchObject({ indicatorName: 'lead', currentUser: true }));
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(searchOf()).toMatchObject({ indicatorName: 'lead', currentUser: false }));
  await user.type(box, 'er{Enter}');
  await waitFor(() => expect(searchOf()).toMatchObject({ indicatorName: 'leader', currentUser: false }));
  await user.click(within(box.parentElement as HTMLElement).getByRole('button', { name: /^Clear/ }));
  await waitFor(() => expect(searchOf()).toMatchObject({ indicatorName: '', currentUser: false }));

  for (const one of [
    { indicatorName: 'leader', currentUser: false },
    { indicatorName: 'lead', currentUser: false },
    { indicatorName: 'lead', currentUser: true },
    { indicatorName: '', currentUser: true },
  ]) {
    router.history.back();
    await waitFor(() => expect(searchOf()).toMatchObject(one));
  }
});

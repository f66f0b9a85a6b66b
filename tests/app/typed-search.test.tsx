import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../support/screen.tsx';

test.each([
  {
    address: '/dashboard',
    filter: { countries: [404] },
    chip: 'Country: Kenya',
    box: 'Search by indicator name',
  },
  { address: '/countries', filter: { region: ['Africa'] }, chip: /^Region: Africa/, box: 'Search by country' },
  { address: '/countries/404', filter: { milestones: [16] }, chip: /^Milestone: /, box: 'Search by indicator' },
])('[S138] [S149] [S155] on $address the back button takes a typed search away, and not the filter', async (place) => {
  const { user, router } = await openScreen(place.address);
  const box = () => screen.findByRole('searchbox', { name: place.box });
  await box();
  await router.navigate({ to: place.address, search: place.filter } as never);
  await screen.findByText(place.chip);
  for (const [letters, typed] of [
    ['ke', 'ke'],
    ['n', 'ken'],
  ] as const) {
    await user.type(await box(), letters);
    await waitFor(() => expect(Object.values(router.state.resolvedLocation?.search ?? {})).toContain(typed));
  }
  router.history.back();
  await waitFor(() => expect(router.state.resolvedLocation?.search).toEqual(place.filter));
  expect(await box()).toHaveValue('');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../support/screen.tsx';

test.each([
  ['/countries/404', 'Indicators'],
  ['/countries/404/indicator/451', 'Rating'],
  ['/editions/4/edit', 'Structure'],
])('on %s a section that there is not, or not any more, is the first: %s', async (address, first) => {
  await openScreen(`${address}?tab=nothing`);
  expect(await screen.findByRole('tab', { name: first, selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: first })).toBeVisible();
});

test.each(['from=nothing', 'to=[1]', 'kinds=nothing', 'users=nothing'])(
  'an activity log whose address says %s is the whole one',
  async (search) => {
    const { router } = await openScreen(`/activity?${search}`);
    expect(await screen.findByRole('region', { name: 'Filters' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/activity');
  },
);

test('the results of a country whose address makes no sense are those of all ratings', async () => {
  await openScreen('/countries/404?tab=results&completedOnly=nothing&equalIndicators=1');
  expect(await screen.findByRole('region', { name: 'By milestone' })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'QA completed only' })).not.toBeChecked();
});

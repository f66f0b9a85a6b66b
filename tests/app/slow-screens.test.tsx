import { waitFor } from '@testing-library/react';
import { http, type passthrough } from 'msw';
import { expect, test } from 'vitest';
import { getListReportEditionsMockHandler } from '#generated/mocks/editions/editions.msw.ts';
import { getReadCurrentUserMockHandler } from '#generated/mocks/session/session.msw.ts';
import { screenAddresses } from '../../scripts/support/screen-addresses.ts';
import { api, openScreen } from '../support/screen.tsx';

/**
 * Whole at once: what they fetch fills a list that is opened, or comes when something is chosen; the
 * editions are what every page waits for, and answered.
 */
const whole = ['not-found', 'export', 'import', 'references', 'compare', 'editions'];

for (const [name, address] of Object.entries(screenAddresses).filter(([name]) => !whole.includes(name)))
  test(`${name} says that it loads for as long as its answers are on their way`, async () => {
    api.use(
      getReadCurrentUserMockHandler(),
      getListReportEditionsMockHandler(),
      http.get('*/api/v1/*', () => new Promise<ReturnType<typeof passthrough>>(() => undefined)),
    );
    await openScreen(address);
    const words = () => [...document.querySelectorAll('main [role=status]')].map((one) => one.textContent).join();
    await waitFor(() => expect(words()).toMatch(/loading|fetching|counting/i), { timeout: 20_000 });
  });

test.each([
  ['/programme', '*/api/v1/programme/*', ['Fetching the programme']],
  ['/programme', '*/api/v1/programme/*/workload', ['Fetching who is behind', 'Fetching the workload']],
  ['/programme', '*/api/v1/programme/*/stuck', ['Fetching what is stuck']],
])('of %s each part says it by itself: %s', async (address, path, words) => {
  api.use(http.get(path, () => new Promise<ReturnType<typeof passthrough>>(() => undefined)));
  await openScreen(address);
  const said = () => [...document.querySelectorAll('main [role=status]')].map((one) => one.textContent?.trim());
  await waitFor(() => expect(said()).toEqual(expect.arrayContaining(words)), { timeout: 20_000 });
});

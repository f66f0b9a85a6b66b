import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListReportEditionsMockHandler } from '#generated/mocks/editions/editions.msw.ts';
import { getReadCurrentUserMockHandler } from '#generated/mocks/session/session.msw.ts';
import { screenAddresses } from '../../scripts/support/screen-addresses.ts';
import { api, openScreen } from '../support/screen.tsx';

/** What needs nothing but what the frame has read, or lists what failed beside what works. */
const isSilent = new Set(['editions', 'references', 'import', 'not-found']);
const screens = Object.entries(screenAddresses).filter(([name]) => !isSilent.has(name));

test.each(screens)('%s says on a card what could not be fetched', async (_name, address) => {
  api.use(
    getReadCurrentUserMockHandler(),
    getListReportEditionsMockHandler(),
    // Refused, and not failed: that would be tried again for seconds.
    http.get('*/api/v1/*', () =>
      HttpResponse.json({ type: 'about:blank', title: 'No', status: 403, code: 'forbidden' }, { status: 403 }),
    ),
  );
  await openScreen(address);
  await screen.findAllByRole('alert');
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  const places = [...document.querySelectorAll('main :is([data-slot=error-state], [data-slot=inline-error])')];
  expect(places).toContain(screen.getAllByRole('alert')[0]);
  const bare = places.filter((place) => place.matches('[data-slot=error-state]') && !place.closest('.bg-card'));
  expect(bare.map(({ textContent }) => textContent)).toEqual([]);
});

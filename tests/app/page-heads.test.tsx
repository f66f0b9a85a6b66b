import { screen } from '@testing-library/react';
import { HttpResponse, http, type passthrough } from 'msw';
import { expect, test } from 'vitest';
import { getListReportEditionsMockHandler } from '#generated/mocks/editions/editions.msw.ts';
import { getReadCurrentUserMockHandler } from '#generated/mocks/session/session.msw.ts';
import { screenAddresses } from '../../scripts/support/screen-addresses.ts';
import { api, openScreen } from '../support/screen.tsx';

/** Pages that show one edition, which is chosen in their head; a part of the others shows it. */
const withEdition = [
  ...['programme', 'results', 'agreement', 'results-export', 'dossier', 'countries', 'map', 'country', 'profile'],
  ...['indicator', 'comments', 'library', 'library-indicator'],
];
const answers = {
  'while nothing is there yet': () => new Promise<ReturnType<typeof passthrough>>(() => undefined),
  'where it may not be read': () =>
    HttpResponse.json({ type: 'about:blank', title: 'No', status: 403, code: 'forbidden' }, { status: 403 }),
};

for (const [when, answer] of Object.entries(answers))
  for (const [name, address] of Object.entries(screenAddresses).filter(([name]) => name !== 'not-found'))
    test(`${name} has its title, and the choice of its edition, ${when}`, async () => {
      api.use(getReadCurrentUserMockHandler(), getListReportEditionsMockHandler(), http.get('*/api/v1/*', answer));
      await openScreen(address);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
      expect(document.title).toMatch(/\w+ · /);
      if (withEdition.includes(name)) expect(screen.getByRole('combobox', { name: 'Edition shown' })).toBeEnabled();
    });

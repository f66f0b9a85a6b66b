import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { api, openScreen } from '../../support/screen.tsx';
import { rowsTo, serveRows } from './rows.ts';

const MESSAGE = 'Something went wrong fetching the dashboard indicators';

/** From now on the offsets from `from` on are refused, until the returned function is called. */
function refuse(from: number) {
  let isRefused = true;
  api.use(
    http.get('*/api/v1/dashboard/4', ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      if (!isRefused || offset < from) return undefined;
      return HttpResponse.json(
        { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' },
        { status: 409 },
      );
    }),
  );
  return () => {
    isRefused = false;
  };
}

test('[S253] a page that fails leaves the rows in place and is fetched again on request only', async () => {
  const { asked } = serveRows(() => rowsTo(25));
  const allow = refuse(10);
  const { user, viewport } = await openScreen('/dashboard');
  await screen.findByText('10 of 25');
  viewport.bringIntoView();
  const section = screen.getByRole('region', { name: 'Country indicators' });
  expect(await within(section).findByRole('alert')).toHaveTextContent(MESSAGE);
  expect(screen.getByText('10 of 25')).toBeVisible();
  viewport.bringIntoView();
  expect(asked('offset')).toEqual(['0']);
  allow();
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('20 of 25')).toBeVisible();
  expect(within(section).queryByRole('alert')).not.toBeInTheDocument();
});

test('[S131, S253] a first page that fails says so in the operation’s words, with a retry and a toast', async () => {
  serveRows(() => rowsTo(2));
  const allow = refuse(0);
  const { user } = await openScreen('/dashboard');
  const section = await screen.findByRole('region', { name: 'Country indicators' });
  expect(await within(section).findByRole('alert')).toHaveTextContent(MESSAGE);
  expect(await screen.findByRole('button', { name: 'Reload Page' })).toBeVisible();
  allow();
  await user.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 of 2')).toBeVisible();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoadingBar } from '#src/app/loading-bar.tsx';
import { openPages, pageToCome } from '../support/open-pages.tsx';

test('the bar stands while the code of a page is fetched, though no data is', async () => {
  const { code, component } = pageToCome();
  const { go } = openPages(
    (page) => (
      <QueryClientProvider client={new QueryClient()}>
        <LoadingBar />
        {page}
      </QueryClientProvider>
    ),
    { '/': { component: () => <h1>DASHBOARD</h1> }, '/next': { component } },
  );
  await screen.findByRole('heading', { name: 'DASHBOARD' });
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
  go('/next');
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  code.resolve({ default: () => <h1>RESULTS</h1> });
  await screen.findByRole('heading', { name: 'RESULTS' });
  await expect.poll(() => screen.queryByRole('progressbar')).toBeNull();
});

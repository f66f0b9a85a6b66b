import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { getReadDossierResponseMock } from '#generated/mocks/results/results.msw.ts';
import { readDossierSearch } from '#src/features/dossier/dossier-search.ts';
import { runningHeads } from '#src/features/dossier/running-heads.ts';
import { api, openScreen } from '../../support/screen.tsx';

const KENYA = '/dossier?countries=[404]';

describe('the dossier', () => {
  it('[B64] of a country holds its scores, ratings, notes and sources', async () => {
    await openScreen(KENYA);
    const country = await screen.findByRole('region', { name: 'Kenya' });
    const scores = within(country).getByRole('region', { name: 'Scores of Kenya' });
    expect(within(scores).getByRole('row', { name: /^1 Management 62\.5% 24 of 30/ })).toBeVisible();
    expect(await within(country).findByText(/names the authority as lead agency; checked/)).toBeVisible();
    const sources = within(country).getByRole('list', { name: 'Sources' });
    expect(within(sources).getByRole('link')).toHaveAttribute('href', 'https://laws.example.org/ke/act/2012/33');
    expect(within(country).getByText('Not rated')).toBeVisible();
    const first = within(screen.getByRole('region', { name: 'Contents' })).getByRole('link', { name: '1 Management' });
    expect(document.querySelector(first.getAttribute('href') ?? '')).toHaveTextContent(/^1 /);
  });

  it('[B64] is printed when all of it is there, and its choice stands in the address', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, router } = await openScreen('/dossier');
    expect(await screen.findByText('Select countries')).toBeVisible();
    const button = screen.getByRole('button', { name: /^Print or save as PDF/ });
    await user.click(button);
    expect(print).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Select all 6' }));
    expect(router.state.location.search).toEqual({ countries: [384, 242, 392, 404, 578, 604] });
    await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), 50_000);
    await user.click(button);
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole('region', { name: 'Contents' })).toBeVisible();
    expect(screen.getAllByRole('region', { name: /^Scores of/ })).toHaveLength(6);
  });

  it('[B64] its scores count QA completed ratings only where that is switched on, and the document says so', async () => {
    const asked: string[] = [];
    api.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.endsWith('/results/4')) asked.push(search);
    });
    const { user, router } = await openScreen(KENYA);
    await user.click(await screen.findByRole('switch', { name: 'QA completed only' }));
    expect(await screen.findByText(/; scores count QA completed ratings only$/)).toBeVisible();
    expect(router.state.location.search).toEqual({ countries: [404], completedOnly: true });
    await vi.waitFor(() => expect(asked).toEqual(['', '?completedOnly=true']), 50_000);
  });

  it('[B64] an indicator holds nothing positioned, which would make printing slow', async () => {
    await openScreen(KENYA);
    const country = await screen.findByRole('region', { name: 'Kenya' });
    expect((await within(country).findAllByRole('img', { name: /avourable$/ })).length).toBeGreaterThan(0);
    expect(country.querySelectorAll('li :is(.sr-only, .relative, .absolute, .sticky)')).toHaveLength(0);
  });

  it('[S129] a country that fails says so in its place, with a retry; the others stay', async () => {
    let isRefused = true;
    api.use(
      http.get('*/api/v1/results/4/countries/:id/dossier', ({ params }) =>
        isRefused && params.id === '404'
          ? HttpResponse.json({ type: 'about:blank', title: 'x', status: 500, code: 'internal' }, { status: 500 })
          : HttpResponse.json(getReadDossierResponseMock()),
      ),
    );
    const { user } = await openScreen('/dossier?countries=[404,578]');
    const kenya = await screen.findByRole('region', { name: 'Kenya' });
    const failed = await within(kenya).findByText('Something went wrong fetching the dossier');
    expect(failed).toBeVisible();
    expect(await screen.findByText('1 country could not be fetched')).toHaveAttribute('role', 'status');
    isRefused = false;
    await user.click(within(kenya).getByRole('button', { name: 'Try again' }));
    expect(await within(kenya).findByText(/names the authority/)).toBeVisible();
    await vi.waitFor(
      () => expect(screen.queryByText('1 country could not be fetched')).not.toBeInTheDocument(),
      50_000,
    );
  });
});

it('[B64] page heads quote any name', () => {
  const css = runningHeads({
    document: 'Dossier',
    date: '1 Jan 2026',
    countries: [
      { id: 384, name: 'Côte "d\\Ivoire"' },
      { id: 404, name: 'Kenya' },
    ],
  });
  expect(css).toContain('@page country-384 { @top-right { content: "Côte \\"d\\\\Ivoire\\""');
  expect(css).toContain('@page country-404 { @top-right { content: "Kenya"');
  expect(css).toContain('counter(page) " / " counter(pages)');
});

it('[B64] what an address cannot mean is not chosen', () => {
  expect(readDossierSearch({ countries: [404, 'x', -1, 404, 578, 1e12] } as never)).toEqual({
    countries: [404, 578],
    completedOnly: false,
  });
  expect(readDossierSearch({ countries: 'all', completedOnly: 1 } as never)).toEqual({
    countries: [],
    completedOnly: false,
  });
});

it('[B64] a single country stands at the head of every page', () => {
  const css = runningHeads({ document: 'Dossier', date: '1 Jan 2026', countries: [{ id: 404, name: 'Kenya' }] });
  expect(css).toContain('@page { @top-right { content: "Kenya"');
});

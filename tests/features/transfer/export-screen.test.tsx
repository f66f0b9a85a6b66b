import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { getListCountriesMockHandler, getListCountriesResponseMock } from '#generated/mocks/countries/countries.msw.ts';
import { getListLibraryIndicatorsResponseMock } from '#generated/mocks/library/library.msw.ts';
import {
  getExportDataMockHandler,
  getExportDataResponseMock,
  getListExportCountriesMockHandler,
} from '#generated/mocks/transfer/transfer.msw.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';
import '../../support/library-gaps.ts';

const countries = getListCountriesResponseMock();
const indicators = getListLibraryIndicatorsResponseMock();
const panel = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).closest('section') as HTMLElement);
const names = (of: string) =>
  panel(of)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const said = () => notices.all().map(({ message }) => message);
const exportButton = () => screen.getByRole('button', { name: /^Export/ });

let fetched: string[] = [];
beforeEach(() => {
  fetched = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(this.getAttribute('href') ?? '');
  });
});

async function open() {
  const opened = await openScreen('/export');
  await screen.findByRole('checkbox', { name: 'Select Kenya' });
  await screen.findByRole('checkbox', { name: /^Select 1\.1\.1 / });
  const { user } = opened;
  const editions = async (...chosen: string[]) => {
    await user.click(screen.getByRole('button', { name: /^Report editions/ }));
    for (const name of chosen) await user.click(await screen.findByRole('option', { name }));
    await user.keyboard('{Escape}');
    await screen.findByRole('checkbox', { name: 'Select Kenya' });
  };
  const complete = async () => {
    await editions('Road Safety Report 2026');
    await user.click(screen.getByRole('radio', { name: 'Ratings' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Kenya' }));
    await user.click(screen.getByRole('checkbox', { name: /^Select 1\.1\.1 / }));
  };
  return { ...opened, editions, complete };
}

test('[S78] without the permission the page is closed', async () => {
  const { router } = await openScreen('/export', { as: { Permissions: [] } });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/unauthorized'));
  expect(said()).toContain('You do not have the required permissions to access the Export Data Page');
});

test('[S78] [S127] the loader asks for editions, countries and indicators before the screen is there', async () => {
  const asked = new Set<string>();
  api.events.on('request:start', ({ request }) => void asked.add(new URL(request.url).pathname));
  const { router } = await openScreen('/import');
  await screen.findByText('No files uploaded');
  expect(asked).not.toContain('/api/v1/countries');
  await router.preloadRoute({ to: '/export' });
  await waitFor(() =>
    expect([...asked]).toEqual(
      expect.arrayContaining(['/api/v1/export-report-editions', '/api/v1/countries', '/api/v1/indicators']),
    ),
  );
  api.events.removeAllListeners();
});

test('[S79] [S115] fields exclude each other, and only references have a format', async () => {
  const { user } = await open();
  const radio = (name: string) => screen.getByRole('radio', { name });
  expect(radio('Indicator per tab')).toBeDisabled();
  expect(radio('Country per tab')).toBeDisabled();
  await user.click(radio('Ratings and References'));
  await user.click(radio('Indicator per tab'));
  await user.click(radio('Country per tab'));
  expect(radio('Indicator per tab')).not.toBeChecked();
  await user.click(radio('Ratings'));
  expect(radio('Ratings and References')).not.toBeChecked();
  expect(radio('Country per tab')).toBeDisabled();
  expect(radio('Country per tab')).not.toBeChecked();
});

test('[S80] [S84] regions with their counts, a search that rests 500 ms, sorting, and no ISO code to be seen', async () => {
  const { user } = await open();
  const own = panel('Country Selection');
  expect(names('Country Selection')).toEqual(countries.map(({ Name }) => Name));
  expect(own.getByRole('button', { name: 'Africa 2' })).toHaveAttribute('aria-pressed', 'false');
  expect(own.queryByText('KEN')).toBeNull();
  expect(own.queryByRole('columnheader', { name: /ISO/ })).toBeNull();

  await user.click(own.getByRole('button', { name: 'Africa 2' }));
  expect(names('Country Selection')).toEqual(["Côte d'Ivoire", 'Kenya']);
  await user.click(own.getByRole('button', { name: 'Africa 2' }));
  await user.click(own.getByRole('button', { name: 'Country' }));
  expect(names('Country Selection')[0]).toBe('Peru');
  expect(own.getByRole('columnheader', { name: 'Country' })).toHaveAttribute('aria-sort', 'descending');

  await user.type(own.getByRole('searchbox', { name: 'Search countries' }), 'nor');
  expect(names('Country Selection')).toHaveLength(countries.length);
  await waitFor(() => expect(names('Country Selection')).toEqual(['Norway']));
});

test('[S81] [S127] chosen editions replace the countries by theirs; what they lack is not exported', async () => {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  api.use(
    getListExportCountriesMockHandler(async ({ request }) => {
      asked.push(await request.json());
      return countries.filter(({ Name }) => Name !== 'Norway');
    }),
    getExportDataMockHandler(async ({ request }) => {
      sent.push(await request.json());
      return getExportDataResponseMock();
    }),
  );
  const { user, complete } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Select Norway' }));
  await complete();
  expect(asked).toEqual([[4]]);
  expect(names('Country Selection')).not.toContain('Norway');
  expect(panel('Country Selection').getByText('1 of 5 selected')).toBeVisible();
  await user.click(exportButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ ReportEditionIds: [4], CountryIds: [404] });
});

test('[S82] [S84] an indicator is its number and its full name, with a red N where it is negative; the search rests 500 ms', async () => {
  const { user } = await open();
  const negative = indicators.find(({ IndicatorRating }) => IndicatorRating === 1);
  const shown = panel('Indicator Selection');
  const row = shown.getByRole('row', { name: new RegExp(negative?.FullName ?? 'none') });
  expect(row).toHaveTextContent(`${negative?.SnapshotName.split(' ')[0]} ${negative?.FullName}`);
  expect(within(row).getByRole('img', { name: 'Negative indicator' })).toBeVisible();
  expect(shown.getAllByRole('img', { name: 'Negative indicator' })).toHaveLength(
    indicators.filter(({ IndicatorRating }) => IndicatorRating === 1).length,
  );
  await user.type(shown.getByRole('searchbox', { name: 'Search indicators' }), '1.1.5');
  expect(names('Indicator Selection')).toHaveLength(indicators.length);
  await waitFor(() => expect(names('Indicator Selection')).toHaveLength(1));
});

test('[S83] [S114] [S128] the button says what lacks, then that it exports, and the browser fetches the file', async () => {
  let answer: (result: ReturnType<typeof getExportDataResponseMock>) => void = () => undefined;
  api.use(
    getExportDataMockHandler(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  );
  const { user, complete } = await open();
  expect(exportButton()).toHaveAccessibleDescription('Select at least one report edition');
  await complete();
  expect(exportButton()).not.toHaveAttribute('aria-disabled');
  await user.click(exportButton());
  expect(await screen.findByRole('button', { name: 'Exporting Data...' })).toHaveAttribute('aria-disabled', 'true');
  answer(getExportDataResponseMock());
  expect(await screen.findByRole('button', { name: 'Export Data' })).not.toHaveAttribute('aria-disabled');
  expect(fetched).toEqual([new URL(getExportDataResponseMock().downloadUrl, location.origin).href]);
});

test('[S79] [S80] [S82] what is chosen is there again after the person was elsewhere', async () => {
  const { router, complete } = await open();
  await complete();
  await router.navigate({ to: '/import' });
  await screen.findByRole('button', { name: 'Select File' });
  await router.navigate({ to: '/export' });
  expect(await screen.findByRole('radio', { name: 'Ratings' })).toBeChecked();
  expect(await screen.findByRole('checkbox', { name: 'Select Kenya' })).toBeChecked();
  expect(await screen.findByRole('checkbox', { name: /^Select 1\.1\.1 / })).toBeChecked();
  await waitFor(() => expect(exportButton()).not.toHaveAccessibleDescription());
});

test('[S128] [S133] nothing to export and a failure are said in their words and stay in the list of problems', async () => {
  const { user, complete } = await open();
  await complete();
  api.use(getExportDataMockHandler(() => undefined));
  await user.click(exportButton());
  const nothing =
    'The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.';
  await waitFor(() => expect(said()).toContain(nothing));
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict', detail: 'Too many tabs.' };
  api.use(http.post('*/api/v1/export', () => HttpResponse.json(problem, { status: 409 })));
  await user.click(exportButton());
  await waitFor(() => expect(said()).toContain('Failed to export data.\nToo many tabs.'));
  expect(fetched).toEqual([]);
  await user.click(screen.getByRole('button', { name: /notifications/i }));
  const problems = within(await screen.findByRole('region', { name: 'Recent problems' }));
  expect(problems.getByText(nothing)).toBeVisible();
  expect(problems.getByText(/^Failed to export data\./)).toBeVisible();
});

test('[S80] without countries it is said whether the chosen editions hold none or there are none', async () => {
  api.use(getListCountriesMockHandler([]), getListExportCountriesMockHandler([]));
  const { user } = await openScreen('/export');
  expect(await screen.findByText('There are no countries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Report editions/ }));
  await user.click(await screen.findByRole('option', { name: 'Road Safety Report 2026' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('The selected editions hold no countries')).toBeVisible();
});

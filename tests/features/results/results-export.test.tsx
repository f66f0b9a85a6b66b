import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { ResultsColumn, ResultsFormat, ViewList } from '#generated/enums.ts';
import { getExportResultsMockHandler, getExportResultsResponseMock } from '#generated/mocks/results/results.msw.ts';
import type { ResultsExportRequest } from '#generated/model/index.ts';
import {
  exportContent,
  exportDefaults,
  exportRequest,
  exportSearchOf,
  readExportSearch,
} from '#src/features/results/export/export-search.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { api, openScreen } from '../../support/screen.tsx';

const spectator = { Permissions: [], Id: 5 };
const said = () => notices.all().map(({ message }) => message);

let fetched: string[] = [];
beforeEach(() => {
  fetched = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    fetched.push(this.getAttribute('href') ?? '');
  });
});

async function open(address = '/results/export') {
  const sent: ResultsExportRequest[] = [];
  api.use(
    getExportResultsMockHandler(async ({ request }) => {
      sent.push((await request.json()) as ResultsExportRequest);
      return getExportResultsResponseMock();
    }),
  );
  const opened = await openScreen(address, { as: spectator });
  await screen.findByText(/rows: one a country and indicator/);
  return { ...opened, sent };
}

const whole: ResultsExportRequest = {
  ...{ ReportEditionId: 4, FileFormat: ResultsFormat.Csv, Columns: Object.values(ResultsColumn) },
  ...{ CountryIds: [], Regions: [], Milestones: [], Statuses: [] },
};

test('[B65] everything is chosen from the start, and a press has the file made and saved', async () => {
  const { user, sent } = await open();
  expect(screen.getByText('900 rows: one a country and indicator, of 6 countries.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^CSV for R/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(fetched).toEqual([new URL(getExportResultsResponseMock().downloadUrl, location.origin).href]),
  );
  expect(sent).toEqual([whole]);
  expect(said()).toContain('The table is ready. Your browser saves it.');
});

test('[B65] rows, columns and file are chosen, stand in the address and are asked for; the codebook is of the same', async () => {
  const { user, router, sent } = await open();
  await user.click(screen.getByRole('button', { name: /^Milestones/ }));
  await user.click(await screen.findByRole('option', { name: '2 Roads' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Status/ }));
  await user.click(await screen.findByRole('option', { name: 'QA Completed' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('At most 180 rows: one a country and indicator, of 6 countries.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'references' }));
  await user.click(screen.getByRole('radio', { name: /^Workbook/ }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ milestones: [2], status: [3], hidden: ['references'], format: 3 }),
  );
  const asked = {
    ...whole,
    ...{ Milestones: [2], Statuses: [3], Columns: whole.Columns.filter((id) => id !== ResultsColumn.references) },
  };
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(sent).toEqual([{ ...asked, FileFormat: ResultsFormat.Workbook }]));
  await user.click(screen.getByRole('button', { name: 'Codebook' }));
  await waitFor(() => expect(sent[1]).toEqual({ ...asked, FileFormat: ResultsFormat.Codebook }));
});

test('[B65] without a column or a row there is nothing to export, and it says why', async () => {
  const { user } = await open('/results/export?region=["Antarctica"]');
  const download = screen.getByRole('button', { name: 'Download' });
  expect(download).toHaveAccessibleDescription('No row is selected');
  await user.click(screen.getByRole('checkbox', { name: 'All columns' }));
  await waitFor(() => expect(download).toHaveAccessibleDescription('Select at least one column'));
  expect(screen.getByRole('button', { name: 'Codebook' })).toHaveAttribute('aria-disabled', 'true');
});

test('[B65] a refusal is told, and what was chosen stays', async () => {
  const { user, router } = await open('/results/export?format=2');
  const detail = 'A sheet holds at most 1,048,575 rows, and these are more.';
  api.use(
    http.post('*/export-results', () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'Unprocessable Content', status: 422, detail, code: 'invalid', errors: [] },
        { status: 422 },
      ),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(said()).toContain(`Something went wrong exporting the results\n${detail}`));
  expect(router.state.location.search).toEqual({ format: 2 });
  expect(fetched).toEqual([]);
});

test('[B65] the link on the results keeps what they show', async () => {
  await openScreen('/results?edition=3&region=["Africa"]&milestones=[2]&completedOnly=true', { as: spectator });
  const link = await screen.findByRole('link', { name: 'Export…' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/results/export?edition=3&region=["Africa"]&milestones=[2]&status=[3]',
  );
});

test('[B65] a saved view brings its columns, rows and file back', async () => {
  const search = readExportSearch({ ...exportDefaults, region: ['Africa'], status: [3], format: 3, hidden: ['note'] });
  const Content = exportContent(search);
  expect(exportSearchOf(Content)).toEqual(search);
  api.use(
    http.get('*/views', () =>
      HttpResponse.json([
        {
          ...{ Id: 9, List: ViewList.ResultsExport, Name: 'For the annual report', IsShared: false },
          ...{ AuthorName: 'Ingrid Larsen', DefaultRoles: [], Content, Version: 1 },
        },
      ]),
    ),
  );
  const { user, router, sent } = await open();
  await user.click(await screen.findByRole('tab', { name: 'For the annual report' }));
  await waitFor(() =>
    expect(router.state.resolvedLocation?.search).toMatchObject({ saved: 9, format: 3, hidden: ['note'] }),
  );
  const row = screen.getByRole('row', { name: /^note/ });
  expect(within(row).getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(sent).toEqual([exportRequest(4, search)]));
});

test('[B65] an address that makes no sense counts as not said', () => {
  const odd = { region: ['', 7], countries: ['x', 404, 404], milestones: [1.5, 2, 1000], status: [9], hidden: ['a'] };
  expect(readExportSearch({ ...odd, format: 4, saved: -1 })).toEqual({
    ...exportDefaults,
    ...{ region: ['7'], countries: [404], milestones: [2] },
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getListReportEditionsResponseMock } from '#generated/mocks/editions/editions.msw.ts';
import { getCopyReferenceToCurrentResponseMock } from '#generated/mocks/references/references.msw.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import '#src/features/countries/list/countries.tsx';
import '#src/features/indicator/indicator-screen.tsx';
import '../support/library-gaps.ts';
import { expectConsole } from '../support/console.ts';
import { api, openScreen } from '../support/screen.tsx';

const closed = 'Closed edition, read only';

test('[B40] the address names the edition that is asked for, and says that it is closed', async () => {
  const asked: string[] = [];
  api.use(
    http.get('*/countries-with-workflow-progress/:id', ({ params }) => {
      asked.push(`${params.id}`);
      return HttpResponse.json([]);
    }),
  );
  await openScreen('/countries?edition=2');
  expect(await screen.findByRole('region', { name: 'Closed edition' })).toHaveTextContent(
    'Closed edition, read only. Road Safety Report 2024, closed 01 Dec 2024',
  );
  expect(screen.getByRole('combobox', { name: 'Edition shown' })).toHaveTextContent('Road Safety Report 2024');
  await waitFor(() => expect(new Set(asked)).toEqual(new Set(['2'])));
});

test('[B40] the current edition has no place in the address', async () => {
  const { router } = await openScreen('/countries?edition=4');
  await screen.findByRole('table', { name: 'Countries' });
  expect(router.state.location.href).toBe('/countries');
  expect(screen.queryByText(closed)).not.toBeInTheDocument();
});

test.each(['77', 'abc', '-1'])('[B40] an edition that does not exist is said to be none: %s', async (id) => {
  expectConsole(/There is no such edition|Error in route match/);
  const { user } = await openScreen(`/countries?edition=${id}`);
  expect(await screen.findByRole('heading', { name: 'There is no such edition', level: 1 })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the current edition' }));
  expect(await screen.findByRole('table', { name: 'Countries' })).toBeVisible();
});

test('[B40] where no edition is active, closed ones are still read by address', async () => {
  const editions = getListReportEditionsResponseMock().map((one) => ({
    ...one,
    Status: 0 as const,
    InactiveDate: one.InactiveDate ?? '2026-11-01T00:00:00Z',
  }));
  api.use(http.get('*/api/v1/report-editions', () => HttpResponse.json(editions)));
  const { router } = await openScreen('/countries?edition=3');
  expect(await screen.findByRole('table', { name: 'Countries' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to the current edition' })).not.toBeInTheDocument();
  await router.navigate({ to: '/countries', search: {} });
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/dashboard'));
});

test('[B40] a source of a closed edition can be used in the current one, which says so', async () => {
  const sent: string[] = [];
  api.use(
    http.put('*/copy-reference-current/:referenceId', ({ request }) => {
      sent.push(new URL(request.url).pathname);
      return HttpResponse.json(getCopyReferenceToCurrentResponseMock());
    }),
  );
  const { user } = await openScreen('/countries/404/indicator/301?edition=3');
  const use = await screen.findByRole('button', {
    name: 'Use in Current: Who leads road safety? Lead agencies in East Africa',
  });
  const held = screen.getAllByRole('button', { name: 'Use in Current: National Transport and Safety Authority Act' });
  for (const button of held) expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(use);
  expect(await screen.findByText(/^‘Who leads .*’ is now used in Road Safety Report 2026\.$/)).toBeVisible();
  expect(sent).toEqual([expect.stringContaining('/references/4/country-indicator/')]);
});

test('[B40] the page of an indicator of a closed edition offers nothing that would change it', async () => {
  await openScreen('/countries/404/indicator/301?edition=3');
  const form = await screen.findByRole('form', { name: 'Rating' });
  await waitFor(() => expect(form).toHaveAccessibleDescription('Closed edition, read only.'));
  const words = /Save Changes|Add New Reference|Edit|Remove|Copy|Return|Submit/;
  await screen.findByRole('heading', { name: 'References' });
  expect(screen.queryAllByRole('button', { name: words })).toEqual([]);
  expect(await screen.findByRole('link', { name: 'Go to the current edition' })).toHaveAttribute(
    'href',
    '/countries/404/indicator/451',
  );
});

test('[B40] [B47] the page of an indicator stays with its edition when that is closed', async () => {
  let editions = getListReportEditionsResponseMock();
  api.use(http.get('*/api/v1/report-editions', () => HttpResponse.json(editions)));
  const { router, client, user } = await openScreen('/countries/404/indicator/451');
  const note = await screen.findByRole('textbox', { name: 'Researcher Note' });
  await user.clear(note);
  await user.type(note, 'Half a thought');
  const [current, ...others] = editions;
  if (!current) throw new Error('The contract has an edition.');
  editions = [
    { ...current, Id: 5, Name: 'Road Safety Report 2027' },
    { ...current, Status: 0, InactiveDate: '2026-11-01T00:00:00Z' },
    ...others,
  ];
  await client.refetchQueries({ queryKey: ['listReportEditions'] });
  await waitFor(() => expect(router.state.resolvedLocation?.href).toBe('/countries/404/indicator/451?edition=4'));
  const typed = await screen.findByRole('region', { name: 'What you typed' });
  expect(typed).toHaveTextContent('Half a thought');
  const [[, draft] = []] = drafts.all();
  expect(draft?.origin).toMatchObject({ editionId: 4, path: '/countries/404/indicator/451?edition=4' });
  await user.click(screen.getByRole('button', { name: /^Hi / }));
  await user.click(await screen.findByRole('button', { name: /^Unsaved work/ }));
  const list = await screen.findByRole('dialog', { name: 'Unsaved work' });
  expect(within(list).getByText(/was closed, so this can be copied but not saved/)).toBeVisible();
});

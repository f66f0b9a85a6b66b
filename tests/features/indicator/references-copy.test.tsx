import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { CopySkipReason } from '#generated/enums.ts';
import {
  getListAssignableIndicatorsMockHandler,
  getListAssignableRegionsMockHandler,
} from '#generated/mocks/references/references.msw.ts';
import { expectConsole } from '../../support/console.ts';
import { api } from '../../support/screen.tsx';
import { COUNTRIES, INDICATORS, list, openSecondStep, openWizard } from './references-support.ts';

const press = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const rows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

test('[S184] [S247] [S255] the first step: 860 pixels, the indicators, Next after a choice', async () => {
  const { user, dialog } = await openWizard();
  expect(dialog.style.width).toBe('860px');
  expect(await rows()).toHaveLength(6);
  expect(press('Next')).toHaveAccessibleDescription('Select at least one indicator.');
  await user.click(press('Next'));
  expect(screen.queryByRole('dialog', { name: COUNTRIES })).toBeNull();
  await user.click(box('Select 1.1.2 Lead agency has its own budget'));
  await user.click(press('Next'));
  expect(await list.dialog(COUNTRIES)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search country by name' })).toHaveFocus();
});

test('[S184] the search waits for the typing to rest, Show selected only keeps what is chosen while it is hidden', async () => {
  const { user } = await openWizard();
  await rows();
  await user.click(box('Select 1.1.2 Lead agency has its own budget'));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search indicator by name' }), {
    target: { value: 'strategy' },
  });
  expect(await rows()).toHaveLength(6);
  await waitFor(async () => expect(await rows()).toEqual(['1.2.1 National strategy adopted']));
  expect(screen.getByText('1 indicator selected')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Show selected only' }));
  expect(screen.getByText('No indicators match')).toBeVisible();
  await user.click(press('Clear: Search indicator by name'));
  expect(await rows()).toEqual(['1.1.2 Lead agency has its own budget']);
});

test('[S185] the second step: Id, Name, Region, a Region choice that starts with All', async () => {
  const { user } = await openSecondStep();
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Id', 'Name', 'Region']);
  expect(await rows()).toEqual(['392JapanAsia', '404KenyaAfrica', '578NorwayEurope', '604PeruAmericas']);
  expect(press('Copy Reference')).toHaveAccessibleDescription('Select at least one country.');
  const region = screen.getByRole('button', { name: /^Region All/ });
  expect(region).toHaveTextContent('All');
  await user.click(region);
  await user.click(await screen.findByRole('option', { name: 'Africa' }));
  expect(await rows()).toEqual(['404KenyaAfrica']);
});

test('[S186] [S212] it submits what was chosen, closes, and says how many were copied', async () => {
  const { user, references } = await openSecondStep();
  const release = references.hold();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kenya' }));
  await user.click(press('Back'));
  await list.dialog(INDICATORS);
  expect(await screen.findByRole('checkbox', { name: 'Select 1.1.2 Lead agency has its own budget' })).toBeChecked();
  await user.click(box('Select 1.1.1 Lead agency named in law'));
  await user.click(press('Next'));
  expect(await screen.findByRole('checkbox', { name: 'Select Kenya' })).toBeChecked();
  await user.click(box('Select Peru'));
  expect(await screen.findByText('3 of 4 can be copied to')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(await list.dialog('Discard changes?')).getByRole('button', { name: 'Keep editing' }));
  await user.click(press('Copy Reference'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(references.sent.copied).toEqual([]);
  release();
  await waitFor(() =>
    expect(references.sent.copied).toEqual([
      { referenceId: 7001, indicators: [{ Id: 451 }, { Id: 452 }], countries: [{ Id: 404 }, { Id: 604 }] },
    ]),
  );
  expect(await screen.findByText('Copied to 3, skipped 1')).toBeVisible();
  expect(list.press(/^Copy: National/)).toHaveFocus();
});

/** Nine that hold it already, of which the server names two. */
const held = {
  Reason: CopySkipReason.AlreadyHeld,
  Count: 9,
  Pairs: [
    { IndicatorId: 454, IndicatorName: '1.1.4 Regions take part in planning', CountryId: 404, CountryName: 'Kenya' },
    { IndicatorId: 301, IndicatorName: null, CountryId: 999, CountryName: null },
  ],
};
const allIndicators = 'Select all 6 Indicators';
const status = () => within(screen.getByRole('dialog')).getAllByRole('status').at(-1);

test('[S185] before the copy it says how many are possible, why the others are not, and which those are', async () => {
  const { user, references } = await openSecondStep();
  references.copying.skips = [{ ...held, Count: 1, Pairs: held.Pairs.slice(0, 1) }];
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kenya' }));
  expect(status()).toHaveTextContent('… of 1 can be copied to');
  await user.click(box('Select Peru'));
  await waitFor(() =>
    expect(status()).toHaveTextContent('1 of 2 can be copied to1 already holds the same Title and URL'),
  );
  // the choice rests before it is counted
  expect(references.sent.counted).toEqual([
    { referenceId: 7001, indicators: [{ Id: 452 }], countries: [{ Id: 404 }, { Id: 604 }] },
  ]);
  const others = screen.getByRole('list', { name: 'Cannot be copied to' });
  const reason = within(others).getByRole('button', { name: '1 already holds the same Title and URL' });
  expect(reason).toHaveAttribute('aria-expanded', 'false');
  reason.focus();
  await user.keyboard('{Enter}');
  expect(reason).toHaveAttribute('aria-expanded', 'true');
  expect(within(others).getByText('1.1.4 Regions take part in planning')).toBeVisible();

  await user.click(box('Select Peru'));
  await waitFor(() => expect(status()).toHaveTextContent('0 of 1 can be copied to'));
  expect(press('Copy Reference')).toHaveAccessibleDescription('None of what is selected can be copied to.');
  // counted a moment ago
  await user.click(box('Select Peru'));
  await waitFor(() => expect(status()).toHaveTextContent('1 of 2 can be copied to'));
  expect(references.sent.counted).toHaveLength(2);
});

test('[S185] [S212] afterwards the notice says the two counts and shows which were skipped and why, where the page is left too', async () => {
  const { user, references, router } = await openWizard();
  references.copying.skips = [{ Reason: CopySkipReason.NotManageable, Count: 1, Pairs: held.Pairs.slice(0, 1) }, held];
  await user.click(await screen.findByRole('checkbox', { name: allIndicators }));
  await user.click(press('Next'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 4 Countries' }));
  await waitFor(() => expect(status()).toHaveTextContent('14 of 24 can be copied to'));
  await user.click(press('Copy Reference'));
  expect(await screen.findByText('Copied to 14, skipped 10')).toBeVisible();
  await router.navigate({ to: '/countries' });
  await user.click(screen.getByRole('button', { name: 'Show skipped' }));
  const dialog = await list.dialog('Copy Reference - Skipped');
  expect(dialog).toHaveTextContent('National Transport and Safety Authority Act');
  expect(within(dialog).getByRole('button', { name: '1 is where you may not manage references' })).toBeVisible();
  expect(within(dialog).getByText('Indicator 301')).toBeVisible();
  expect(within(dialog).getByText('Country 999')).toBeVisible();
  expect(within(dialog).getByText('and 7 more')).toBeVisible();
  expect(screen.queryByText('Copied to 14, skipped 10')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[S185] a count that fails stops nobody, and a server that does not tell what it skipped tells the counts', async () => {
  expectConsole(/409/);
  const { user, references } = await openSecondStep();
  references.copying.tells = false;
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
  let isFailing = true;
  api.use(
    http.post('*/copy-reference-summary', () => (isFailing ? HttpResponse.json(problem, { status: 409 }) : undefined)),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kenya' }));
  await user.click(box('Select Peru'));
  const alert = await within(screen.getByRole('dialog')).findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong fetching the summary for this copy');
  expect(status()).toHaveTextContent('1 indicator × 2 countries = 2');
  // where a phone shows it however far the list is scrolled
  expect(alert.closest('[data-slot="dialog-footer"]')).not.toBeNull();
  // it is said here, and by no notice
  expect(screen.getAllByText('Something went wrong fetching the summary for this copy')).toHaveLength(1);
  isFailing = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toHaveTextContent('1 of 2 can be copied to'));
  isFailing = true;
  await user.click(screen.getByRole('checkbox', { name: 'Select Norway' }));
  await waitFor(() => expect(status()).toHaveTextContent('1 indicator × 3 countries = 3'));
  await user.click(press('Copy Reference'));
  expect(await screen.findByText('Copied to 2, skipped 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show skipped' })).toBeNull();
});

test('[S186] [S253] refused, it is told, and Try again copies to what was chosen', async () => {
  const { user, references } = await openSecondStep();
  references.refuse({ status: 409, code: 'conflict', detail: 'Not now.' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Peru' }));
  await user.click(press('Copy Reference'));
  // over the dialog that came back, which is all that screen readers are told of
  fireEvent.click(await screen.findByText('Try again', { selector: 'button' }));
  await waitFor(() => expect(references.sent.copied).toMatchObject([{ countries: [{ Id: 604 }] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[S186] [S253] refused, it comes back with what was chosen and why, to be changed and sent again, or given up', async () => {
  const { user, references } = await openSecondStep();
  const refused = async (detail: string) => {
    references.refuse({ status: 409, code: 'conflict', detail });
    await user.click(press('Copy Reference'));
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByText(detail)).toBeVisible());
    return within(await list.dialog(COUNTRIES));
  };
  await user.click(await screen.findByRole('checkbox', { name: 'Select Peru' }));
  const first = await refused('Not now.');
  expect(first.getByText(/^Something went wrong copying the reference for this country indicator/)).toBeVisible();
  await user.click(await first.findByRole('checkbox', { name: 'Select Kenya' }));
  await user.click(box('Select Peru'));
  const second = await refused('Nor now.');
  expect(await second.findByRole('checkbox', { name: 'Select Kenya' })).toBeChecked();
  expect(box('Select Peru')).not.toBeChecked();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(list.press(/^Copy: National/));
  expect(await screen.findByRole('checkbox', { name: 'Select Kenya' })).toBeChecked();
  await user.click(box('Select Peru'));
  await user.keyboard('{Escape}');
  await user.click(within(await list.dialog('Discard changes?')).getByRole('button', { name: 'Discard' }));
  await user.click(list.press(/^Copy: National/));
  expect(await list.dialog(INDICATORS)).toHaveTextContent('Nothing selected');
});

test('[S186] [Q-R13] while a copy is sent again another one waits; lost again, it comes back, and is the same in any order', async () => {
  const { user, references } = await openSecondStep();
  const keys: (string | null)[] = [];
  api.use(http.put('*/copy-reference', ({ request }) => void keys.push(request.headers.get('Idempotency-Key'))));
  references.refuse({ status: 502, code: 'internal' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kenya' }));
  await user.click(box('Select Peru'));
  await user.click(press('Copy Reference'));
  const again = await screen.findByText('Try again', { selector: 'button' });
  references.refuse({ status: 502, code: 'internal' });
  const release = references.hold();
  fireEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(list.press(/^Copy: National/));
  await user.click(await screen.findByRole('checkbox', { name: 'Select 1.1.1 Lead agency named in law' }));
  await user.click(press('Next'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Norway' }));
  await user.click(box('Select Japan'));
  await waitFor(() => expect(status()).toHaveTextContent('1 of 2 can be copied to'));
  await user.click(press('Copy Reference'));
  expect(press('Copy Reference')).toHaveAccessibleDescription('The copy before is still being sent.');
  release();
  await waitFor(() => expect(press('Copy Reference')).not.toHaveAccessibleDescription());
  expect(within(screen.getByRole('dialog')).queryByText(/^Something went wrong copying/)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(within(await list.dialog('Discard changes?')).getByRole('button', { name: 'Discard' }));

  expect(await screen.findByRole('checkbox', { name: 'Select Kenya' })).toBeChecked();
  await user.click(box('Select Kenya'));
  await user.click(box('Select Kenya'));
  await user.click(press('Copy Reference'));
  await waitFor(() => expect(references.sent.copied).toHaveLength(1));
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});

test('[S184] [S247] nowhere to copy to, and a list that cannot be fetched', async () => {
  expectConsole(/409/);
  api.use(
    getListAssignableIndicatorsMockHandler([]),
    http.get('*/references/4/regions/100201', () =>
      HttpResponse.json({ title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { unmount } = await openWizard();
  expect(await screen.findByText('No indicators to copy to')).toBeVisible();
  unmount();

  api.use(
    http.get('*/references/4/indicators/100201', () =>
      HttpResponse.json({ title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user, dialog } = await openWizard();
  expect(await within(dialog).findByText('Something went wrong fetching the indicators to copy to')).toBeVisible();
  api.use(getListAssignableIndicatorsMockHandler());
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(6);
});

test('[S185] 193 countries: only rows near the view are in the document, all can be chosen at once', async () => {
  const countries = Array.from({ length: 193 }, (_, at) => ({
    Id: at + 1,
    Name: `Country ${at + 1}`,
    Region: 'Africa',
  }));
  api.use(getListAssignableRegionsMockHandler(countries));
  const { user, references } = await openSecondStep();
  references.copying.skips.length = 0;
  expect((await rows()).length).toBeLessThan(60);
  await user.click(screen.getByRole('checkbox', { name: 'Select all 193 Countries' }));
  expect(await screen.findByText('193 of 193 can be copied to')).toBeVisible();
  await user.click(press('Copy Reference'));
  await waitFor(() => expect(references.sent.copied[0]?.countries).toHaveLength(193));
});

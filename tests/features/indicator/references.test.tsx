import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { getReadReferencesMockHandler } from '#generated/mocks/references/references.msw.ts';
import type { CurrentUser } from '#generated/model/index.ts';
import { expectConsole } from '../../support/console.ts';
import { api } from '../../support/screen.tsx';
import { list, manager, openReferences } from './references-support.ts';
import { admin, openIndicator, spectator } from './support.ts';

const ACT = /National Transport and Safety Authority Act/;
const buttons = (container: HTMLElement) =>
  within(container)
    .queryAllByRole('button')
    .map((button) => button.textContent);

test('[S179] [S211] the current references: edition, count, and every field of each', async () => {
  await openReferences();
  expect(await screen.findByRole('heading', { name: 'Road Safety Report 2026 (Current Edition)' })).toBeVisible();
  expect(screen.getByText('2 reference/s', { selector: '[role=status]' })).toBeVisible();
  const act = within(await list.current()).getByRole('article', { name: ACT });
  const fact = (name: string) => within(act).getByText(name).nextElementSibling?.textContent;
  expect(act).toHaveTextContent('Parliament of Kenya, 2012');
  expect(act).toHaveTextContent('Section 4 names the authority as the lead agency for road safety.');
  expect(['Pages', 'Publisher', 'Institution', 'Access Date', 'Year First Used'].map(fact)).toEqual([
    ...['4-9', 'Government Printer', 'Parliament of Kenya', '10 Nov 2026', '2025'],
  ]);
  expect(within(act).queryByText('Journal')).toBeNull();
});

test.each([
  ['https://laws.example.org/ke/act', 'https://laws.example.org/ke/act'],
  ['HTTP://例え.example/道路?q=安全', 'HTTP://例え.example/道路?q=安全'],
  ['www.example.org/road safety (final).pdf', null],
  ['javascript:alert(document.domain)', null],
  [' java\tscript:alert(1)', null],
  ['ftp://example.org/pub/"quoted".txt', null],
  ['https://', null],
])('[S179] the address %j is a link to %j, or text', async (URL, href) => {
  const { references, client } = await openReferences();
  references.find(7001).URL = URL;
  await client.refetchQueries({ queryKey: ['readReferences'] });
  const act = within(await list.current()).getByRole('article', { name: ACT });
  await waitFor(() => expect(act.textContent).toContain(URL));
  const link = within(act).queryByRole('link');
  expect(link?.getAttribute('href') ?? null).toBe(href);
  if (link) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[S181] the previous references: a block an edition, newest first, that opens', async () => {
  const { user } = await openReferences();
  const block = await screen.findByRole('button', { name: 'Road Safety Report 2025 2 reference/s' });
  expect(block).toHaveAttribute('aria-expanded', 'true');
  const older = screen.getByRole('button', { name: 'Road Safety Report 2024 1 reference/s' });
  expect(older).toHaveAttribute('aria-expanded', 'false');
  await user.click(older);
  const decree = within(screen.getByRole('list', { name: 'References of Road Safety Report 2024' })).getByRole(
    'article',
  );
  expect(decree).toHaveTextContent('ftp://archive.example.org/decree-2019.pdf');
});

test('[S160] [S181] collapse all closes these panels too', async () => {
  const { user } = await openReferences();
  await list.current();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  for (const name of ['Indicator Rating History', 'Current References', 'Previous References'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
});

const any = ['dataentry-indicator-edit-any', 'dataentry-references-manage-any'] as const;
const own = ['dataentry-indicator-edit-own', 'dataentry-references-manage-own'] as const;
const previous = 'dataentry-references-previous' as const;
const CURRENT = ['Edit', 'Copy', 'Remove'];
const USE = ['Use in Current'];
const CHANGE = ['Edit', 'Remove'];

test.each<{
  name: string;
  permissions: CurrentUser['Permissions'];
  id: number;
  add: boolean;
  now: string[];
  before: string[];
}>([
  { name: 'any', permissions: [...any], id: 9, add: true, now: CURRENT, before: USE },
  { name: 'half of any', permissions: [any[0]], id: 9, add: false, now: [], before: [] },
  { name: 'the other half of any', permissions: [any[1]], id: 9, add: false, now: [], before: [] },
  { name: 'own, the researcher', permissions: [...own], id: 2, add: true, now: CURRENT, before: USE },
  { name: 'own, the QA user', permissions: [...own], id: 3, add: true, now: CURRENT, before: USE },
  { name: 'own, somebody else', permissions: [...own], id: 9, add: false, now: [], before: [] },
  { name: 'half of own, the researcher', permissions: [own[1]], id: 2, add: false, now: [], before: [] },
  { name: 'previous alone', permissions: [previous], id: 9, add: false, now: [], before: CHANGE },
  {
    name: 'own and previous',
    permissions: [...own, previous],
    id: 2,
    add: true,
    now: CURRENT,
    before: [...USE, ...CHANGE],
  },
  {
    name: 'everything (Admin)',
    permissions: admin.Permissions,
    id: 1,
    add: true,
    now: CURRENT,
    before: [...USE, ...CHANGE],
  },
  { name: 'nothing (Spectator)', permissions: spectator.Permissions ?? [], id: 5, add: false, now: [], before: [] },
])('[S231] [S232] what is offered with $name', async ({ permissions, id, add, now, before }) => {
  await openReferences({ as: { ...manager, Id: id, Permissions: permissions } });
  await waitFor(async () => expect(buttons((await list.current()).querySelector('li') as HTMLElement)).toEqual(now));
  const earlier = screen.getByRole('list', { name: 'References of Road Safety Report 2025' });
  // What is blocked says why in its text.
  expect(buttons(earlier.querySelectorAll('li')[1] as HTMLElement)).toEqual(before);
  expect(screen.queryAllByRole('button', { name: 'Add New Reference' })).toHaveLength(add ? 1 : 0);
});

test('[S182] one from an earlier edition is used in the current one, once', async () => {
  const { user, references } = await openReferences();
  await list.current();
  const WHO = 'Who leads road safety? Lead agencies in East Africa';
  await user.click(list.press(/^Use in Current: Who leads/));
  await waitFor(async () => expect(await list.titles()).toContain(WHO));
  await waitFor(() => expect(references.sent.used).toEqual([6002]));
  expect(list.press(/^Use in Current: National/)).toHaveAccessibleDescription(
    'It is among the current references already.',
  );
});

test('[S183] removing asks first, in these words; cancelled, nothing goes', async () => {
  const { user, references } = await openReferences();
  await list.current();
  await user.click(list.press(/^Remove: Notice/));
  const dialog = await list.dialog('Remove Reference from Indicator');
  expect(dialog).toHaveTextContent(
    'Are you sure you want to remove Notice on the amendment of the authority act from this indicator?',
  );
  expect(dialog).toHaveTextContent('This action cannot be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(list.press(/^Remove: Notice/)).toHaveFocus();
  expect(references.sent.removed).toEqual([]);
});

test('[S183] [S245] removed, it goes at once and the focus stays beside it', async () => {
  const { user, references } = await openReferences();
  const release = references.hold();
  await list.current();
  await user.click(list.press(/^Remove: National/));
  await user.click(
    within(await list.dialog('Remove Reference from Indicator')).getByRole('button', { name: 'Remove' }),
  );
  await waitFor(async () => expect(await list.titles()).toEqual(['Notice on the amendment of the authority act']));
  expect(screen.getByText('1 reference/s', { selector: '[role=status]' })).toBeVisible();
  await waitFor(() => expect(list.press(/^Edit: Notice/)).toHaveFocus());
  release();
  await waitFor(() => expect(references.sent.removed).toEqual(['4/100201/7001']));
});

test('[S179] [S181] without any, both panels say so', async () => {
  api.use(getReadReferencesMockHandler({ CurrentReportEditionReferences: [], PreviousReportEditionReferences: [] }));
  await openIndicator({ as: manager });
  expect(await screen.findByText('No references in this edition')).toBeVisible();
  expect(screen.getByText('No references in earlier editions')).toBeVisible();
  expect(screen.getByText('0 reference/s')).toBeVisible();
});

test('[S253] references that cannot be fetched are asked for again', async () => {
  expectConsole(/409/);
  api.use(
    http.get('*/references/4/country/404/indicator/451', () =>
      HttpResponse.json({ title: 'Conflict', status: 409, code: 'conflict' }, { status: 409 }),
    ),
  );
  const { user } = await openIndicator({ as: manager });
  const panel = (await screen.findByRole('button', { name: 'Current References' })).closest('section') as HTMLElement;
  const failure = await within(panel).findByRole('alert');
  expect(failure).toHaveTextContent('Something went wrong fetching the reference for this report edition');
  api.use(getReadReferencesMockHandler());
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await list.titles()).toHaveLength(2);
});

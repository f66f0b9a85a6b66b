import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getUpdateReportEditionMutationOptions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition, ReportEditionUpdate } from '#generated/model/index.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { notices } from '#src/lib/notices/notices.ts';
import type { Provider } from '#src/lib/session/provider.ts';
import { createSession } from '#src/lib/session/session.ts';
import { signOut } from '#src/lib/session/sign-out.ts';

type Values = { Note: string; Version: number };
const NAME = 'note:1';
const kept = () => JSON.parse(sessionStorage.getItem(`draft:${NAME}`) ?? 'null')?.typed.Note;
/** Those of drafts: where pages were scrolled is kept at the same time. */
const writes = () => vi.mocked(Storage.prototype.setItem).mock.calls.filter(([key]) => key.startsWith('draft:')).length;
let renders = 0;

function NoteForm() {
  renders++;
  const { form, unsaved } = useServerForm<'updateReportEdition', Values, Values, ReportEdition>({
    ...{ served: { Note: '', Version: 1 }, draft: NAME, origin: { title: 'A note', path: '/' }, record: 'A note' },
    ...{ operationId: 'updateReportEdition', options: getUpdateReportEditionMutationOptions },
    resolver: (values) => ({ values, errors: {} }),
    variablesOf: () => ({ id: 4, data: {} as ReportEditionUpdate }),
    valuesOf: () => ({ Note: '', Version: 1 }),
    typedOf: () => ({ Note: '', Version: 1 }),
  });
  return (
    <form>
      <textarea aria-label="Note" {...form.register('Note')} />
      {unsaved && 'Unsaved'}
    </form>
  );
}

const draft = (text: string) => ({ base: '', typed: text });
const client = createApiClient({}, { failed: () => undefined });
const render = (ui: ReactNode) => renderAlone(<QueryClientProvider client={client}>{ui}</QueryClientProvider>);
const note = () => screen.getByRole('textbox', { name: 'Note' });
const type = (text: string) => fireEvent.change(note(), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Storage.prototype, 'setItem');
});
afterEach(() => {
  cleanup();
  drafts.drop(NAME);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('[Q-R15] a draft is written once a second while it is typed', () => {
  render(<NoteForm />);
  for (const text of ['a', 'ab', 'abc']) type(text);
  expect(writes()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect([kept(), writes()]).toEqual(['abc', 1]);
  type('abcd');
  vi.advanceTimersByTime(1000);
  expect([kept(), writes()]).toEqual(['abcd', 2]);
  type('abcde');
  vi.advanceTimersByTime(500);
  fireEvent.blur(note());
  type('abcdef');
  vi.advanceTimersByTime(999);
  expect([kept(), writes()]).toEqual(['abcde', 3]);
  vi.advanceTimersByTime(1);
  expect([kept(), writes()]).toEqual(['abcdef', 4]);
});

test('[Q-R15] a screen that has gone writes nothing any more', () => {
  render(<NoteForm />);
  cleanup();
  drafts.keep(NAME, draft('of another screen'));
  window.dispatchEvent(new Event('pagehide'));
  expect(writes()).toBe(0);
});

test.each([
  ['the field is left', () => fireEvent.blur(note())],
  ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['the screen goes', () => cleanup()],
  ['it is looked for', () => drafts.read(NAME)],
])('[Q-R16] nothing typed is unwritten once %s', (_when, leave) => {
  render(<NoteForm />);
  type('half a thought');
  leave();
  expect(kept()).toBe('half a thought');
  vi.advanceTimersByTime(2000);
  expect(writes()).toBe(1);
});

test('[Q-R16] what was taken back or given up is not written after all', () => {
  render(<NoteForm />);
  type('half');
  type('');
  cleanup();
  expect(kept()).toBeUndefined();
  render(<NoteForm />);
  type('half');
  drafts.drop(NAME);
  cleanup();
  expect(kept()).toBeUndefined();
});

test('[S168] signing out leaves nothing typed, also not what the page that is left would still write', async () => {
  const userManager = {
    getUser: async () => ({ id_token: 'mine' }),
    removeUser: async () => {},
    signoutRedirect: vi.fn(),
  };
  userManager.signoutRedirect.mockResolvedValue(undefined);
  const provider = { userManager, stop: vi.fn(), revoke: async () => true } as unknown as Provider;
  const settings = {
    authority: 'http://localhost:1',
    clientId: 'test',
    scope: 'openid',
    indexTitle: 'Index',
    demo: true,
  };
  render(<NoteForm />);
  type('written');
  window.dispatchEvent(new Event('pagehide'));
  type('written, and due');
  sessionStorage.setItem('ui:theme', 'dark');
  void signOut(createSession(settings, vi.fn(), async () => provider));
  await vi.waitFor(() => expect(userManager.signoutRedirect).toHaveBeenCalled(), 50_000);
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(2000);
  expect(kept()).toBeUndefined();
  expect([drafts.all(), sessionStorage.getItem('ui:theme')]).toEqual([[], 'dark']);
});

test('a key in a text renders the form around it only where that changes', () => {
  render(<NoteForm />);
  type('a');
  expect(screen.getByText('Unsaved')).toBeVisible();
  const before = renders;
  for (const text of ['ab', 'abc', 'abcd']) type(text);
  expect(renders).toBe(before);
  type('');
  expect(screen.queryByText('Unsaved')).toBeNull();
});

test('[Q-R16] the drafts of a tab are listed by name, written or due, and those follow who ask to be told', () => {
  const told = vi.fn();
  const stop = drafts.subscribe(told);
  drafts.keep('b:1', draft('one'));
  drafts.flush();
  drafts.keep('b:1', draft('two'));
  drafts.keep('a:1', draft('three'));
  sessionStorage.setItem('ui:theme', 'dark');
  expect(told).toHaveBeenCalledTimes(3);
  expect([drafts.names(''), drafts.names('b'), drafts.names('c')]).toEqual([['a:1', 'b:1'], ['b:1'], []]);
  expect(drafts.all().map(([name, { typed, on }]) => [name, typed, on])).toEqual([
    ['a:1', 'three', new Date().toISOString()],
    ['b:1', 'two', new Date().toISOString()],
  ]);
  expect(drafts.names('')).toEqual(['a:1', 'b:1']);
  drafts.drop('b:1');
  expect([drafts.has('a:1'), drafts.has('b:1'), drafts.read('b:1')]).toEqual([true, false, undefined]);
  drafts.forgetAll();
  expect(told).toHaveBeenCalledTimes(5);
  stop();
  drafts.keep('a:1', draft('four'));
  vi.advanceTimersByTime(500);
  drafts.forgetAll();
  drafts.keep('a:1', draft('five'));
  vi.advanceTimersByTime(999);
  expect(sessionStorage.getItem('draft:a:1')).toBeNull();
  drafts.forgetAll();
});

test('[Q-R16] without space what was typed stays in memory, which is said once until there is space again', () => {
  const said = () => notices.all().filter(({ message }) => message.startsWith('This browser has no room left')).length;
  const dismiss = () => {
    for (const { id } of notices.all()) notices.dismiss(id);
  };
  const full = vi.mocked(Storage.prototype.setItem).mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  drafts.keep(NAME, draft('one'));
  expect([drafts.read(NAME)?.typed, drafts.has(NAME), said()]).toEqual(['one', true, 1]);
  dismiss();
  drafts.flush();
  expect([said(), drafts.names('')]).toEqual([0, [NAME]]);
  full.mockRestore();
  drafts.flush();
  expect([drafts.read(NAME)?.typed, said()]).toEqual(['one', 0]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  drafts.keep(NAME, draft('two'));
  drafts.flush();
  expect(said()).toBe(1);
  dismiss();
});

test('a draft is open as long as one of the forms that keep it is on the screen', () => {
  const [first, second] = [drafts.opened(NAME), drafts.opened(NAME)];
  expect([drafts.isOpen(NAME), drafts.isOpen('other')]).toEqual([true, false]);
  first();
  expect(drafts.isOpen(NAME)).toBe(true);
  second();
  expect(drafts.isOpen(NAME)).toBe(false);
  const { unmount } = render(<NoteForm />);
  expect(drafts.isOpen(NAME)).toBe(true);
  unmount();
  expect(drafts.isOpen(NAME)).toBe(false);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render as renderAlone, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getUpdateReportEditionMutationOptions } from '#generated/hooks/editions/editions.ts';
import type { ReportEdition, ReportEditionUpdate } from '#generated/model/index.ts';
import { createApiClient } from '#src/lib/api/query-client.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import type { Provider } from '#src/lib/session/provider.ts';
import { createSession } from '#src/lib/session/session.ts';

type Values = { Note: string; Version: number };
const NAME = 'note:1';
const kept = () => JSON.parse(sessionStorage.getItem(`draft:${NAME}`) ?? 'null')?.typed.Note;
const writes = () => vi.mocked(Storage.prototype.setItem).mock.calls.length;
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
  void createSession(settings, vi.fn(), async () => provider).signOut();
  await vi.waitFor(() => expect(userManager.signoutRedirect).toHaveBeenCalled(), 50_000);
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(2000);
  expect(kept()).toBeUndefined();
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

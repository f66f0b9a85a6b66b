import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Resolver } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callsOf } from '#src/lib/api/writes.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { accepts, first, NAME, type Opened, open, origin, read, type Values } from './opened-form.ts';

afterEach(() => drafts.drop(NAME));

describe('what the server has', () => {
  test('is followed while nothing is typed', () => {
    const form = open();
    form.serve({ ...first, Note: 'theirs', Version: 2 });
    expect(read(form)).toEqual([false, false, 'theirs', 2]);
    form.type('mine');
    expect(form.now().unsaved).toBe(true);
    form.type('theirs');
    expect(form.now().unsaved).toBe(false);
    expect(form.now().change).toBe(false);
  });

  test('[Q-R8] is not taken over what is typed: who typed it chooses', () => {
    const form = open();
    form.type('mine');
    expect(form.now().change).toBe(false);
    form.serve({ ...first, Title: 'B', Version: 2 });
    expect(read(form)).toEqual([true, true, 'mine', 1]);
    expect(form.now().change).toEqual({ by: undefined, on: undefined, isTold: false });
    // what only they changed is taken over
    expect([form.now().takesOver, form.values().Title]).toEqual([true, 'A']);
    act(() => form.now().keepMine());
    expect(read(form)).toEqual([true, false, 'mine', 2]);
    expect([form.now().takesOver, form.values().Title]).toEqual([false, 'B']);
    form.serve({ Title: 'B', Note: 'theirs', Version: 3 });
    expect([form.now().moved, form.now().takesOver]).toEqual([true, false]);
    act(() => form.now().takeServed());
    expect(read(form)).toEqual([false, false, 'theirs', 3]);
  });

  test('[Q-R8] with another version alone is what is typed over', () => {
    const form = open();
    form.type('mine');
    form.serve({ ...first, Version: 2 });
    expect(read(form)).toEqual([true, false, 'mine', 2]);
  });

  test('is taken where it is what was typed', () => {
    const form = open();
    form.type('mine');
    form.serve({ ...first, Note: 'mine', Version: 2 });
    expect(read(form)).toEqual([false, false, 'mine', 2]);
    form.serve({ ...first, Version: 3 });
    expect(read(form)).toEqual([false, false, 'old', 3]);
  });
});

describe('a save', () => {
  test('is pending until the server has accepted it, and then what the form is over', async () => {
    const form = open();
    const told = vi.fn();
    form.type('mine');
    await act(form.server.callElsewhere);
    const unsettled = { isProcessing: false, settledAt: undefined, error: null };
    expect(form.now().lastSave).toMatchObject({ status: 'idle', ...unsettled, variables: undefined });
    expect(await form.save({ onAnswer: told })).toBe(true);
    await form.status('pending');
    const variables = { id: 4, data: { ...first, Note: 'mine' } };
    expect(form.server.sent.at(-1)).toEqual(variables);
    expect(form.now().lastSave).toMatchObject({ status: 'pending', ...unsettled, variables });
    expect(drafts.has(NAME)).toBe(true);
    form.serve({ ...first, Note: 'mine' });
    expect(read(form)).toEqual([false, false, 'mine', 1]);
    form.serve({ ...first, Title: 'B', Version: 2 });
    expect(read(form)).toEqual([true, false, 'mine', 1]);
    form.serve({ ...first, Note: 'mine' });
    (await form.server.next()).accept({ ...first, Note: 'mine.', Version: 2 });
    await waitFor(() => expect(form.now().lastSave).toMatchObject({ status: 'success', settledAt: expect.any(Date) }));
    expect(told).toHaveBeenCalledTimes(1);
    form.serve({ ...first, Note: 'mine.', Version: 2 });
    expect(read(form)).toEqual([false, false, 'mine.', 2]);
    expect(drafts.has(NAME)).toBe(false);
    form.type('next');
    await form.save();
    (await form.server.next()).accept({ ...first, Note: 'next.', Version: 3 });
    await form.status('success');
    form.serve({ ...first, Note: 'next.', Version: 3 });
    expect(read(form)).toEqual([false, false, 'next.', 3]);
  });

  test('takes its draft along after the screen has gone', async () => {
    const form = open();
    form.type('mine');
    await form.save();
    const call = await form.server.next();
    form.unmount();
    expect(drafts.has(NAME)).toBe(true);
    call.accept({ ...first, Note: 'mine', Version: 2 });
    await waitFor(() => expect(drafts.has(NAME)).toBe(false));
  });

  test('leaves what was typed meanwhile, over the version of its response', async () => {
    const form = open();
    form.type('one');
    await form.save();
    form.type('one, two');
    (await form.server.next()).accept({ ...first, Note: 'one', Version: 2 });
    await form.status('success');
    form.serve({ ...first, Note: 'one', Version: 2 });
    expect(read(form)).toEqual([true, false, 'one, two', 2]);
    await form.save();
    (await form.server.next()).refuse(503);
    await waitFor(() => expect(form.now().lastSave).toMatchObject({ status: 'pending', isProcessing: true }));
  });

  test('of what the form refuses sends nothing; the focus goes to the field, or is left to the summary', async () => {
    const resolver: Resolver<Values, unknown, Values> = () => ({
      values: {},
      errors: { Note: { type: 'x', message: 'Write more.' } },
    });
    for (const hasSummary of [false, true]) {
      const form = open(first, { hasSummary, resolver });
      const { unmount } = render(<textarea aria-label="Note" {...form.now().form.register('Note')} />);
      expect(await form.save()).toBe(false);
      expect(form.server.sent).toEqual([]);
      expect(document.activeElement === screen.getByLabelText('Note')).toBe(!hasSummary);
      unmount();
      form.unmount();
    }
  });

  test('that is typed in is checked at each change', async () => {
    const resolver = vi.fn(accepts);
    const form = open(first, { resolver });
    render(<textarea aria-label="Note" {...form.now().form.register('Note')} />);
    resolver.mockClear();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'more' } });
    await waitFor(() => expect(resolver).toHaveBeenCalled());
  });
});

describe('a refused save', () => {
  const errors = [{ pointer: '/Note', detail: 'Name a source.' }];
  const refuse = async (form: Opened, status: number, problem?: object) => {
    form.type('mine');
    await form.save();
    (await form.server.next()).refuse(status, problem);
    await form.status('error');
  };

  test('says at a field what is wrong, while the field is as it was sent', async () => {
    const form = open();
    expect(form.now().refusal).toBeNull();
    await refuse(form, 422, { status: 422, code: 'invalid', errors });
    expect([form.now().refusal?.status, form.now().lastSave.isProcessing]).toEqual([422, false]);
    expect([form.now().wrong('Note'), form.now().wrong('Title'), form.now().change]).toEqual([
      ...['Name a source.', undefined, false],
    ]);
    form.type('B', 'Title');
    expect(form.now().wrong('Note')).toBe('Name a source.');
    form.type('mine, gazette 12');
    expect(form.now().wrong('Note')).toBeUndefined();
    form.type('old');
    form.type('A', 'Title');
    expect(form.now().refusal).toBeNull();
  });

  test('keeps what was typed, also where what is shown of it is about to be taken back', async () => {
    const form = open();
    await refuse(form, 409, { status: 409, code: 'conflict' });
    form.serve({ ...first, Note: 'mine' });
    form.serve(first);
    expect(read(form)).toEqual([true, false, 'mine', 1]);
    expect(drafts.read<Values>(NAME)?.typed.Note).toBe('mine');
  });

  test('tells who was faster, and when', async () => {
    const form = open();
    await refuse(form, 409, { status: 409, code: 'stale', ChangedByName: 'Elena', ChangedOn: '2026-11-19' });
    expect(form.now().change).toEqual({ by: 'Elena', on: '2026-11-19', isTold: true });
  });
});

describe('[Q-R13] a save whose response was lost', () => {
  const lose = async (form: Opened, details?: Parameters<Opened['save']>[0]) => {
    form.type('mine');
    await form.save(details);
    (await form.server.next()).refuse(0);
    await form.status('error');
  };
  const said = () => notices.all().map(({ tone, message, record }) => [tone, message, record]);
  afterEach(() => {
    for (const { id } of notices.all()) notices.dismiss(id);
  });

  test('is not told to be saved while what was shown of it is not taken back yet', async () => {
    const form = open();
    form.type('mine');
    await form.save();
    form.serve({ ...first, Note: 'mine', Version: 2 });
    (await form.server.next()).refuse(0);
    await form.status('error');
    expect(said()).toEqual([]);
    form.serve(first);
    expect(said()).toEqual([]);
    expect(form.now().form.getValues('Note')).toBe('mine');
    form.serve({ ...first, Note: 'mine', Version: 2 });
    expect(said()).toEqual([['success', 'It was saved after all.', 'The record']]);
  });

  test('is told to be saved once the server turns out to have it', async () => {
    const form = open();
    await lose(form);
    form.serve({ ...first, Note: 'mine', Version: 2 });
    expect(said()).toEqual([['success', 'It was saved after all.', 'The record']]);
    expect(read(form)).toEqual([false, false, 'mine', 2]);
    expect([form.now().lastSave.status, form.now().lastSave.error]).toEqual(['success', null]);
    expect(drafts.has(NAME)).toBe(false);
    form.type('more');
    await form.save();
    (await form.server.next()).refuse(409);
    await form.status('error');
    act(() => callsOf(form.server.client).forget('updateReportEdition', NAME));
    await form.status('idle');
  });

  test('is told to be saved by a form that is opened when the server has it already', async () => {
    const form = open();
    await lose(form);
    form.unmount();
    open({ ...first, Note: 'mine', Version: 2 }, { server: form.server });
    expect(said()).toEqual([['success', 'It was saved after all.', 'The record']]);
  });

  test('[Q-R8] that was found leaves what was typed since, over the version that the server has', async () => {
    const form = open();
    await lose(form);
    form.type('B', 'Title');
    form.serve({ ...first, Note: 'mine', Version: 2 });
    expect(read(form)).toEqual([true, false, 'mine', 2]);
  });

  test('is not where it is only shown, where other words are there, or where it was refused', async () => {
    const form = open();
    await lose(form);
    form.serve({ ...first, Note: 'mine' });
    form.serve({ ...first, Note: 'theirs', Version: 2 });
    expect([said(), form.now().lastSave.status]).toEqual([[], 'error']);
    form.unmount();
    const refused = open();
    refused.type('mine');
    await refused.save();
    (await refused.server.next()).refuse(409);
    await refused.status('error');
    refused.serve({ ...first, Note: 'mine', Version: 2 });
    expect([said(), refused.now().lastSave.status]).toEqual([[], 'error']);
  });

  test('is sent again where a second call waits for it', async () => {
    const form = open();
    const { options } = form.server;
    await lose(form, { next: { options, variables: {}, complete: () => undefined } });
    form.serve({ ...first, Note: 'mine', Version: 2 });
    await waitFor(() => expect(form.server.sent).toHaveLength(2));
    expect(said()).toEqual([]);
  });
});

describe('[Q-R16] a draft', () => {
  const typed = { ...first, Note: 'typed before' };

  test('comes back with what it was typed over', () => {
    drafts.keep(NAME, { base: first, typed });
    const form = open({ ...first, Title: 'B', Version: 2 });
    expect(read(form)).toEqual([true, true, 'typed before', 1]);
    expect(form.now().restored).toBe(true);
    form.type('typed now');
    expect(form.now().restored).toBe(false);
    form.type('typed before');
    act(() => form.now().takeServed());
    expect([form.now().restored, form.values().Title]).toEqual([false, 'B']);
  });

  test('is kept while it differs, with where it is gone on with, until it is forgotten', () => {
    const form = open();
    expect(form.now().restored).toBe(false);
    form.type('mine');
    expect(drafts.read(NAME)).toMatchObject({ base: first, typed: { Note: 'mine' }, origin });
    form.type('old');
    expect(drafts.has(NAME)).toBe(false);
    form.type('mine');
    act(() => form.now().forget());
    expect(drafts.has(NAME)).toBe(false);
  });
});

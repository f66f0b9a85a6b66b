import { act, waitFor } from '@testing-library/react';
import type { Resolver } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callsOf } from '#src/lib/api/writes.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { body, initial, NAME, open, origin, type Values } from './opened-dialog.ts';

afterEach(() => drafts.drop(NAME));

describe('[Q-R16] a draft of a dialog', () => {
  test('is kept while something differs from what the dialog was opened with', () => {
    const dialog = open();
    expect(dialog.now().restored).toBe(false);
    dialog.type('Mine');
    expect(drafts.read(NAME)).toMatchObject({ typed: { Name: 'Mine', Ids: [1] }, origin });
    dialog.type('');
    expect(drafts.has(NAME)).toBe(false);
    act(() => dialog.now().form.setValue('Ids', [2]));
    expect(drafts.has(NAME)).toBe(true);
    act(() => dialog.now().form.setValue('Ids', [1]));
    expect(drafts.has(NAME)).toBe(false);
    act(() => dialog.now().form.setValue('More', 'More'));
    expect(drafts.has(NAME)).toBe(true);
  });

  test('comes back as what was typed on an earlier visit, until it is discarded', async () => {
    drafts.keep(NAME, { base: initial, typed: { ...initial, Name: 'Before' } });
    const dialog = open();
    expect([dialog.name(), dialog.now().restored]).toEqual(['Before', true]);
    expect(dialog.now().form.formState.defaultValues).toEqual(initial);
    dialog.type('Now');
    expect(dialog.now().restored).toBe(false);
    dialog.type('Before');
    expect(dialog.now().restored).toBe(true);
    dialog.send();
    await dialog.status('pending');
    expect(dialog.now().restored).toBe(false);
    (await dialog.server.next()).refuse(409);
    await dialog.status('error');
    expect([dialog.now().restored, dialog.now().error?.status]).toEqual([true, 409]);
    act(() => dialog.now().discard());
    await dialog.status('idle');
    expect([dialog.name(), dialog.now().restored, dialog.now().error, drafts.has(NAME)]).toEqual([
      '',
      false,
      null,
      false,
    ]);
  });

  test('is over another record where the dialog goes on over one', () => {
    const dialog = open();
    dialog.type('Mine');
    act(() => dialog.now().goOnOver({ ...initial, Name: 'Theirs' }));
    expect(dialog.name()).toBe('Mine');
    expect(dialog.now().form.formState.defaultValues).toEqual({ ...initial, Name: 'Theirs' });
    dialog.type('Theirs');
    expect(drafts.has(NAME)).toBe(false);
    dialog.type('Mine');
    act(() => dialog.now().discard());
    expect(dialog.name()).toBe('Theirs');
  });
});

test('what the resolver says is wrong is wrong in the form of a dialog', async () => {
  const resolver: Resolver<Values> = () => ({ values: {}, errors: { Name: { type: 'x', message: 'Write more.' } } });
  const dialog = open(undefined, { resolver });
  expect(await act(() => dialog.now().form.trigger())).toBe(false);
  dialog.unmount();
  const without = open();
  expect(await act(() => without.now().form.trigger())).toBe(true);
});

describe('what is sent from a dialog', () => {
  test('is sent once, and ends the dialog when the server has accepted it', async () => {
    const dialog = open();
    const onAnswer = vi.fn();
    dialog.type('Mine');
    expect(dialog.now().pending).toBe(false);
    dialog.send({ record: 'Mine', onAnswer });
    await dialog.status('pending');
    expect(dialog.now().pending).toBe(true);
    dialog.send(undefined, 5);
    (await dialog.server.next()).accept({ Id: 5 });
    await dialog.status('success');
    expect(dialog.server.sent).toHaveLength(1);
    expect(onAnswer).toHaveBeenCalledWith({ Id: 5 }, body);
    expect(dialog.onDone).toHaveBeenCalledWith({ Id: 5 });
    expect([dialog.now().pending, drafts.has(NAME)]).toEqual([false, false]);
  });

  test('ends also what was typed into it meanwhile, as the dialog goes', async () => {
    const dialog = open();
    dialog.send();
    dialog.type('More');
    (await dialog.server.next()).accept({});
    await dialog.status('success');
    expect(dialog.onDone).toHaveBeenCalledTimes(1);
    expect(drafts.has(NAME)).toBe(false);
  });

  test('takes its draft along after the dialog was closed, and nothing is done anew', async () => {
    const dialog = open();
    dialog.type('Mine');
    dialog.send();
    const call = await dialog.server.next();
    dialog.unmount();
    expect(drafts.has(NAME)).toBe(true);
    call.accept({});
    await vi.waitFor(() => expect(drafts.has(NAME)).toBe(false), 50_000);
    expect(dialog.onDone).not.toHaveBeenCalled();
  });

  test.each([
    { text: 'Mine', what: 'ends a dialog that was opened again with the same words', times: 1 },
    { text: 'Other', what: 'leaves other words that were typed since', times: 0 },
  ])('$what', async ({ text, times }) => {
    const before = open();
    before.type('Mine');
    before.send();
    const call = await before.server.next();
    const after = open(before.server);
    // the dialog that is there last is the one that is open, whichever of both goes
    before.unmount();
    after.type(text);
    call.accept({});
    await after.status('success');
    expect(after.onDone).toHaveBeenCalledTimes(times);
    expect(drafts.has(NAME)).toBe(times === 0);
  });

  test('leaves other words that were kept since, where no dialog is open', async () => {
    const dialog = open();
    dialog.type('Mine');
    dialog.send();
    const call = await dialog.server.next();
    dialog.unmount();
    drafts.keep(NAME, { base: initial, typed: { ...initial, Name: 'Other' } });
    call.accept({});
    await waitFor(() => expect(dialog.server.client.isMutating()).toBe(0));
    const after = open(dialog.server);
    await after.status('success');
    expect(after.name()).toBe('Other');
    expect(drafts.has(NAME)).toBe(true);
  });
});

describe('[S132] what the server said against the last try', () => {
  const refuse = async (dialog: ReturnType<typeof open>) => {
    dialog.send();
    (await dialog.server.next()).refuse(422);
    await dialog.status('error');
  };

  test('is of the dialog that sent it; to one that is opened later it is news only with the words', async () => {
    const dialog = open();
    expect(dialog.now().error).toBeNull();
    dialog.type('Mine');
    await new Promise((done) => setTimeout(done, 2));
    await refuse(dialog);
    expect(dialog.now().error?.status).toBe(422);
    const { status, error } = dialog.now().lastCall;
    expect(dialog.now().errorOf({ status, error, settledAt: undefined })).toBeNull();
    dialog.unmount();
    await new Promise((done) => setTimeout(done, 2));
    const again = open(dialog.server);
    expect([again.name(), again.now().error?.status]).toEqual(['Mine', 422]);
    again.unmount();
    drafts.drop(NAME);
    const empty = open(dialog.server);
    expect([empty.name(), empty.now().lastCall.status, empty.now().error]).toEqual(['', 'error', null]);
    empty.type('More');
    expect(drafts.has(NAME)).toBe(true);
    act(() => empty.now().forget());
    await empty.status('idle');
    expect(drafts.has(NAME)).toBe(false);
  });

  const wrongName = { errors: [{ pointer: '/Name', detail: 'Another has it.' }] };

  test('stands at its field while that is as it was sent, also where the dialog is opened again', async () => {
    const dialog = open();
    dialog.type('Mine');
    dialog.send();
    (await dialog.server.next()).refuse(422, wrongName);
    await dialog.status('error');
    const wrong = () => [dialog.now().wrong('Name'), dialog.now().wrong('Ids')];
    expect(wrong()).toEqual(['Another has it.', undefined]);
    act(() => dialog.now().form.setValue('Ids', [1, 2]));
    expect(wrong()).toEqual(['Another has it.', undefined]);
    dialog.type('Mended');
    expect(wrong()).toEqual([undefined, undefined]);
    dialog.type('Mine');
    dialog.unmount();
    const again = open(dialog.server);
    expect(again.now().wrong('Name')).toBe('Another has it.');
    again.type('Mended');
    expect(again.now().wrong('Name')).toBeUndefined();
  });

  test('stands at no field where it was sent from elsewhere', async () => {
    const dialog = open();
    await new Promise((done) => setTimeout(done, 2));
    void callsOf(dialog.server.client).start(dialog.server.options, body, { subject: NAME });
    (await dialog.server.next()).refuse(422, wrongName);
    await dialog.status('error');
    expect([dialog.now().error?.status, dialog.now().wrong('Name')]).toEqual([422, undefined]);
  });

  test.each([
    { left: 'button', what: 'goes to the first field that is wrong', focused: 'Name' },
    { left: 'textarea', what: 'stays where somebody types by then', focused: 'left' },
  ])('the focus $what', async ({ left, focused }) => {
    document.body.innerHTML = `<input id="Name"><${left} id="left"></${left}>`;
    const dialog = open();
    dialog.now().form.register('Name').ref(document.getElementById('Name'));
    document.getElementById('left')?.focus();
    dialog.send();
    (await dialog.server.next()).refuse(422, wrongName);
    await dialog.status('error');
    expect(document.activeElement?.id).toBe(focused);
    document.body.innerHTML = '';
  });
});

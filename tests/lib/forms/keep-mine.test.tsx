import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drafts } from '#src/lib/forms/drafts.ts';
import { keptOver, writeInto } from '#src/lib/forms/keep-mine.ts';
import { initial, NAME, open } from './opened-dialog.ts';

afterEach(() => drafts.drop(NAME));

test('[Q-R8] what was changed here stays, and all else is theirs where they have it', () => {
  const base = { Name: 'old', Note: 'old', Ids: [1], Only: 'here' };
  const served = { Name: 'theirs', Note: 'theirs', Ids: [2] };
  expect(keptOver({ ...base, Name: 'mine' }, base, served as never)).toEqual({ ...served, Name: 'mine', Only: 'here' });
  expect(keptOver({ ...base, Ids: [1, 3] }, base, served as never).Ids).toEqual([1, 3]);
});

test('[Q-R8] only what is not typed yet is written into a form, and checked but for the version', () => {
  const typed = { Name: 'mine', Ids: [1], Version: 1 };
  const setValue = vi.fn();
  writeInto({ getValues: () => typed, setValue } as never, { Name: 'mine', Ids: [1, 2], Version: 2 });
  expect(setValue.mock.calls).toEqual([
    ['Ids', [1, 2], { shouldDirty: true, shouldValidate: true }],
    ['Version', 2, { shouldDirty: true, shouldValidate: false }],
  ]);
});

describe('[Q-R8] a dialog over a record that others change too', () => {
  const opened = { ...initial, More: 'old', Version: 1 };
  const theirs = { ...initial, Name: 'Theirs', More: 'new', Version: 2 };
  const stale = { status: 409, code: 'stale', ChangedByName: 'Elena', ChangedOn: '2026-11-19' };
  const refused = async (problem: { status: number }) => {
    const dialog = open(undefined, { initial: opened });
    dialog.type('Mine');
    dialog.send();
    (await dialog.server.next()).refuse(problem.status, problem);
    await dialog.status('error');
    return dialog;
  };
  const read = ({ now }: ReturnType<typeof open>) => [now().moved, now().takesOver, now().form.getValues()];

  test('tells who was faster, and offers theirs once it is known', async () => {
    const dialog = await refused(stale);
    const mine = { ...opened, Name: 'Mine' };
    expect(dialog.now().change).toEqual({ by: 'Elena', on: '2026-11-19', isTold: true });
    act(() => dialog.now().keepMine());
    act(() => dialog.now().takeServed());
    expect([read(dialog), dialog.now().kept(mine)]).toEqual([[false, false, mine], mine]);
    dialog.serve({ ...opened, Name: 'Theirs' });
    expect(read(dialog)).toEqual([false, false, mine]);
    dialog.serve({ ...opened, Version: 2 });
    expect(read(dialog)).toEqual([true, false, mine]);
    dialog.serve(theirs);
    expect(read(dialog)).toEqual([true, true, mine]);
    expect(dialog.now().kept(mine)).toEqual({ ...theirs, Name: 'Mine' });
    const other = await refused({ status: 422 });
    other.serve(theirs);
    expect([other.now().moved, other.now().change]).toEqual([false, false]);
  });

  test.each([
    { choice: 'keepMine' as const, name: 'Mine', isKept: true },
    { choice: 'takeServed' as const, name: 'Theirs', isKept: false },
  ])('goes on over theirs by $choice', async ({ choice, name, isKept }) => {
    const dialog = await refused(stale);
    dialog.serve(theirs);
    act(() => dialog.now()[choice]());
    await dialog.status('idle');
    expect(read(dialog)).toEqual([false, false, { ...theirs, Name: name }]);
    expect(dialog.now().form.formState.defaultValues).toEqual(theirs);
    expect([dialog.now().change, drafts.has(NAME)]).toEqual([false, isKept]);
    dialog.type('More');
    act(() => dialog.now().discard());
    expect(dialog.name()).toBe('Theirs');
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { singleKeysAreOn, turnSingleKeys, useSingleKeys } from '#src/lib/keys/single-keys.ts';
import { type KeyActions, keysInUse, useKeys } from '#src/lib/keys/use-keys.ts';

afterEach(() => turnSingleKeys(true));

/** Presses a key at a moment in milliseconds; returns whether the page took it. */
function press(key: string, at = 0): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}
const use = (actions: KeyActions) => renderHook((shown: KeyActions) => useKeys(shown), { initialProps: actions });

describe('[B10] what keys do', () => {
  test('is what the screen shown last gives, as long as it is there', () => {
    const [below, above, later] = [vi.fn(), vi.fn(), vi.fn()];
    const lower = use({ down: below, up: below });
    const upper = use({ down: above });
    expect(press('j')).toBe(true);
    expect([above, below].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(press('k')).toBe(true);
    expect(below).toHaveBeenCalledTimes(1);
    expect(keysInUse()).toEqual([
      { id: 'down', act: above },
      { id: 'up', act: below },
    ]);
    upper.rerender({ down: later });
    press('j');
    expect([above, later].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    upper.unmount();
    expect(press('j')).toBe(true);
    expect(below).toHaveBeenCalledTimes(2);
    lower.unmount();
    const read = vi.spyOn(Storage.prototype, 'getItem');
    expect([press('j'), keysInUse()]).toEqual([false, []]);
    expect(below).toHaveBeenCalledTimes(2);
    // nobody listens any more
    expect(read).not.toHaveBeenCalled();
  });

  test('is left to the screen below, then to the browser, where it does not apply', () => {
    const below = vi.fn<() => boolean | undefined>();
    use({ down: below });
    use({ down: () => false });
    expect(press('j')).toBe(true);
    below.mockReturnValue(false);
    expect(press('j')).toBe(false);
    expect(press('x')).toBe(false);
  });

  test('of two keys one after the other is done where the second comes in time', () => {
    const [goDashboard, down] = [vi.fn(), vi.fn()];
    use({ goDashboard, down });
    expect([press('g', 5_000), press('d', 6_499)]).toEqual([false, true]);
    expect([press('g', 10_000), press('d', 11_500)]).toEqual([false, false]);
    // the first is over with the second, whatever that was
    expect([press('g', 20_000), press('g', 20_010), press('d', 20_020)]).toEqual([false, false, false]);
    expect(goDashboard).toHaveBeenCalledTimes(1);
    expect([press('x', 30_000), press('j', 30_010)]).toEqual([false, true]);
  });
});

describe('[B10] keys without Ctrl', () => {
  test('are on until they are turned off in this browser, here or in another tab', () => {
    const { result, unmount } = renderHook(useSingleKeys);
    const down = vi.fn();
    use({ down });
    expect([result.current, press('j')]).toEqual([true, true]);
    act(() => turnSingleKeys(false));
    expect([result.current, press('j'), localStorage.getItem('ui:single-keys')]).toEqual([false, false, 'off']);
    act(() => turnSingleKeys(true));
    expect([result.current, press('j'), localStorage.length]).toEqual([true, true, 0]);
    localStorage.setItem('ui:single-keys', 'off');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(result.current).toBe(false);
    const read = vi.spyOn(Storage.prototype, 'getItem');
    unmount();
    turnSingleKeys(true);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(read).not.toHaveBeenCalled();
  });

  test('are as was chosen on this page, where the browser keeps nothing', () => {
    const { result } = renderHook(useSingleKeys);
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    act(() => turnSingleKeys(false));
    expect(result.current).toBe(false);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    act(() => turnSingleKeys(true));
    expect(result.current).toBe(true);
    vi.restoreAllMocks();
    turnSingleKeys(true);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(singleKeysAreOn()).toBe(true);
  });
});

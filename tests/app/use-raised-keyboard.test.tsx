import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRaisedKeyboard } from '#src/app/use-raised-keyboard.ts';

const view = Object.assign(new EventTarget(), { width: 390, height: 780, scale: 1, offsetTop: 0 });
const root = document.documentElement;
const resize = (height: number, width = 390) => {
  Object.assign(view, { height, width });
  act(() => void view.dispatchEvent(new Event('resize')));
};
/** Is it raised, and how much of the page lies behind it? */
const state = () => [root.hasAttribute('data-keyboard'), root.style.getPropertyValue('--keyboard-space')];

function Form() {
  useRaisedKeyboard();
  return (
    <>
      <textarea aria-label="Note" />
      <button type="button">Save</button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('visualViewport', Object.assign(view, { height: 780, width: 390, scale: 1 }));
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(780);
  render(<Form />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the keyboard of a phone is raised for a field, and lowered', () => {
  fireEvent.focusIn(screen.getByRole('textbox'));
  screen.getByRole('textbox').focus();
  expect(state()).toEqual([false, '']);
  resize(440);
  expect(state()).toEqual([true, '340px']);
  resize(780);
  expect(state()).toEqual([false, '']);
});

test('a bar of the browser, a window that is made lower and a phone that is turned are no keyboard', () => {
  resize(700);
  expect(state()).toEqual([false, '']);
  resize(440);
  expect(state()[0]).toBe(false);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(360);
  screen.getByRole('textbox').focus();
  resize(360, 844);
  expect(state()).toEqual([false, '']);
  resize(160, 844);
  expect(state()).toEqual([true, '200px']);
});

test('a press on a button beside the field finds it where it was', () => {
  screen.getByRole('textbox').focus();
  resize(440);
  screen.getByRole('button').focus();
  expect(state()[0]).toBe(true);
  vi.advanceTimersByTime(500);
  expect(state()[0]).toBe(false);
});

import { afterEach, describe, expect, test } from 'vitest';
import { combinationOf, keysOf, startsSequence } from '#src/lib/keys/pressed.ts';

type Press = KeyboardEventInit & { altGraph?: boolean };

afterEach(() => document.body.replaceChildren());

const eventOf = ({ altGraph, ...init }: Press) =>
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, modifierAltGraph: altGraph ?? false, ...init });

/** What a press in an element of the page means: its combination, and the entries of the table. */
function pressIn(selector: string, init: Press, singleKeys = true) {
  const event = eventOf(init);
  let found: { combination: string | undefined; keys: string[] } | undefined;
  const target = document.querySelector(selector) as Element;
  const listener = () => {
    found = { combination: combinationOf(event, singleKeys), keys: keysOf(event, singleKeys) };
  };
  target.addEventListener('keydown', listener, { once: true });
  target.dispatchEvent(event);
  return found;
}

describe('which key press is a shortcut', () => {
  test.each<[Press, string | undefined, string[]]>([
    [{ key: 'k', ctrlKey: true }, 'Mod+k', ['palette']],
    [{ key: 'K', ctrlKey: true }, 'Mod+k', ['palette']],
    [{ key: 'k', ctrlKey: true, repeat: true }, 'Mod+k', []],
    [{ key: 'r', code: 'KeyR', altKey: true }, 'Alt+r', ['reference']],
    [{ key: '®', code: 'KeyR', altKey: true }, 'Alt+r', ['reference']],
    [{ key: 'r', code: 'KeyR', altKey: true, ctrlKey: true }, undefined, []],
    [{ key: 'r', code: 'KeyR', altKey: true, metaKey: true }, undefined, []],
    [{ key: 'f', code: 'KeyF', altKey: true }, undefined, []],
    [{ key: 's', code: 'KeyS', altKey: true }, undefined, []],
    [{ key: 'm' }, 'm', ['met']],
    [{ key: 'M' }, 'm', ['met']],
    [{ key: 'M', shiftKey: true }, '', []],
    [{ key: '?', shiftKey: true }, '?', ['help']],
    [{ key: 's' }, 's', ['save']],
    [{ key: 's', ctrlKey: true }, 'Mod+s', []],
    [{ key: 's', metaKey: true }, 'Mod+s', []],
    [{ key: 's', repeat: true }, 's', []],
    [{ key: 's', isComposing: true }, undefined, []],
    [{ key: 'j', repeat: true }, 'j', ['down']],
    [{ key: 'k', repeat: true }, 'k', ['up']],
    [{ key: ']', ctrlKey: true, altKey: true, altGraph: true }, ']', ['next']],
    [{ key: 'Enter', metaKey: true }, 'Mod+Enter', ['save']],
    [{ key: 'Enter', ctrlKey: true, shiftKey: true }, 'Mod+Shift+Enter', ['submit']],
    [{ key: 'Enter', ctrlKey: true, altKey: true }, undefined, []],
    [{ key: 'Enter' }, 'enter', []],
    [{ key: 'Escape' }, undefined, []],
  ])('%j: %s', (init, combination, keys) => {
    const event = eventOf(init);
    expect([combinationOf(event, true), keysOf(event, true)]).toEqual([combination, keys]);
  });

  test('none is one that something else has taken already', () => {
    const event = eventOf({ key: 'm' });
    event.preventDefault();
    expect(keysOf(event, true)).toEqual([]);
  });

  test('g begins a sequence, and the key after it means what it means there', () => {
    expect(['g', 'd', 'm', ''].map(startsSequence)).toEqual([true, false, false, false]);
    expect(keysOf(eventOf({ key: 'd' }), true, 'g')).toEqual(['goDashboard']);
    expect(keysOf(eventOf({ key: 'd' }), true)).toEqual([]);
  });

  test('turned off, only those with Ctrl are left', () => {
    expect(keysOf(eventOf({ key: 'm' }), false)).toEqual([]);
    expect(keysOf(eventOf({ key: 'Enter', ctrlKey: true }), false)).toEqual(['save']);
  });

  test.each(['dialog', 'alertdialog', 'menu', 'listbox'])('a %s over the page keeps its keys', (role) => {
    document.body.innerHTML = `<div role="${role}"><button></button></div>`;
    expect(pressIn('button', { key: 'k', ctrlKey: true })).toEqual({ combination: undefined, keys: [] });
  });

  test.each(['<textarea>', '<select>', '<input>', '<p contenteditable>'])(
    '%s of another form keeps its own',
    (field) => {
      document.body.innerHTML = field;
      const press = (init: Press) => pressIn('body > *', init);
      expect(press({ key: 'Enter', ctrlKey: true })?.keys).toEqual([]);
      expect(press({ key: 'k', ctrlKey: true })?.keys).toEqual(['palette']);
      expect(press({ key: 'm' })?.combination).toBeUndefined();
      expect(press({ key: 'Escape' })?.combination).toBeUndefined();
    },
  );

  test.each(['radio', 'checkbox'])('a %s is no field that is written in', (type) => {
    document.body.innerHTML = `<input type="${type}">`;
    expect(pressIn('input', { key: 'm' })?.keys).toEqual(['met']);
  });

  test('a field of the form that is marked takes those with Ctrl or Alt, and Escape alone', () => {
    document.body.innerHTML = '<form data-shortcuts><textarea></textarea><button></button></form>';
    const press = (init: Press) => pressIn('textarea', init)?.keys;
    expect(press({ key: 'Enter', ctrlKey: true })).toEqual(['save']);
    expect(press({ key: 'r', code: 'KeyR', altKey: true })).toEqual(['reference']);
    expect(press({ key: 'Escape' })).toEqual(['leaveNote']);
    expect(press({ key: 'Escape', ctrlKey: true })).toEqual([]);
    expect(press({ key: 'm' })).toEqual([]);
    expect(pressIn('button', { key: 'Escape' })?.keys).toEqual([]);
    expect(pressIn('button', { key: 'm' })?.keys).toEqual(['met']);
  });
});

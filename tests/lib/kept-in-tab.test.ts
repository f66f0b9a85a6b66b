import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInTab, readInTab } from '../../src/lib/kept-in-tab.ts';
import { memoryStorage } from '../support/memory-storage.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

it('what is kept is read as it was', () => {
  expect(readInTab('one')).toBeUndefined();
  expect(keepInTab('one', { typed: ['a', null] })).toBe(true);
  expect(readInTab('one')).toEqual({ typed: ['a', null] });
});

it('what is no JSON counts as nothing, and so does a tab that is not there', () => {
  sessionStorage.setItem('one', '{');
  expect(readInTab('one')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(readInTab('one')).toBeUndefined();
});

it('storage that is full or refused says so', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepInTab('one', 1)).toBe(false);
});

it('is how all of the client keeps JSON in its tab', () => {
  // the script of index.html that draws rows comes without the client
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/kept-in-tab|fill-rows|^src\/dev\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const byHand = (code: string) => /\bsessionStorage\b/.test(code) && /\bJSON\./.test(code);
  expect(files.filter((file) => byHand(readFileSync(file, 'utf8')))).toEqual([]);
});

import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFiles, type Module, type Unit } from '../../scripts/support/bundle/cut-files.ts';
import { LOADS } from '../../scripts/support/bundle/loads.ts';

const FILE_KB = 4;
const unit = (needs: string, { there = '', weight = 1 } = {}): Unit => ({
  needs: new Set(needs),
  there: new Set(there),
  weight,
});

/** Modules named by a letter, each with what it imports; 10 kB each unless `small` has them. */
const cut = (imports: Record<string, string>, units: Unit[], small = '') => {
  const modules = new Map(
    Object.entries(imports).map(([id, others]): [string, Module] => [
      id,
      { imports: [...others], size: small.includes(id) ? 1 : 10 },
    ]),
  );
  return cutFiles(modules, units, FILE_KB)
    .map((file) => file.sort().join(''))
    .sort();
};

test('what the same pages need is one file', () => {
  expect(cut({ a: 'bc', b: '', c: '', d: 'bc' }, [unit('abc'), unit('bcd')])).toEqual(['a', 'bc', 'd']);
});

test('what only some pages need comes with the others where it is small, and is a file where it is large', () => {
  const units = [unit('ab'), unit('ab'), unit('b')];
  expect(cut({ a: 'b', b: '' }, units)).toEqual(['a', 'b']);
  expect(cut({ a: 'b', b: '' }, units, 'a')).toEqual(['ab']);
});

test('what a part finds wherever it opens costs it nothing', () => {
  const later = (there: string) => [unit('ab'), unit('b', { there, weight: 1 })];
  expect(cut({ a: 'b', b: '' }, later(''))).toEqual(['a', 'b']);
  expect(cut({ a: 'b', b: '' }, later('ab'))).toEqual(['ab']);
});

test('no files are joined that would import each other in a circle', () => {
  const units = [unit('ac'), unit('ac'), unit('ac'), unit('c'), unit('b')];
  expect(cut({ a: '', b: '', c: '' }, units, 'a')).toEqual(['ac', 'b']);
  expect(cut({ a: 'b', b: 'c', c: '' }, units, 'a')).toEqual(['a', 'b', 'c']);
});

test('what a file would bring with it counts', () => {
  const units = [unit('abc'), unit('abc'), unit('a'), unit('c')];
  expect(cut({ a: '', b: '', c: '' }, units, 'b')).toEqual(['ab', 'c']);
  expect(cut({ a: '', b: 'c', c: '' }, units, 'b')).toEqual(['a', 'bc']);
});

test('each page is a load', () => {
  const pages = globSync('src/routes/_app/*.tsx').map((file) => file.replace(/^src\/|\.tsx$/g, ''));
  const loaded = LOADS.flatMap(({ parts }) => parts).filter((part) => part.startsWith('routes/_app/'));
  // the dashboard is in the first script
  expect(loaded.sort()).toEqual(pages.filter((page) => page !== 'routes/_app/dashboard').sort());
});

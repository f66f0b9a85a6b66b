import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractSources } from '../commands/repository.ts';

const sources = contractSources();

/** The text of the line that a place names. */
function lineAt(place = ''): string {
  const [file = '', line] = place.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim() ?? '';
}

test('a part of the contract is told by its own file and line', () => {
  const place = sources.lineOf('#/paths/~1countries/get/x-error-message');
  expect(place).toMatch(/^openapi\/paths\/countries\.yaml:/);
  expect(lineAt(place)).toMatch(/^x-error-message: /);
});

test('what is laid over an operation is told by the line in openapi/checks/', () => {
  const place = sources.lineOf('#/paths/~1countries/get/x-order');
  expect(place).toMatch(/^openapi\/checks\/countries\.yaml:/);
  expect(lineAt(place)).toMatch(/^x-order: /);
});

test('what is laid over the whole contract too', () => {
  const place = sources.lineOf('#/x-common-response/headers/Cache-Control');
  expect(place).toMatch(/^openapi\/checks\/shared\.yaml:/);
  expect(lineAt(place)).toBe('x-common-response:');
});

test('a key that stands nowhere is told by what would have it', () => {
  expect(sources.lineOf('#/paths/~1countries/get/x-nowhere')).toBe(sources.lineOf('#/paths/~1countries/get'));
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractSources } from '../commands/repository.ts';
import { fileSources } from '../core/file-sources.ts';

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

test('of any other contract in one file, or of the nearest part above it; of none that is not there, or in one line', () => {
  const text = `openapi: 3.1.0
paths:
  /books:
    get:
      operationId: listBooks
      responses:
        '200': { $ref: '#/components/responses/Books' }
components:
  schemas:
    Book:
      type: object
      required: [id, title]
`;
  const { lineOf } = fileSources('api/library.yaml', text);
  expect(lineOf('#/paths/~1books/get')).toBe('api/library.yaml:5');
  expect(lineOf('#/components/schemas/Book/required')).toBe('api/library.yaml:12');
  expect(lineOf('#/components/schemas/Book/properties/id')).toBe('api/library.yaml:11');
  expect(lineOf('#/definitions/Book')).toBeUndefined();
  const json = JSON.stringify({ openapi: '3.1.0', paths: { '/books': { get: {} } } });
  expect(fileSources('library.json', json).lineOf('#/paths/~1books/get')).toBeUndefined();
  expect(fileSources('library.json', JSON.stringify(JSON.parse(json), null, 2)).lineOf('#/paths/~1books')).toBe(
    'library.json:4',
  );
});

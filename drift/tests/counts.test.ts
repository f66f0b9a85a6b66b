import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContract } from '../core/contract.ts';
import { countOf } from '../core/finding.ts';
import { schemasOf } from '../core/schemas.ts';
import { consoleReport } from '../report/console.ts';
import { resultWith } from './support/small.ts';

test('one of them is told in the singular', () => {
  const nouns = ['operation', 'new entry', 'copy', 'key'];
  expect(nouns.map((noun) => countOf(1, noun))).toEqual(['1 operation', '1 new entry', '1 copy', '1 key']);
  expect(nouns.map((noun) => countOf(2, noun))).toEqual(['2 operations', '2 new entries', '2 copies', '2 keys']);
  expect(countOf(0, 'row')).toBe('0 rows');
});

const sources = globSync('drift/**/*.ts', { exclude: ['drift/tests/**', 'drift/node_modules/**'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('every number before a noun in the plural comes from countOf', () => {
  const counted = sources.flatMap(({ text }) => [...text.matchAll(/countOf\([^']*'(?:\w+ )*(\w+)'\)/g)]);
  const nouns = new Set([...counted.map(([, noun = '']) => countOf(2, noun).slice(2)), 'files', 'schemas', 'errors']);
  // a verb as often
  nouns.delete('answers');
  expect(nouns.size).toBeGreaterThan(15);
  const plural = new RegExp(`\\}(?: more| other| new)? (?:${[...nouns].join('|')})\\b`);
  const wrong = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line) => (line.includes('`') && plural.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});

test('what a value breaks is told in words, with the number of parts', () => {
  const said = (schema: object, value: unknown) => {
    const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, components: { schemas: { One: schema } } };
    const paths = { '/a': { get: { responses: {} } } };
    const contract = readContract(JSON.stringify({ ...document, paths }));
    return schemasOf(contract)
      .check('#/components/schemas/One', value)
      .map(({ message }) => message);
  };
  const cases: [object, unknown, string][] = [
    [{ minLength: 1 }, '', 'must have at least 1 character'],
    [{ maxLength: 2 }, 'abc', 'must have at most 2 characters'],
    [{ minItems: 1 }, [], 'must have at least 1 item'],
    [{ maxItems: 1 }, [1, 2], 'must have at most 1 item'],
    [{ minProperties: 2 }, {}, 'must have at least 2 members'],
    [{ maxProperties: 0 }, { a: 1 }, 'must have at most 0 members'],
    [{ uniqueItems: true }, [1, 2, 1], 'must not hold an item twice (0 and 2 are the same)'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 1, 'must fit one of the schemas of anyOf'],
    [{ oneOf: [{ type: 'string' }, { minLength: 1 }] }, 'a', 'must fit only one of the schemas of oneOf'],
    [{ not: { const: 1 } }, 1, 'must not fit the schema of not'],
  ];
  expect(cases.map(([schema, value]) => said(schema, value))).toEqual(cases.map(([, , words]) => [words]));
});

test('answers never seen say how the share of statuses counts them, where the mode does not ask for all', () => {
  const { coverage, ...result } = resultWith([]);
  const refused = { operationId: 'updateNote', seen: [401], never: [204, 404] };
  expect(consoleReport({ ...result, coverage: { ...coverage, answers: [...coverage.answers, refused] } })).toContain(
    '- 3 declared answers of 2 operations never seen; of what this mode asks for 1: statuses 50 % (--verbose names them)',
  );
});

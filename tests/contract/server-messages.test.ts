import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fields } from '#generated/fields.ts';

const messages = Object.values(fields)
  .flatMap((schema) => Object.values<object>(schema))
  .flatMap((field) => ('message' in field ? String(field.message) : []));

test('the server reads messages of the contract from generated/fields.ts', () => {
  const repeated = globSync('server/**/*.ts').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return [...new Set(messages)].filter((message) => code.includes(message)).map((message) => [file, message]);
  });
  expect(new Set(messages).size).toBeGreaterThan(15);
  expect(repeated).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { reachOf } from '../support/imports.ts';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const section = page.slice(page.indexOf('### The walk of an import'), page.indexOf('## One test'));

/** The files that the rows of one of its tables name, by their names without folders. */
function listedIn(table: 'screen' | 'server'): string[] {
  const [, rows = ''] = section.split(`| the ${table}, in `);
  const cells = rows.split('\n\n')[0]?.split('\n').slice(1) ?? [];
  return cells.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => basename(name)),
  );
}

const screen = reachOf(['src/routes/_app/import.tsx'], (file) => file.startsWith('src/features/transfer/'));
const server = reachOf(['server/areas/transfer/import-file.ts', 'server/areas/transfer/import-worker.ts'], (file) =>
  /^server\/(areas\/transfer|domain\/workbook|upload\.ts)/.test(file),
);

test('the walk of an import is listed with each of its files, and with how many they are', () => {
  expect(listedIn('screen').sort()).toEqual([...screen].map((file) => basename(file)).sort());
  expect(listedIn('server').sort()).toEqual(['transfer.yaml', ...[...server].map((file) => basename(file))].sort());
  expect(section).toContain(`These are ${screen.size} and ${server.size + 1} files;`);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by its number. */
const SECTIONS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1
8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2
12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4
17.3:2`;
const numbers = SECTIONS.split(/\s+/).flatMap((one) => {
  const [section, count] = one.split(':');
  return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
});

const page = readFileSync('docs/security-asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number = '', , , state = '', where = '']) => ({ number, state, where }),
);

test('each requirement of levels 1 and 2 stands once in the table, with its state', () => {
  expect(numbers).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual(['in part', 'met', 'n/a', 'not met']);
  const counts = ['met', 'in part', 'not met', 'n/a'].map(
    (state) => `${rows.filter((row) => row.state === state).length} ${state}`,
  );
  expect(page).toContain(`Of 253: ${counts.join(', ')}.`);
});

test('what is named as evidence is there', () => {
  const decisions = globSync('docs/decisions/*.md');
  const named = [page, readFileSync('docs/security.md', 'utf8')].flatMap((text) => [
    ...[...text.matchAll(/`((?:tests|server|src|openapi|docs|e2e|generated)\/[^`*\s]+)`/g)].map(
      ([, path]) => path ?? '',
    ),
    ...[...text.matchAll(/ADR-(\d{3})/g)].map(([, number]) => `ADR-${number}`),
  ]);
  const isThere = (name: string) =>
    name.startsWith('ADR-') ? decisions.some((path) => path.includes(`/${name.slice(4)}-`)) : existsSync(name);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

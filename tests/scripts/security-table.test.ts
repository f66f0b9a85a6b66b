import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by its number. */
const SECTIONS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1
8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2
12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4
17.3:2`;
/** Those of level 1; all others are of level 2. */
const LEVEL_1 = `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2
3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2
6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3
10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`.split(/\s+/);
const numbers = SECTIONS.split(/\s+/).flatMap((one) => {
  const [section, count] = one.split(':');
  return Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`);
});

const page = readFileSync('docs/security-asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number = '', level = '', , state = '', where = '']) => ({ number, level, state, where }),
);

test('each requirement of levels 1 and 2 stands once in the table, with its state', () => {
  expect(numbers).toHaveLength(253);
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  expect(rows.filter(({ level }) => level === '1').map(({ number }) => number)).toEqual(LEVEL_1);
  expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual(['in part', 'met', 'n/a', 'not met']);
  const counts = ['met', 'in part', 'not met', 'n/a'].map(
    (state) => `${rows.filter((row) => row.state === state).length} ${state}`,
  );
  expect(page).toContain(`Of 253: ${counts.join(', ')}.`);
});

const PLACES = '(?:tests|server|src|openapi|docs|e2e|generated|scripts|drift|ops)/[^`*\\s#]+';
const FILES = 'Dockerfile|\\.dockerignore|compose\\.yaml|package\\.json';
const isEvidence = new RegExp(`\`(${PLACES}|${FILES})\``, 'g');
const isCommand = /`npm run ([a-z:-]+)`/g;

test('what is met names a file, a command or a decision that shows it', () => {
  const bare = rows.filter(({ state, where }) => state === 'met' && where.search(isEvidence) < 0);
  expect(
    bare
      .filter(({ where }) => !/ADR-\d{3}|\.md\)/.test(where) && where.search(isCommand) < 0)
      .map(({ number }) => number),
  ).toEqual([]);
});

test('what is named as evidence is there', () => {
  const decisions = globSync('docs/decisions/*.md');
  const commands = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const texts = [page, readFileSync('docs/security.md', 'utf8')];
  const all = (pattern: RegExp) => texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const paths = all(isEvidence);
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  expect(all(/ADR-(\d{3})/g).filter((number) => !decisions.some((path) => path.includes(`/${number}-`)))).toEqual([]);
  expect(all(isCommand).filter((name) => !commands.includes(name))).toEqual([]);
});

test('what the table says that no file does is done by none', () => {
  const users = (pattern: RegExp, ...folders: string[]) =>
    globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter((path) =>
      pattern.test(readFileSync(path, 'utf8')),
    );
  expect(users(/node:child_process/, 'server').sort()).toEqual(['server/db/backup-postgres.ts', 'server/db/lock.ts']);
  expect(users(/dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|\beval\(|new Function\(/, 'src')).toEqual([]);
  expect(users(/rejectUnauthorized|NODE_TLS_REJECT/, 'server', 'scripts')).toEqual([]);
});

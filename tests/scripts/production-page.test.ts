/** docs/production.md: each row is there once, and is held by something that is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/support/files.ts';
import { root } from '../../scripts/support/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/production.md');
const named = (held = '') => [...held.matchAll(/`([^`]+)`/g)].flatMap(([, one]) => one ?? []);
const rows = [...page.matchAll(/^\| ([XO]\d+) \| (.+) \| (.+) \|$/gm)].map(([, id = '', , held]) => ({
  id,
  held: named(held),
}));
const besides = [...(page.split('## Besides')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (\w.+) \| (`.+) \|$/gm)].map(
  ([, id = '', held]) => ({ id, held: named(held) }),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const faults = filesBelow(join(root, 'tests/faults'))
  .map((file) => read(`tests/faults/${file}`))
  .join('\n');

it('has each row once, in order', () => {
  const numbered = (letter: string, most: number) => Array.from({ length: most }, (_, at) => `${letter}${at + 1}`);
  expect(rows.map(({ id }) => id)).toEqual([...numbered('X', 6), ...numbered('O', 12)]);
});

it.each([...rows, ...besides])('$id is held by files and commands that are there', ({ held }) => {
  expect(held.length).toBeGreaterThan(0);
  for (const one of held) {
    const [, script = '', , fault] = /^npm run ([\w:]+)( -- "?([^"]+)"?)?$/.exec(one) ?? [];
    if (!script) expect(existsSync(join(root, one)), one).toBe(true);
    else expect(Object.keys(scripts), one).toContain(script);
    if (script === 'faults') expect(faults, one).toMatch(new RegExp(`name: '[^']*${fault}`));
  }
});

it('names each row that a test names', () => {
  const ids = ['tests', 'e2e'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...read(`${folder}/${file}`).matchAll(/\[([XO]\d+)\]/g)].map(([, id]) => id ?? '')),
  );
  expect(ids).toContain('X4');
  expect(ids.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
});

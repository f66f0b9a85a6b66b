import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/support/root.ts';

const journeys = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));

it.each([
  ['reloads without saying whether what it sent has arrived', '.reload(', 'reload or reloadAtOnce'],
  ['goes back without saying what is drawn of the page that it leaves', '.goBack(', 'goBack or goBackAtOnce'],
])('no journey %s', (_, call, instead) => {
  expect(journeys).toContain('rating.spec.ts');
  const calling = journeys.filter((name) => readFileSync(join(root, 'e2e', name), 'utf8').includes(call));
  expect(calling, `${instead} of e2e/support/test.ts`).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/support/root.ts';

const journeys = readdirSync(join(root, 'e2e')).filter((name) => name.endsWith('.spec.ts'));

it('no journey reloads without saying whether what it sent has arrived', () => {
  expect(journeys).toContain('rating.spec.ts');
  const reloading = journeys.filter((name) => readFileSync(join(root, 'e2e', name), 'utf8').includes('.reload('));
  expect(reloading, 'reload or reloadAtOnce of e2e/support/test.ts').toEqual([]);
});

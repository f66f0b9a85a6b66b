import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { partName } from '../../scripts/support/bundle/part-name.ts';

/**
 * The addresses of the file of a part of the client, by the name of its module, or of the first of
 * the parts that are in it: what a route or a wait for a request matches.
 */
export const partAddress = (module: string): RegExp => new RegExp(`/assets/${partName(module)}\\w{7}\\.js`);

/**
 * A part cannot be fetched, until what is returned is called, which fails where nobody asked for
 * it: it may be in a file of another name.
 */
export async function withoutPart(page: Page, module: string): Promise<() => Promise<void>> {
  let asked = 0;
  await page.route(partAddress(module), (route) => {
    asked++;
    return route.abort();
  });
  return async () => {
    expect(asked, `${module} was asked for`).toBeGreaterThan(0);
    await page.unroute(partAddress(module));
  };
}

/** Tells whether an address is of what comes with the first key: the keys, the provider's client. */
export function comesWithAKey(): (address: string) => boolean {
  const folder = join(import.meta.dirname, '../../dist/assets');
  const files = readdirSync(folder).map((name) => `/assets/${name}`);
  const contains = (word: string) => (file: string) => readFileSync(join(folder, '..', file), 'utf8').includes(word);
  const keys = files.filter((file) => partAddress('keys').test(file));
  // others begin with the same letters
  const provider = files.filter((file) => partAddress('provider').test(file)).filter(contains('signinRedirect'));
  expect([keys.length > 0, provider.length]).toEqual([true, 1]);
  return (address) => [...keys, ...provider].some((file) => address.endsWith(file));
}

import { expect, type Page } from '@playwright/test';
import { signIn } from '../../drift/live/sign-in.ts';
import { type Person, people } from './people.ts';

/**
 * Opens an address in a tab that a person has signed in on before, as after a reload, and waits until the product is there.
 * The way through the provider's page, which session.spec.ts shows, takes a second start of the client.
 */
export async function openAs(page: Page, person: Person, address = '/dashboard') {
  await signInAlone(page, person);
  await page.goto(address);
  await expect(page.getByRole('button', { name: `Hi ${people[person].name}!` })).toBeVisible();
}

/** Signs in on a page without starting the client there: enough for `askApi`. */
export async function signInAlone(page: Page, person: Person) {
  await page.goto('/config.json');
  const { authority, clientId, scope } = await (await page.request.get('/config.json')).json();
  const { origin } = new URL(page.url());
  const { expires_in, ...tokens } = await signIn(authority, people[person].email, { publicUrl: origin, clientId });
  const user = {
    ...tokens,
    scope,
    profile: JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString('utf8')),
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
  };
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    `oidc.user:${authority}:${clientId}`,
    JSON.stringify(user),
  ] as const);
}

import { expect, type Page } from '@playwright/test';
import { signIn } from '../../drift/live/sign-in.ts';
import { type Person, people } from './people.ts';

/**
 * Opens an address in a tab that a person has signed in on before, as after a reload, and waits until the product is there.
 * The way through the provider's page, which session.spec.ts shows, takes a second start of the client.
 */
export async function openAs(page: Page, person: Person, address = '/dashboard') {
  await enterAs(page, person, address);
  await expect(page.getByRole('button', { name: `Hi ${people[person].name}!` })).toBeVisible();
}

/** Signs in on a page without starting the client there: enough for `askApi`. */
export const signInAlone = (page: Page, person: Person) => enterAs(page, person, '/config.json');

/** The session is there before the first script of the address; another page to put it there would be loaded first. */
async function enterAs(page: Page, person: Person, address: string) {
  const config = await page.request.get('/config.json');
  const { authority, clientId, scope } = await config.json();
  const { origin } = new URL(config.url());
  const { expires_in, ...tokens } = await signIn(authority, people[person].email, { publicUrl: origin, clientId });
  const user = {
    ...tokens,
    scope,
    profile: JSON.parse(Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString('utf8')),
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
  };
  const session = await page.addInitScript(
    ([home, key, value]) => {
      if (location.origin === home) sessionStorage.setItem(key, value);
    },
    [origin, `oidc.user:${authority}:${clientId}`, JSON.stringify(user)] as const,
  );
  await page.goto(address);
  await session.dispose();
}

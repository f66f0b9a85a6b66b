import { createHash, randomBytes } from 'node:crypto';

/** Of the reference server's development provider. */
const developmentClientId = 'country-assessment';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
}

/**
 * A fetch that keeps cookies as a browser does, and follows no redirect, so that each can be looked
 * at.
 */
export type Browser = (url: string | URL, init?: RequestInit) => Promise<Response>;

export interface SignInOptions {
  /** Origin of the client; the provider must know it. */
  publicUrl: string;
  clientId?: string | undefined;
  /** Of an earlier sign-in, to go on in its session. */
  browser?: Browser;
  /**
   * More parameters of the authorization request, e.g. `prompt`; undefined removes one.
   */
  parameters?: Record<string, string | undefined>;
}

/**
 * Signs a demo account in at the development provider by code and PKCE, by fetch alone.
 * @throws Error with the provider's own words where it refuses.
 */
export async function signIn(issuer: string, email: string, options: SignInOptions): Promise<Tokens> {
  const { verifier, callback } = await authorize(issuer, email, options);
  const code = callback.searchParams.get('code');
  if (!code) throw new Error(`Sign-in of ${email} ended at ${callback}`);
  const response = await exchange(issuer, { code, verifier, ...options });
  if (!response.ok)
    throw new Error(`The code of ${email} was refused: ${response.status} ${wordsOf(await response.text())}`);
  return (await response.json()) as Tokens;
}

/**
 * The way from the authorization request through the sign-in page to the address that the client is
 * sent back to.
 */
export async function authorize(issuer: string, email: string, options: SignInOptions) {
  const { browser = openBrowser() } = options;
  const verifier = randomBytes(32).toString('base64url');
  let response = await browser(authorizeUrl(issuer, verifier, options));
  for (let hop = 0; hop < 10; hop += 1) {
    const target = response.headers.get('location');
    if (!target)
      throw new Error(`No way on from ${plainAddress(response)}: ${response.status} ${wordsOf(await response.text())}`);
    const url = new URL(target, issuer);
    if (url.origin !== new URL(issuer).origin) return { callback: url, verifier, browser };
    response = await (url.pathname.startsWith('/interaction/')
      ? browser(url, { method: 'POST', body: new URLSearchParams({ account: email }) })
      : browser(url));
    // choosing somebody else first ends the session of the one before: a form that scripts post
    if (response.ok) response = await submit(browser, response);
  }
  throw new Error(`${issuer} redirects without end`);
}

/** The address that opens a sign-in; the verifier is what `exchange` then needs. */
export function authorizeUrl(
  issuer: string,
  verifier: string,
  { publicUrl, clientId = developmentClientId, parameters = {} }: SignInOptions,
): URL {
  const url = new URL('/auth', issuer);
  const all = {
    client_id: clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${publicUrl}/login/callback`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

type Exchange = { code: string; verifier: string; publicUrl: string; clientId?: string | undefined };

/** Gives the code for tokens. */
export function exchange(issuer: string, { code, verifier, publicUrl, clientId = developmentClientId }: Exchange) {
  return postForm(issuer, '/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: `${publicUrl}/login/callback`,
  });
}

/** Gives a refresh token for new tokens. */
export function refresh(issuer: string, token: string, clientId = developmentClientId): Promise<Response> {
  return postForm(issuer, '/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token });
}

/** Posts a form to one of the provider's endpoints. */
export function postForm(issuer: string, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(new URL(path, issuer), { method: 'POST', body: new URLSearchParams(fields) });
}

export function openBrowser(): Browser {
  const jar = new Map<string, { value: string; path: string }>();
  return async (url, init = {}) => {
    const { pathname } = new URL(url);
    const sent = [...jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = new Headers(init.headers);
    if (sent.length > 0) headers.set('cookie', sent.join('; '));
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    return response;
  };

  function keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    if (value) jar.set(name, { value, path });
    else jar.delete(name);
  }
}

/** Posts the first form of a page with its hidden fields. */
export async function submit(browser: Browser, page: Response): Promise<Response> {
  const html = await page.text();
  const action = html.match(/<form[^>]*action="([^"]+)"/)?.[1];
  if (!action) throw new Error(`No form on ${plainAddress(page)}: ${wordsOf(html)}`);
  const fields = [...html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)];
  const body = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
  if (html.includes('name="logout"')) body.set('logout', 'yes');
  return browser(new URL(action, page.url), { method: 'POST', body });
}

/** Without the query, which is long and says nothing here. */
const plainAddress = ({ url }: Response) => url.split('?')[0];

/**
 * What a page says, in a line: of a problem document or an OAuth error its words, of HTML the text
 * without markup.
 */
function wordsOf(page: string): string {
  const body = page.replaceAll(/<(head|script|style|svg)\b[\s\S]*?<\/\1>/gi, ' ');
  const title = /<title[^>]*>([^<]*)/i.exec(page)?.[1];
  const words = [title, body.replaceAll(/<[^>]*>/g, ' ')].filter(Boolean).join(': ').replaceAll(/\s+/g, ' ').trim();
  return words.length > 160 ? `${words.slice(0, 159)}…` : words;
}

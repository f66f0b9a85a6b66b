import type { Account } from './accounts.ts';

export interface PageContext {
  /** Title of the index, as the product's own header shows it. */
  title: string;
  /** Where the product itself is. */
  home: string;
}

type Message = { title: string; text: string; detail?: string | undefined };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
const initials = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);

/** The list of accounts to sign in as; `action` receives the choice, `current` is signed in now. */
export function signInPage(
  context: PageContext,
  { accounts, action, current }: { accounts: readonly Account[]; action: string; current?: string | undefined },
): string {
  return page(
    context,
    'Choose an account',
    `<h1>Choose an account</h1>
    <p class="lead" id="hint">You are signed in as the person you choose. No password is asked.</p>
    <form method="post" action="${escaped(action)}" aria-describedby="hint">
      <ul class="accounts">${accounts.map((account) => accountRow(account, account.id === current)).join('')}</ul>
      <button class="cancel" name="cancel" value="yes">Cancel and go back</button>
    </form>`,
  );
}

function accountRow({ name, email, role, about, inactive }: Account, isCurrent: boolean): string {
  return `
        <li><button class="account" name="account" value="${escaped(email)}">
          <span class="avatar${inactive ? ' off' : ''}" aria-hidden="true">${escaped(initials(name))}</span>
          <span class="who">
            <span class="name">${escaped(name)}</span>
            <span class="role${inactive ? ' off' : ''}">${escaped(inactive ? 'Inactive' : role)}</span>
            ${isCurrent ? '<span class="role now">Signed in now</span>' : ''}
            <span class="email">${escaped(email)}</span>
            <span class="about">${escaped(about)}</span>
          </span>
          <svg class="go" viewBox="0 0 16 16" aria-hidden="true"><path d="m6 3.5 4.5 4.5L6 12.5" /></svg>
        </button></li>`;
}

/** A message page with a link back; `detail` is the error text of the protocol. */
export function errorPage(context: PageContext, { title, text, detail }: Message): string {
  return page(
    context,
    title,
    `<h1>${escaped(title)}</h1>
    <p class="lead">${escaped(text)}</p>
    <p class="actions"><a class="primary" href="${escaped(context.home)}/">Go to ${escaped(context.title)}</a></p>
    ${detail ? `<p class="detail"><code>${escaped(detail)}</code></p>` : ''}`,
  );
}

/**
 * Ends the session by posting oidc-provider's own form: at once where the request carries the
 * person's ID token, else (or without scripts) by a click.
 */
export function signOutPage(context: PageContext, form: string, atOnce: boolean): string {
  const button = '<button class="primary" form="op.logoutForm" name="logout" value="yes">Sign out</button>';
  const stay = `<a class="secondary" href="${escaped(context.home)}/">Stay signed in</a>`;
  return page(
    context,
    'Sign out',
    `<h1>${atOnce ? 'Signing you out …' : 'Do you want to sign out?'}</h1>
    ${form}
    <p class="actions">${button}${atOnce ? '' : stay}</p>
    ${atOnce ? '<script src="/assets/sign-out.js"></script>' : ''}`,
  );
}

function page({ title: index }: PageContext, title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(title)} – Development sign-in</title>
  <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/assets/theme.css">
  <link rel="stylesheet" href="/assets/pages.css">
</head>
<body>
  <header class="brand">
    <p class="product"><img src="/assets/favicon.svg" alt="" width="28" height="28">${escaped(index)}</p>
    <div class="note">
      <p class="mark">Development sign-in</p>
      <p>This page stands in for your organisation’s identity provider. Its people and their ratings are made up, and it refuses to run in production.</p>
    </div>
  </header>
  <main>${body}</main>
</body>
</html>
`;
}

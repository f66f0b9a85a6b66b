import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { ends } from '#generated/answers.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../support/console.ts';
import {
  drawer,
  opener,
  openOperation,
  openPage,
  startAgain,
  stopTools,
  usersShown,
  watch,
} from '../support/drawer.tsx';
import '../support/library-gaps.ts';
import { api } from '../support/screen.tsx';

afterEach(stopTools);

test('a chosen answer is asked for by Prefer, of Prism, and the screen asks at once', async () => {
  const app = await openPage('/users');
  await usersShown();
  const seen = watch('/users');
  const own = await openOperation(app, 'listUsers');
  await app.user.selectOptions(own.getByLabelText('Answer'), '200 empty');

  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.headers.get('Prefer')).toBe('code=200, example=empty');
  expect(seen[0]?.headers.get('x-api-target')).toBe('prism');
  expect(await opener()).toHaveAccessibleName("Developer's drawer, 1 in force");
  expect(own.getByRole('button', { name: /^listUsers/ })).toHaveTextContent('200 empty');

  await app.user.click(own.getByRole('button', { name: 'Remove listUsers' }));
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.headers.get('Prefer')).toBeNull();
  expect(own.getByRole('list', { name: 'Chosen' })).toHaveFocus();
});

test('a deprecated operation says since when and until when', async () => {
  ends.listUsers = { since: '2026-12-01', sunset: '2027-06-30' };
  try {
    const own = await openOperation(await openPage('/users'), 'listUsers');
    expect(own.getByRole('button', { name: /^listUsers/ })).toHaveTextContent('until 2027-06-30');
    expect(own.getByText('Deprecated since 2026-12-01. Its last day is 2027-06-30.')).toBeVisible();
    expect(own.getByRole('button', { name: /^logIn/ })).not.toHaveTextContent('until');
  } finally {
    delete ends.listUsers;
  }
});

test('a chosen 500 leads to the error page; another answer leads back, and everything taken back the page shows its data again', async () => {
  const app = await openPage('/users');
  await usersShown();
  api.use(
    http.get('*/api/v1/users', ({ request }) =>
      request.headers.get('Prefer')
        ? HttpResponse.json(
            { type: 'about:blank', title: 'Internal Server Error', status: 500, code: 'internal' },
            { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
          )
        : undefined,
    ),
  );
  const own = await openOperation(app, 'listUsers');
  await app.user.selectOptions(own.getByLabelText('Answer'), '500 internal');
  expect(await screen.findByText('500 Internal Server Error')).toBeVisible();
  expect(own.getByRole('region', { name: 'Used by this page' })).toHaveTextContent('listUsers');
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await app.user.click(own.getByRole('button', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith('http://localhost/users#mock=listUsers:500.internal');

  // it is there for half a second only
  const visited: string[] = [];
  app.router.history.subscribe(({ location }) => void visited.push(location.pathname));
  await app.user.selectOptions(own.getByLabelText('Delay'), '0.5 s');
  await waitFor(() => expect(visited).toContain('/users'));
  expect(await screen.findByText('500 Internal Server Error')).toBeVisible();

  await app.user.click(own.getByRole('button', { name: 'Reset all' }));
  await usersShown();
  expect(app.router.state.location.pathname).toBe('/users');
});

test('signed out, a choice leaves the page where the product says so', async () => {
  const app = await openPage('/users');
  startAgain({ ...app, session: { ...app.session, token: () => undefined } });
  await app.router.navigate({ to: '/unauthorized', state: { from: '/users' } });
  const own = await openOperation(app, 'listUsers');
  await app.user.selectOptions(own.getByLabelText('Answer'), '200 empty');
  expect(app.router.state.location.pathname).toBe('/unauthorized');
});

test('a reload finds the drawer open as it was, and the focus on the page', async () => {
  const app = await openPage('/users');
  await app.user.click(await opener());
  await drawer();
  stopTools();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  // As on a page that was just loaded.
  screen.getByRole('main').blur();
  startAgain(app);
  const own = await drawer();
  expect(document.body).toHaveFocus();
  await app.user.click(own.getByRole('button', { name: 'Close' }));
  startAgain(app);
  await opener();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a delay shows how the screen waits, offline how it fails', async () => {
  const app = await openPage('/users');
  await usersShown();
  const own = await openOperation(app, 'listUsers');
  await app.user.selectOptions(own.getByLabelText('Delay'), '0.5 s');
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Amara Okafor/ })).toBeNull());
  await usersShown();

  vi.spyOn(Math, 'random').mockReturnValue(0);
  await app.user.selectOptions(own.getByLabelText('Answer'), 'None: offline');
  await waitFor(() => expect(notices.all().at(-1)?.message).toMatch(/The server cannot be reached/));
  expect(screen.queryByRole('row', { name: /^Amara Okafor/ })).toBeNull();
});

test('operations are found by words of their name, method or path', async () => {
  const app = await openPage('/users');
  await app.user.click(await opener());
  const own = await drawer();
  await app.user.type(own.getByRole('searchbox', { name: 'Search operations' }), 'post comments');
  expect(own.getAllByRole('button', { expanded: false }).map((one) => one.textContent)).toEqual(['addCommentpost']);
  await app.user.type(own.getByRole('searchbox', { name: 'Search operations' }), ' zzz');
  expect(own.getByText(/^No operation has these words in its name, method or path/)).toBeVisible();
});

test('whether the target answers follows every call, those of a chosen answer of the same target too', async () => {
  const app = await openPage('/users');
  await usersShown();
  api.use(http.get('*/api/v1/users', () => HttpResponse.error()));
  const own = await openOperation(app, 'listUsers');
  expect(own.getByText('It answers.')).toBeVisible();
  await app.user.selectOptions(own.getByLabelText('Answer'), '200 default');
  expect(await own.findByText('The dev server does not answer.')).toBeVisible();
  expect(own.queryByText('It answers.')).toBeNull();
});

test('the choices outlive a reload, go along in a link, and leave the address', async () => {
  const app = await openPage('/users');
  const own = await openOperation(app, 'listUsers');
  await app.user.selectOptions(own.getByLabelText('Answer'), '503 unavailable');
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await app.user.click(own.getByRole('button', { name: 'Copy link' }));
  expect(await own.findByText('The link is copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('http://localhost/users#mock=listUsers:503.unavailable');

  const again = startAgain(app);
  expect(again.choices.get().operations).toEqual({ listUsers: { status: '503', example: 'unavailable' } });

  window.location.hash = '#mock=listUsers:offline;nonsense:200';
  await waitFor(() => expect(again.choices.get().operations).toEqual({ listUsers: { offline: true } }));
  expect(window.location.href).toBe('http://localhost/users');
  expect(notices.all().at(-1)?.message).toBe('The link names answers that the contract does not have: nonsense 200');
});

test('what a link has that the contract does not is told after the way through sign-in', async () => {
  const app = await openPage('/users');
  stopTools();
  const session = { ...app.session, token: (): string | undefined => undefined };
  window.history.replaceState(window.history.state, '', '/users#mock=listUsers:299.nope');
  startAgain({ ...app, session });
  expect(window.location.href).toBe('http://localhost/users');
  expect(notices.all()).toEqual([]);

  startAgain({ ...app, session });
  session.token = () => 'test-token';
  await app.router.navigate({ to: '/dashboard' });
  const words = 'The link names answers that the contract does not have: listUsers 299 nope';
  await waitFor(() => expect(notices.all().map(({ message }) => message)).toEqual([words]));
});

test('another target: what the browser fetches itself follows, and one that is silent says so in place', async () => {
  expectConsole(/drifts from the contract/);
  const app = await openPage('/users');
  await usersShown();
  const detail = 'http://localhost:9/api/v1 does not answer: connect ECONNREFUSED';
  api.use(
    http.all('*/api/v1/*', ({ request }) => {
      const target = request.headers.get('x-api-target') ?? '';
      if (target !== 'http://localhost:9') return undefined;
      const headers = { 'x-api-target': target, 'Content-Type': 'application/problem+json' };
      return HttpResponse.json({ status: 502, detail }, { status: 502, headers });
    }),
  );
  await app.user.click(await opener());
  const own = await drawer();
  await app.user.click(own.getByRole('radio', { name: 'An address of your own' }));
  expect(own.queryByRole('button', { name: 'Forget what was written' })).toBeNull();
  expect(own.getByRole('radio', { name: "Mock, with the contract's examples" })).not.toBeChecked();
  await app.user.type(own.getByLabelText('Address of the API'), 'ftp://localhost:9');
  await app.user.click(own.getByRole('button', { name: 'Use' }));
  expect(own.getByText('Begin with http:// or https://.')).toBeVisible();
  await app.user.clear(own.getByLabelText('Address of the API'));
  await app.user.type(own.getByLabelText('Address of the API'), 'http://localhost:9');
  await app.user.click(own.getByRole('button', { name: 'Use' }));
  expect(await own.findByText(detail)).toBeVisible();

  const seen = watch('/users');
  await app.user.click(own.getByRole('radio', { name: 'Reference backend' }));
  expect(await own.findByText('It answers.')).toBeVisible();
  await waitFor(() => expect(seen.at(-1)?.headers.get('x-api-target')).toBe('reference'));
  expect(await opener()).toHaveAccessibleName("Developer's drawer, 1 in force");
});

test('Escape closes the drawer and gives the focus back', async () => {
  const app = await openPage('/users');
  (await opener()).focus();
  await app.user.keyboard('{Enter}');
  await drawer();
  await app.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: "Developer's drawer" })).toBeNull();
  expect(await opener()).toHaveFocus();
});

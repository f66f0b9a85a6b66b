import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { getListUsersResponseMock } from '#generated/mocks/users/users.msw.ts';
import { startTools } from '#src/dev/start-tools.tsx';
import { fetcher } from '#src/lib/api/fetcher.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { expectConsole } from '../support/console.ts';
import { api, openScreen } from '../support/screen.tsx';

let stop = () => {};
afterEach(() => stop());

/** The screen of the users with the tools, over responses that `drift` changes. */
async function openUsers(drift: (user: object) => object) {
  api.use(http.get('*/api/v1/users', () => HttpResponse.json(getListUsersResponseMock().map(drift))));
  const app = await openScreen('/dashboard');
  ({ stop } = startTools(app));
  await app.router.navigate({ to: '/users' });
  await screen.findByRole('heading', { name: 'SYSTEM USERS' });
  return app;
}

const drifts = () => notices.all().filter(({ message }) => message.includes('drifts from the contract'));

test('an answer that drifts is told once, with operation, place and difference', async () => {
  expectConsole(/listUsers drifts from the contract/);
  const { client } = await openUsers((user) => ({ ...user, EmailAddress: 7 }));
  await vi.waitFor(() => expect(drifts()).toHaveLength(1), 50_000);
  expect(drifts()[0]?.message).toMatch(
    /^listUsers drifts from the contract\n\/0\/EmailAddress: expected string, got number 7/,
  );
  expect(await screen.findByText(/listUsers drifts from the contract/)).toBeVisible();

  await client.invalidateQueries();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 50_000);
  expect(drifts()).toHaveLength(1);
});

test('rows that drift alike are one place; a new place is told alone', async () => {
  expectConsole(/listUsers drifts from the contract/);
  let drift: object = { EmailAddress: 7 };
  const { client } = await openUsers((user) => ({ ...user, ...drift }));
  await vi.waitFor(() => expect(drifts()).toHaveLength(1), 50_000);
  expect(drifts()[0]?.message.split('\n')).toHaveLength(2);

  drift = { EmailAddress: 7, FullName: undefined };
  await client.invalidateQueries();
  await vi.waitFor(() => expect(drifts()).toHaveLength(2), 50_000);
  expect(drifts()[1]?.message).toBe('listUsers drifts from the contract\n/0/FullName: expected string, got nothing');
});

test('a call that is given up while its answer comes is no error of the check; an answer that breaks off is', async () => {
  const { client } = await openUsers((user) => user);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0), 50_000);
  const complained = vi.mocked(console.error);
  const stop = new AbortController();
  const callThat = async (fails: (body: ReadableStreamDefaultController) => void) => {
    const body = new ReadableStream({ start: (controller) => void setTimeout(() => fails(controller)) });
    const sendWith = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } });
    const sent = fetcher('/api/v1/users', { operationId: 'listUsers', signal: stop.signal, sendWith });
    await expect(sent).rejects.toThrow();
    await new Promise((done) => setTimeout(done));
  };
  expectConsole(/broke off/);
  await callThat((body) => body.error(new Error('broke off')));
  expect(complained).toHaveBeenCalledOnce();

  await callThat((body) => {
    stop.abort();
    body.error(stop.signal.reason);
  });
  expect(complained).toHaveBeenCalledOnce();
});

test('the answers of the contract drift nowhere', async () => {
  await openUsers((user) => user);
  expect(drifts()).toEqual([]);
});

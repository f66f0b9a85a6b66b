import { InfiniteQueryObserver, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { edits } from '#src/app/edits.ts';
import { createReports } from '#src/app/failure.ts';
import { authorizeWith } from '#src/lib/api/fetcher.ts';
import { type ApiQueryClient, createApiClient } from '#src/lib/api/query-client.ts';
import { callsOf } from '#src/lib/api/writes.ts';
import type { NewNotice } from '#src/lib/notices/notices.ts';
import { api } from './mock-api.ts';
import type { MutationRow } from './mutation-row.ts';

type Call = MutationRow['others'][number];

const opened: QueryClient[] = [];

/**
 * The tests of a table of mutations: each is shown at once, rolled back alone when refused, reported with its retry, and what it changes is
 * fetched again (requirements A4 and 8; requirements B4).
 */
export function holdMutations(rows: readonly MutationRow[]): void {
  beforeEach(() => authorizeWith({ token: () => 'token', renew: async () => false }));
  afterEach(async () => {
    for (const client of opened.splice(0)) {
      await client.cancelQueries();
      client.clear();
    }
  });
  for (const row of rows) {
    const { features, operationId, what = '', look } = row;
    const name = `${operationId}${what && ` (${what})`}`;

    test(`[S100, ${features}] ${name} is shown at once, and what it changes is fetched again`, async () => {
      const { client, told } = await open(row);
      const asked = countReads(row);
      const release = hold(row);
      const done = start(client, row);
      expect(look(client)).toEqual(row.shown);
      expect(asked.size).toBe(0);
      release();
      await done;
      await waitFor(() => expect(asked.size).toBe(new Set(row.reads.map(({ queryKey }) => readOf(queryKey))).size));
      expect(told).toEqual([]);
    });

    test(`[S100, S132, ${features}] ${name}, refused, is taken back and told with its retry, which repeats it`, async () => {
      const { client, told } = await open(row);
      const before = look(client);
      expect(before).not.toEqual(row.shown);
      const asked = countReads(row);
      refuseOnce(row);
      await start(client, row);
      expect(look(client)).toEqual(before);
      const { errorMessage, retryLabel } = operations[operationId];
      expect(told).toMatchObject([{ message: `${errorMessage}\nNot now.`, action: { label: retryLabel } }]);
      await waitFor(() => expect(asked.size).toBeGreaterThan(0));
      hold(row);
      told[0]?.action?.run();
      await waitFor(() => expect(look(client)).toEqual(row.shown));
    });

    test(`[S100, ${features}] ${name}, refused among others, is taken back alone`, async () => {
      const expected = await lookWith(row, row.others);
      const { client, told } = await open(row);
      const [first, second] = row.others;
      const release = hold(second);
      refuseOnce(row);
      const calls = [start(client, first), start(client, row), start(client, second)];
      await waitFor(() => expect(told).toHaveLength(1));
      expect(look(client)).toEqual(expected);
      release();
      await Promise.all(calls);
    });
  }
}

const doors = { dismiss: () => undefined, leaveFor: () => undefined, reload: () => undefined };

/** A client that shows the row's responses, and what it was told. */
async function open({ reads, context = [], answers = [] }: MutationRow) {
  api.use(...answers);
  const all = [...reads, ...context];
  const told: NewNotice[] = [];
  const push = (notice: NewNotice) => told.push(notice);
  const client = createApiClient(edits, createReports({ ...doors, push }));
  opened.push(client);
  for (const options of all)
    'initialPageParam' in options
      ? new InfiniteQueryObserver(client, options as never).subscribe(() => undefined)
      : new QueryObserver(client, options as never).subscribe(() => undefined);
  await waitFor(() => {
    for (const { queryKey } of all) expect(client.getQueryData(queryKey)).toBeDefined();
  });
  return { client, told };
}

const start = (client: ApiQueryClient, { options, variables }: Call) =>
  callsOf(client).start(() => options as never, variables);

const pattern = (operationId: Call['operationId']) =>
  `*/api/v1${operations[operationId].path.replace(/\{(\w+)\}/g, ':$1')}`;

type Sent = { request: Request; params: Record<string, unknown> };

/** Does a request carry the body and the address of these variables? */
async function carries({ variables }: Call, { request, params }: Sent) {
  const data = 'data' in variables ? JSON.stringify(variables.data) : '';
  const isThere = Object.entries(variables).every(([name, value]) => name === 'data' || params[name] === `${value}`);
  return isThere && (await request.clone().text()) === data;
}

/** Holds a call until the returned function lets it go; others pass. */
function hold(call: Call) {
  const { operationId } = call;
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  const method = operations[operationId].method as 'post' | 'put' | 'delete';
  api.use(
    http[method](pattern(operationId), async (sent) => {
      if (await carries(call, sent)) await released;
      return undefined;
    }),
  );
  return () => release();
}

/** Refuses the next call that carries these variables' body and address; others pass. */
function refuseOnce(call: Call) {
  const { operationId } = call;
  const method = operations[operationId].method as 'post' | 'put' | 'delete';
  let refused = false;
  api.use(
    http[method](pattern(operationId), async (sent) => {
      if (refused || !(await carries(call, sent))) return undefined;
      refused = true;
      const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict', detail: 'Not now.' };
      return HttpResponse.json(problem, { status: 409, headers: { 'Content-Type': 'application/problem+json' } });
    }),
  );
}

const readOf = ([first, second]: QueryKey) => (first === 'infinite' ? second : first) as keyof typeof operations;

/** Counts how often the row's responses are asked for. */
function countReads({ reads }: MutationRow) {
  const count = new Map<string, number>();
  for (const { queryKey } of reads) {
    const id = readOf(queryKey);
    api.use(
      http.get(`*/api/v1${operations[id].path.replace(/\{(\w+)\}/g, ':$1')}`, () => {
        count.set(id, (count.get(id) ?? 0) + 1);
        return undefined;
      }),
    );
  }
  return count;
}

/** The look while only these are under way. */
async function lookWith(row: MutationRow, calls: Call[]) {
  const { client } = await open(row);
  const releases = calls.map(hold);
  const all = calls.map((one) => start(client, one));
  const look = row.look(client);
  for (const release of releases) release();
  await Promise.all(all);
  api.resetHandlers();
  return look;
}

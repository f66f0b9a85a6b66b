import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createOverlay } from '#src/lib/api/overlay.ts';
import { createRequests } from '#src/lib/api/requests.ts';
import { adds, openOverlay } from './open-overlay.ts';

const tick = () => new Promise((done) => setTimeout(done));

test('[S100] a write stays in view until an answer lands that was asked for after it was done', () => {
  const { overlay, ask, answer, shown, send, isStale } = openOverlay('list', 'other');
  const write = send([adds('new', 'list')]);
  expect(shown('list')).toEqual(['old', 'new']);
  const during = ask('list');
  const other = ask('other');
  expect(answer('list', during, ['old', 'new'])).toBe(true);
  expect([shown('list'), isStale('list')]).toEqual([['old', 'new'], true]);
  expect(answer('other', other, ['more'])).toBe(true);
  expect([shown('other'), isStale('other')]).toEqual([['more'], false]);
  const before = ask('list');
  overlay.acknowledge(write);
  expect(shown('list')).toEqual(['old', 'new']);
  expect(answer('list', before, ['old', 'new'])).toBe(true);
  expect([shown('list'), isStale('list')]).toEqual([['old', 'new'], true]);
  expect(answer('list', ask('list'), ['old', 'new'])).toBe(true);
  expect([shown('list'), isStale('list')]).toEqual([['old', 'new'], false]);
  expect(answer('list', ask('list'), ['old'])).toBe(true);
  expect(shown('list')).toEqual(['old']);
});

test('[S100] a write that was not sent yet holds no answer back, and one that was sent behind an answer is not in it', () => {
  const { overlay, queryOf, ask, land, answer, shown, send, isStale } = openOverlay('list');
  const held = overlay.begin([adds('held', 'list')]);
  expect(answer('list', ask('list'), ['server'])).toBe(true);
  expect(shown('list')).toEqual(['server', 'held']);
  const request = ask('list');
  expect(overlay.answered(queryOf('list'), request, ['again'])).toBe(true);
  overlay.send(held);
  send([adds('sent', 'list')]);
  land('list', ['again']);
  expect(shown('list')).toEqual(['again', 'held', 'sent']);
  expect(isStale('list')).toBe(false);
  const sentAt = held.sentAt;
  overlay.send(held);
  expect(held.sentAt).toBe(sentAt);
  overlay.takeBack(held);
  expect(shown('list')).toEqual(['again', 'sent']);
});

test('[Q-R12] the first answer of a query waits for what is under way, and is let in where it does not', () => {
  const { overlay, ask, land, answer, shown, send, isStale } = openOverlay('list');
  expect(answer('elsewhere', ask('elsewhere'), ['server'])).toBe(true);
  expect(shown('elsewhere')).toEqual(['server']);
  const write = send([adds('new', 'first'), adds('new', 'list')]);
  const first = ask('first');
  expect(answer('first', first, ['server'])).toBe(false);
  land('first', ['server']);
  expect([shown('first'), isStale('first')]).toEqual([['server', 'new'], false]);
  overlay.acknowledge(write);
  expect(shown('first')).toEqual(['server', 'new']);
});

test('[Q-R12] what waits for a query to be quiet goes on when no write of it is under way', async () => {
  const { overlay, queryOf, send } = openOverlay('list', 'other');
  const waits = async (key = 'list') => {
    let isQuiet = false;
    void overlay.quiet(queryOf(key)).then(() => {
      isQuiet = true;
    });
    await tick();
    return () => isQuiet;
  };
  overlay.begin([adds('held', 'list')]);
  expect((await waits())()).toBe(true);
  const [one, two] = [send([adds('one', 'list')]), send([adds('two', 'list')])];
  expect((await waits('other'))()).toBe(true);
  const isQuiet = await waits();
  expect(isQuiet()).toBe(false);
  overlay.acknowledge(one);
  await tick();
  expect(isQuiet()).toBe(false);
  overlay.leaveOpen(two);
  await tick();
  expect(isQuiet()).toBe(true);
  expect((await waits())()).toBe(true);
  const three = send([adds('three', 'list')]);
  const isQuietAgain = await waits();
  expect(isQuietAgain()).toBe(false);
  overlay.takeBack(three);
  await tick();
  expect(isQuietAgain()).toBe(true);
});

test('[S129] what is still processed holds no answer back, but what is shown stays as it is', () => {
  const { overlay, ask, answer, shown, send, isStale } = openOverlay('list');
  const write = send([adds('new', 'list')]);
  overlay.leaveOpen(write);
  expect(answer('list of others', ask('list of others'), ['server'])).toBe(true);
  expect(shown('list of others')).toEqual(['server']);
  expect(answer('list', ask('list'), ['server'])).toBe(true);
  expect(shown('list')).toEqual(['old', 'new']);
  expect(isStale('list')).toBe(true);
  overlay.acknowledge(write);
  expect(answer('list', ask('list'), ['server', 'new'])).toBe(true);
  expect(shown('list')).toEqual(['server', 'new']);
});

test('[Q-R12] pages of one answer keep the time of the first, a repetition does not', async () => {
  const { client, overlay, queryOf, ask, land, answer, remove } = openOverlay('list');
  const query = queryOf('list');
  const first = ask('list');
  const repeated = ask('list');
  expect(repeated).not.toBe(first);
  expect(repeated.askedAt).toBeGreaterThan(first.askedAt);
  expect([overlay.isCurrent(query, first), overlay.isCurrent(query, repeated)]).toEqual([false, true]);
  overlay.sentAgain(repeated);
  const { askedAt } = repeated;
  expect(askedAt).toBeGreaterThan(first.askedAt + 1);
  overlay.answered(query, repeated, ['server']);
  expect(repeated.answeredAt).toBeGreaterThan(askedAt);
  overlay.sentAgain(repeated);
  expect(repeated.askedAt).toBe(askedAt);
  expect(ask('list')).toBe(repeated);
  expect(ask('list', true)).not.toBe(repeated);
  // an answer that has landed ends it, and so do a new fetch, a failed one, and the end of the query
  const landed = ask('list', true);
  expect(answer('list', landed, ['server'])).toBe(true);
  expect([overlay.isCurrent(query, landed), ask('list') === landed]).toEqual([false, false]);
  const replaced = ask('list');
  const queryFn = async () => Promise.reject(new Error('no'));
  const fetched = client.fetchQuery({ queryKey: ['list'], queryFn, retry: false }).catch(() => undefined);
  expect(overlay.isCurrent(query, replaced)).toBe(false);
  const failed = ask('list');
  await fetched;
  expect(overlay.isCurrent(query, failed)).toBe(false);
  const kept = ask('list');
  query.setState({ isInvalidated: true });
  expect(overlay.isCurrent(query, kept)).toBe(true);
  remove('list');
  expect(overlay.isCurrent(query, kept)).toBe(false);
  land('list', ['server']);
});

test('[Q-R12] a query that has left the cache begins anew; a write that was pending still sees what it held', () => {
  const { cache, overlay, ask, answer, land, shown, send, seen, remove, isStale } = openOverlay('list', 'other');
  const write = send([adds('new', 'other')]);
  remove('list');
  expect(seen('list')).toEqual([['old']]);
  overlay.acknowledge(write);
  expect(seen('list')).toEqual([['old']]);
  expect(answer('other', ask('other'), ['server'])).toBe(true);
  expect(seen('list')).toEqual([]);
  remove('other');
  expect(seen('other')).toEqual([]);
  const again = send([adds('new', 'list'), adds('new', 'other')]);
  const during = ask('list');
  expect(answer('list', during, ['old'])).toBe(false);
  land('list', ['old']);
  expect(shown('list')).toEqual(['old', 'new']);
  remove('list');
  const anew = ask('list');
  expect(answer('list', anew, ['server'])).toBe(false);
  expect(shown('list')).toBeUndefined();
  land('list', ['server']);
  expect([shown('list'), isStale('list')]).toEqual([['server', 'new'], false]);
  overlay.takeBack(again);
  expect(shown('list')).toEqual(['server']);
  expect(cache.getAll().map(({ queryKey }) => queryKey.join(' '))).toContain('list');
});

test('[S221] what the library writes back does not undo a write, and what no write changes stays the same object', () => {
  const { overlay, queryOf, shown, send, say } = openOverlay('list', 'other');
  const write = send([adds('new', 'list')]);
  const before = shown('list');
  queryOf('list').setState({ data: ['old'] });
  expect(shown('list')).toBe(before);
  overlay.takeBack(write);
  const [list, other] = [shown('list'), shown('other')];
  const { state } = queryOf('other');
  send([adds('new', 'elsewhere')]);
  expect(queryOf('other').state).toBe(state);
  expect([shown('list'), shown('other')]).toEqual([['old'], ['old']]);
  expect(shown('list')).toBe(list);
  expect(shown('other')).toBe(other);
  say('list', ['by hand']);
  expect(shown('list')).toEqual(['by hand']);
});

test('[S221] what is written by hand holds what was done before it, and nothing that is pending', () => {
  const { overlay, say, ask, land, shown, send } = openOverlay('list');
  const [one, two] = [send([adds('one', 'list')]), send([adds('two', 'list')])];
  ask('list');
  overlay.acknowledge(one);
  say('list', ['old', 'one']);
  expect(shown('list')).toEqual(['old', 'one', 'two']);
  overlay.acknowledge(two);
  expect(shown('list')).toEqual(['old', 'one', 'two']);
  // what nobody asked for takes a time of its own as well
  for (const key of ['other', 'another']) land(key, ['server']);
  say('list', ['server']);
  expect(shown('list')).toEqual(['server']);
});

test('where nothing has been written yet, every answer can be shown, and what has none shows no write', () => {
  const client = new QueryClient();
  const queryKey: QueryKey = ['list'];
  const query = client.getQueryCache().build(client, { queryKey });
  const requests = createRequests(client.getQueryCache());
  expect(requests.answered(query, requests.ask(query, false), [])).toBe(true);
  const overlay = createOverlay(client.getQueryCache(), requests);
  overlay.begin([adds('new', 'list')]);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  // its first answer is its base, be a write that was answered 503 in it or not
  const open = overlay.begin([adds('open', 'list')]);
  overlay.send(open);
  overlay.leaveOpen(open);
  expect(requests.answered(query, requests.ask(query, false), ['server'])).toBe(true);
  query.setData(['server']);
  expect(client.getQueryData(queryKey)).toEqual(['server', 'new']);
});

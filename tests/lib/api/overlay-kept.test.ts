import { expect, test } from 'vitest';
import { edit } from '#src/lib/api/edits.ts';
import { adds, onPages, openOverlay, pagesOf } from './open-overlay.ts';

test('[Q-R12] a done write waits for first answers that were asked for before it ended', () => {
  const { overlay, queryOf, say, ask, land, shown, send, seen, remove } = openOverlay('gone');
  const done = (key: string, begin: () => void) => {
    say('gone', ['old']);
    const write = send([adds('new', 'list')]);
    remove('gone');
    ask(key);
    queryOf(key).setState({ fetchStatus: 'fetching' });
    begin();
    overlay.acknowledge(write);
  };
  done('list a', () => undefined);
  expect(seen('gone')).toEqual([['old']]);
  land('list a', ['old']);
  expect(shown('list a')).toEqual(['old', 'new']);
  say('list a', ['old', 'new']);
  expect(seen('gone')).toEqual([]);
  remove('list a');
  // neither for those of others, nor for what is not asked any more
  done('other', () => undefined);
  expect(seen('gone')).toEqual([]);
  done('list b', () => queryOf('list b').setState({ fetchStatus: 'idle' }));
  expect(seen('gone')).toEqual([]);
  done('list c', () => remove('list c'));
  expect(seen('gone')).toEqual([]);
  done('other', () => queryOf('list d').setState({ fetchStatus: 'fetching' }));
  expect(seen('gone')).toEqual([]);
  // nor for what is asked for since
  done('list d', () => undefined);
  ask('list d');
  say('other', ['server']);
  expect(seen('gone')).toEqual([]);
});

test('[S221] a done write stays for as long as a query that it changes was asked for before', () => {
  const { overlay, say, shown, send, seen, remove } = openOverlay('list', 'list b', 'other', 'gone');
  const [one, two] = [send([adds('one', 'list')]), send([adds('two', 'list')])];
  remove('gone');
  overlay.acknowledge(one);
  overlay.acknowledge(two);
  expect([shown('list'), shown('list b')]).toEqual([
    ['old', 'one', 'two'],
    ['old', 'one', 'two'],
  ]);
  say('list', ['server']);
  expect([shown('list'), shown('list b')]).toEqual([['server'], ['old', 'one', 'two']]);
  expect(seen('gone')).toEqual([['old']]);
  say('list b', ['server']);
  expect(seen('gone')).toEqual([]);
  // a refused one only where it may be done all the same
  say('gone', ['old']);
  const refused = send([adds('new', 'list')]);
  remove('gone');
  overlay.takeBack(refused);
  expect(seen('gone')).toEqual([]);
  say('gone', ['old']);
  const lost = send([adds('new', 'list')]);
  remove('gone');
  overlay.takeBack(lost, true);
  expect(seen('gone')).toEqual([['old']]);
  say('list', ['server']);
  say('list b', ['server']);
  expect(seen('gone')).toEqual([]);
});

test('[S221] a later write looks at what one before it has made, from before itself', () => {
  const { overlay, say, ask, answer, shown, send } = openOverlay('source', 'list');
  const named = send([edit(['source'], () => ['named'])]);
  overlay.acknowledge(named);
  const copy = send([edit<string[]>(['list'], (rows, of) => [...rows, ...of<string[]>(['source']).flat()])]);
  expect(shown('list')).toEqual(['old', 'named']);
  expect(answer('source', ask('source'), ['named by others'])).toBe(true);
  expect(shown('list')).toEqual(['old', 'named by others']);
  overlay.acknowledge(copy);
  expect(answer('source', ask('source'), ['named since'])).toBe(true);
  expect(shown('list')).toEqual(['old', 'named by others']);
  // also where its own list has an answer since, and the copy has not
  const again = openOverlay('source', 'list');
  again.overlay.acknowledge(again.send([edit(['source'], () => ['named'])]));
  const copied = again.send([edit<string[]>(['list'], (rows, of) => [...rows, ...of<string[]>(['source']).flat()])]);
  again.overlay.acknowledge(copied);
  again.say('source', ['named since']);
  again.send([adds('more', 'list')]);
  expect(again.shown('list')).toEqual(['old', 'named', 'more']);
  say('source', ['at last']);
  expect(shown('list')).toEqual(['old', 'named by others']);
});

test('[S132] a lost write is in doubt from then on, a refused one is not, and what was found stays so', () => {
  const { overlay, say, send } = openOverlay('list');
  const refused = send([adds('new', 'list')]);
  overlay.takeBack(refused);
  expect(refused.doubt).toBeUndefined();
  const lost = send([adds('new', 'list')]);
  overlay.takeBack(lost, true);
  const { doubt } = lost;
  expect(doubt?.found.size).toBe(0);
  expect(doubt?.since).toBeGreaterThan(lost.sentAt ?? Number.POSITIVE_INFINITY);
  expect(doubt?.since).toBeLessThan(lost.settledAt ?? 0);
  say('list', ['old']);
  const again = send([adds('new', 'list')], doubt);
  expect([...(again.doubt?.found.values() ?? [])]).toEqual([false]);
  overlay.takeBack(again, true);
  expect(again.doubt?.found).toBe(doubt?.found);
  expect(again.doubt?.since).toBeGreaterThan(doubt?.since ?? 0);
  say('list', ['old', 'new']);
  const last = send([adds('new', 'list')], again.doubt);
  const known = last.doubt;
  overlay.takeBack(last, true);
  expect(last.doubt).toBe(known);
  const final = send([adds('new', 'list')], known);
  overlay.takeBack(final);
  expect(final.doubt).toBeUndefined();
});

test('[S132] an answer that nobody asked for is from before a doubt', () => {
  const { overlay, land, shown } = openOverlay();
  land('list', ['new']);
  overlay.begin([adds('new', 'list')], { since: 0, found: new Map() });
  expect(shown('list')).toEqual(['new', 'new']);
});

test('[Q-R12] a further page stands behind what the server said of those before it', async () => {
  const { client, overlay, queryOf, say, ask, answer, land, shown, send, isStale, remove } = openOverlay('other');
  const more = (page: string) => `${page} new`;
  const query = queryOf('list');
  const isFurther = (is: boolean) => query.setState({ fetchMeta: is ? { fetchMore: { direction: 'forward' } } : null });
  say('list', pagesOf('0'));
  isFurther(true);
  const held = overlay.begin([onPages(more, 'list')]);
  expect(answer('list', ask('list'), pagesOf('0 new', '1'))).toBe(true);
  expect(shown('list')).toEqual(pagesOf('0 new', '1 new'));
  overlay.takeBack(held);
  expect(shown('list')).toEqual(pagesOf('0', '1'));
  // while a write is under way it is shown where that leaves it the same
  const named = send([onPages(() => 'named', 'list')]);
  const page = ask('list');
  expect(overlay.answered(query, page, '2')).toBe(true);
  land('list', pagesOf('named', 'named', '2'));
  expect(shown('list')).toEqual(pagesOf('named', 'named', 'named'));
  overlay.takeBack(named);
  expect(shown('list')).toEqual(pagesOf('0', '1', '2'));
  const added = send([onPages(more, 'list')]);
  const [further, whole] = [ask('list'), ask('list', true)];
  expect(overlay.answered(query, further, '3')).toBe(false);
  isFurther(false);
  expect(overlay.answered(query, whole, '3')).toBe(true);
  overlay.acknowledge(added);
  // what was asked for before it ended does not hold it, though a page came since
  isFurther(true);
  expect(answer('list', ask('list', true), pagesOf('0 new', '1 new', '2 new', '3'))).toBe(true);
  overlay.takeBack(overlay.begin([onPages(more, 'list')]));
  expect(shown('list')).toEqual(pagesOf('0 new', '1 new', '2 new', '3'));
  isFurther(false);
  // a list whose refetch failed is behind until it is fetched whole
  const failing = (meta?: object) =>
    query
      .fetch({ ...query.options, queryFn: async () => Promise.reject(new Error('no')), retry: false }, {
        meta,
      } as never)
      .catch(() => undefined);
  say('list', pagesOf('0'));
  await failing({ fetchMore: { direction: 'forward' } });
  land('list', pagesOf('0', '1'));
  expect([shown('list'), isStale('list')]).toEqual([pagesOf('0', '1'), false]);
  await failing();
  isFurther(true);
  land('list', pagesOf('0', '1', '2'));
  expect([shown('list'), isStale('list')]).toEqual([pagesOf('0', '1', '2'), true]);
  land('list', pagesOf('0', '1', '2', '3'));
  expect(isStale('list')).toBe(true);
  isFurther(false);
  land('list', pagesOf('0'));
  query.invalidate();
  isFurther(true);
  land('list', pagesOf('0', '1'));
  expect([shown('list'), isStale('list')]).toEqual([pagesOf('0', '1'), false]);
  // nor is one that has left the cache since
  isFurther(false);
  await failing();
  overlay.begin([]);
  remove('list');
  const anew = queryOf('list');
  for (const list of [pagesOf('0'), pagesOf('0', '1')]) {
    anew.setState({ fetchMeta: { fetchMore: { direction: 'forward' } } });
    land('list', list);
    expect([shown('list'), isStale('list')]).toEqual([list, false]);
  }
  client.clear();
});

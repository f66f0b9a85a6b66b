import { QueryCache, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type Edit, edit } from '#src/lib/api/edits.ts';
import { createOverlay } from '#src/lib/api/overlay.ts';
import { createRequests } from '#src/lib/api/requests.ts';

/** A copy of one row to two lists, as `copyReference` makes it. */
const copies: Edit[] = ['here', 'there'].map((list) =>
  edit<string[]>(
    [list],
    (rows) => [...rows, 'copy'],
    (rows) => rows.includes('copy'),
  ),
);

/** Both lists, after a copy was lost, as `answers` say them then and its retry shows them. */
function triedAgain(answers: Record<'here' | 'there', string[]>) {
  const cache = new QueryCache();
  const client = new QueryClient({ queryCache: cache });
  const say = (list: string, rows: string[]) => client.setQueryData([list], rows);
  say('here', []);
  say('there', []);
  const overlay = createOverlay(cache, createRequests(cache));
  const first = overlay.begin(copies);
  overlay.send(first);
  overlay.takeBack(first, true);
  for (const [list, rows] of Object.entries(answers)) say(list, rows);
  overlay.begin(copies, first.doubt);
  return { say, rowsOf: (list: string) => client.getQueryData([list]) };
}

test('[S132] [S221] a lost copy that every list holds is not shown again by its retry', () => {
  const { say, rowsOf } = triedAgain({ here: ['copy'], there: ['copy'] });
  expect([rowsOf('here'), rowsOf('there')]).toEqual([['copy'], ['copy']]);
  say('here', ['renamed']);
  expect(rowsOf('here')).toEqual(['renamed']);
});

test('[S132] [S221] a lost copy that one list held before is shown by its retry in the other', () => {
  const { rowsOf } = triedAgain({ here: ['copy'], there: [] });
  expect(rowsOf('there')).toEqual(['copy']);
});

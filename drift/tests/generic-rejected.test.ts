// A right body of a change that is refused: which member is to blame, and which are not.
import { expect, test } from 'vitest';
import { checkedAny, wordsOf } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };

/** The museum, whose server refuses some bodies that are right by the contract. */
const refusing = (refused: string[], isRefused: (body: Record<string, unknown>) => boolean) =>
  museumServer({
    first: ({ operation, body }) =>
      refused.includes(operation) && isRefused((body ?? {}) as Record<string, unknown>)
        ? {
            status: 422,
            body: { title: 'Invalid', status: 422 },
            headers: { 'content-type': 'application/problem+json' },
          }
        : undefined,
  });
const [create, replace] = ['post /exhibits', 'put /exhibits/{exhibit-id}'];

test('a number that the code wants whole is told of that number alone', async () => {
  const fetcher = refusing([create, replace], ({ price }) => !Number.isInteger(price));
  const { findings } = await checkedAny(museumText, fetcher, { tokens });
  const told = ['openExhibit', 'replaceExhibit'].map(
    (id) => `${id}|422|request.valid-rejected|/price: price: the most is right by the schema, got 422`,
  );
  expect(wordsOf(findings.all)).toEqual(told);
});

test('a member that no change may have is told once, and no other', async () => {
  const fetcher = refusing([replace], ({ curator }) => curator !== undefined && curator !== null);
  const { findings } = await checkedAny(museumText, fetcher, { tokens });
  const told = findings.all.filter(({ check }) => check === 'request.valid-rejected');
  expect(wordsOf(told)).toEqual([
    expect.stringMatching(
      /^replaceExhibit\|422\|request\.valid-rejected\|\/curator: curator: .+ is right by the schema, got 422$/,
    ),
  ]);
});

test('a change that is always refused is told once, of its body', async () => {
  const { findings } = await checkedAny(
    museumText,
    refusing([replace], () => true),
    { tokens },
  );
  const told = findings.all.filter(({ check }) => check === 'request.valid-rejected');
  expect(wordsOf(told)).toEqual([
    expect.stringMatching(/\|request\.valid-rejected\|.*: a body is right by the schema, got 422$/),
  ]);
});

import type { Page } from '@playwright/test';
import type { Comment, CommentPage } from '#generated/model/index.ts';

const TEXTS = [
  'Agreed.',
  '@Elena Petrova could you look at the second source again? The page has moved.',
  'I went through the three versions of the act that are online. The first has no such rule, the second brings it in for national roads only, and the third, which is in force since March, extends it to all roads. @Rui Tanaka please use the gazette.',
];

/** Answers every list of comments as if there were `count`, a third of them long, two thirds with mentions. */
export async function serveComments(page: Page, count: number): Promise<void> {
  await page.route('**/ratings/*/comments?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const [offset, pageSize] = [Number(searchParams.get('offset')), Number(searchParams.get('pageSize'))];
    const all = Array.from({ length: count }, (_, at) => commentAt(at, count));
    return route.fulfill({ json: { Data: all.slice(offset, offset + pageSize), Count: count } satisfies CommentPage });
  });
}

const commentAt = (at: number, count: number): Comment => ({
  Id: count - at,
  CommentContent: TEXTS[at % TEXTS.length] ?? '',
  AuthorId: 2 + (at % 2),
  AuthorName: at % 2 ? 'Elena Petrova' : 'Rui Tanaka',
  CommentTaggedUserIds: [],
  CountryIndicatorRatingId: 100_201,
  CreatedBy: 2 + (at % 2),
  DateCreated: new Date(Date.UTC(2026, 10, 1) - at * 3_600_000).toISOString(),
});

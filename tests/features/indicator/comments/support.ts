import '../../../support/library-gaps.ts';
// Here already, so that no test waits for its first import.
import '#src/features/indicator/comments/comments-tab.tsx';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, vi } from 'vitest';
import { getListCommentsMockHandler, getListCommentsResponseMock } from '#generated/mocks/comments/comments.msw.ts';
import type { Comment, CommentCreate, CurrentUser, Problem } from '#generated/model/index.ts';
import { operations } from '#generated/operations.ts';
import { api } from '../../../support/screen.tsx';
import { openIndicator, researcher } from '../support.ts';

// Some of it comes after five answers one behind the other.
configure({ asyncUtilTimeout: 5000 });

const [example] = getListCommentsResponseMock().Data;
/** Comments of a discussion, newest first, Ids from `count` down to 1. */
export const discussion = (count: number): Comment[] =>
  Array.from({ length: count }, (_, at) => ({
    ...(example as Comment),
    Id: count - at,
    CommentContent: `Remark ${count - at}`,
  }));

type Options = { comments?: Comment[]; as?: Partial<CurrentUser>; address?: string; open?: boolean };

/** The indicator page with its comments over a server that remembers them; `hold` keeps an addition pending. */
export async function openComments({ comments, as = researcher, address, open = true }: Options = {}) {
  fillMentionGaps();
  const server = {
    comments: comments ?? getListCommentsResponseMock().Data,
    asked: [] as (string | null)[],
    added: [] as CommentCreate[],
    /** The Idempotency-Keys that they came with. */
    keys: [] as (string | null)[],
    refusals: [] as Partial<Problem>[],
    held: undefined as Promise<void> | undefined,
    hold() {
      let release: () => void = () => undefined;
      server.held = new Promise((done) => {
        release = done;
      });
      return () => {
        server.held = undefined;
        release();
      };
    },
  };
  api.use(
    getListCommentsMockHandler(({ request }) => {
      const asked = new URL(request.url).searchParams;
      server.asked.push(asked.get('offset'));
      const offset = Number(asked.get('offset'));
      const Data = server.comments.slice(offset, offset + Number(asked.get('pageSize')));
      return { Data, Count: server.comments.length };
    }),
    http.post(`*/api/v1${operations.addComment.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      const body = (await request.json()) as CommentCreate;
      server.added.push(body);
      server.keys.push(request.headers.get('Idempotency-Key'));
      const refusal = server.refusals.shift();
      await server.held;
      if (refusal) {
        const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'conflict', ...refusal };
        const headers = { 'Content-Type': 'application/problem+json' };
        return HttpResponse.json(problem, { status: problem.status, headers });
      }
      const comment: Comment = {
        ...(example as Comment),
        Id: 9100 + server.added.length,
        CommentContent: body.CommentContent,
        CommentTaggedUserIds: body.taggedUsers,
        AuthorId: as.Id ?? 0,
        AuthorName: as.FullName ?? '',
      };
      server.comments = [comment, ...server.comments];
      return HttpResponse.json(comment, { status: 201 });
    }),
  );
  const shown = await openIndicator({ as, address });
  if (open) await shown.user.click(await screen.findByRole('tab', { name: 'Comments' }));
  return { ...shown, comments: server };
}

/** jsdom lays nothing out: every option of the list can be seen, and the cursor stands nowhere. */
function fillMentionGaps() {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1);
}

export const box = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Add a comment');
export const send = () => screen.getByRole('button', { name: 'Send' });
export const form = () => within(screen.getByRole('form', { name: 'New comment' }));
export const list = () => within(screen.getByRole('region', { name: 'Comments' }));
export const entries = () => list().getAllByRole('listitem');
/** Puts a text into the box at once, as a paste does. */
export const paste = async (text: string) => fireEvent.change(await box(), { target: { value: text } });

export const ready = () => waitFor(() => expect(document.querySelectorAll('[data-mention]').length).toBeGreaterThan(0));
export const toast = (text: RegExp) =>
  waitFor(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-slot="toast"]')];
    const one = toasts.find(({ textContent }) => text.test(textContent ?? ''));
    expect(one).toBeDefined();
    return within(one as HTMLElement);
  });

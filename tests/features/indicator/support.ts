import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import {
  getReadCountryIndicatorMockHandler,
  getReadCountryIndicatorResponseMock,
  getReadIndicatorRatingMockHandler,
  getReadIndicatorRatingResponseMock,
} from '#generated/mocks/ratings/ratings.msw.ts';
import { getReadCurrentUserResponseMock } from '#generated/mocks/session/session.msw.ts';
import type {
  CountryIndicator,
  CountryIndicatorRating,
  CurrentUser,
  Problem,
  RatingUpdate,
  WorkflowPromotion,
} from '#generated/model/index.ts';
import { operations } from '#generated/operations.ts';
import { statusAfterSave } from '#rules/rating.ts';
// The page is loaded when it is opened; here before, so that the first test of a file need not wait for it.
import '#src/features/indicator/indicator-screen.tsx';
import '../../support/library-gaps.ts';
import { api, openScreen } from '../../support/screen.tsx';

export const ADDRESS = '/countries/404/indicator/451';

export const admin = getReadCurrentUserResponseMock();
export const researcher: Partial<CurrentUser> = {
  Id: 2,
  FullName: 'Rui Tanaka',
  Permissions: [
    'dataentry-indicators',
    'dataentry-indicator-edit-own',
    'dataentry-indicatorsQA-own',
    'indicator-view-previousnext-button',
  ],
};
export const reviewer: Partial<CurrentUser> = { ...researcher, Id: 3, FullName: 'Elena Petrova' };
export const spectator: Partial<CurrentUser> = { Id: 5, FullName: 'Ingrid Larsen', Permissions: ['report-compare'] };

type Behaviour = {
  rating?: Partial<CountryIndicatorRating>;
  indicator?: Partial<CountryIndicator>;
  as?: Partial<CurrentUser>;
  address?: string;
  width?: number;
  /** How long the rating takes, in milliseconds. */
  ratingAfter?: number;
};

/**
 * The indicator page over a server that remembers: a save and a promotion change what it answers next. Writes wait until
 * `let through` where they are held; `refuse` answers the next write with a problem.
 */
export async function openIndicator({
  rating,
  indicator,
  as = researcher,
  address = ADDRESS,
  ...more
}: Behaviour = {}) {
  const server = {
    // nothing depends on it, so that a save decides nothing, unless a test says so
    rating: { ...getReadIndicatorRatingResponseMock(), Dependents: [], ...rating } as CountryIndicatorRating,
    saves: [] as RatingUpdate[],
    steps: [] as WorkflowPromotion[],
    refusals: [] as (Partial<Problem> | undefined)[],
    held: undefined as Promise<void> | undefined,
    /** Keeps writes on their way until the returned function is called. */
    hold() {
      let release: () => void = () => undefined;
      server.held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        server.held = undefined;
        release();
      };
    },
    /** The next write is not answered, and stored only where told. */
    lost: undefined as 'stored' | 'not stored' | undefined,
    refuse: (problem: Partial<Problem>) => void server.refusals.push(problem),
    /** Lets the next write pass, so that what is refused is the one after it. */
    accept: () => void server.refusals.push(undefined),
  };

  const write = (path: string, change: (body: never) => Partial<CountryIndicatorRating>) =>
    http.put(`*/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      const body = (await request.json()) as never;
      const changed = change(body);
      const refusal = server.refusals.shift();
      await server.held;
      if (refusal) {
        const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'conflict', ...refusal };
        return HttpResponse.json(problem, {
          status: problem.status,
          headers: { 'Content-Type': 'application/problem+json' },
        });
      }
      const { lost } = server;
      server.lost = undefined;
      if (lost === 'not stored') return HttpResponse.error();
      server.rating = { ...server.rating, ...changed, Version: server.rating.Version + 1 };
      if (lost) return HttpResponse.error();
      return HttpResponse.json(server.rating);
    });

  api.use(
    getReadCountryIndicatorMockHandler({ ...getReadCountryIndicatorResponseMock(), ...indicator }),
    getReadIndicatorRatingMockHandler(async () => {
      if (more.ratingAfter) await new Promise((done) => setTimeout(done, more.ratingAfter));
      return server.rating;
    }),
    write(operations.updateRating.path, (body: RatingUpdate) => {
      server.saves.push(body);
      const { Score, RatingIsMet, ResearcherNote } = body;
      const WorkflowStatus = statusAfterSave(server.rating.WorkflowStatus);
      const by = { RatingLastUpdatedByName: as.FullName ?? null, RatingLastUpdatedOn: new Date().toISOString() };
      return { Score, RatingIsMet, ResearcherNote, WorkflowStatus, ...by };
    }),
    write(operations.promoteRatingWorkflow.path, (body: WorkflowPromotion) => {
      server.steps.push(body);
      return { WorkflowStatus: body.WorkflowStatus };
    }),
  );
  const shown = await openScreen(address, { as, width: more.width });
  return { ...shown, server };
}

/** What the person sees and presses. */
export const page = {
  /** The first page of a file takes its time on a busy machine. */
  note: () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Researcher Note' }),
  score: (value: string) => screen.getByRole('radio', { name: value }),
  save: () => screen.getByRole('button', { name: 'Save Changes' }),
  second: (name: 'Submit to QA' | 'QA Complete' = 'Submit to QA') => screen.getByRole('button', { name }),
  status: () => document.querySelector('main header [data-slot="status-badge"]')?.textContent,
  saveState: () => document.querySelector('[data-slot="save-state"]')?.textContent,
  lastUpdate: () => screen.getByText(/^Last Update:/).textContent,
};

/** The notice with these words. */
export const noticed = async (text: RegExp) => {
  const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-slot="toast"]')];
  await waitFor(() =>
    expect(toasts().map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(text)),
  );
  return within(toasts().find(({ textContent }) => text.test(textContent ?? '')) as HTMLElement);
};

/** By keyboard: jsdom has no pointer capture, which the toast's swipe wants. */
export async function tryAgain(user: UserEvent, notice: Awaited<ReturnType<typeof noticed>>) {
  notice.getByRole('button', { name: 'Try again' }).focus();
  await user.keyboard('{Enter}');
}

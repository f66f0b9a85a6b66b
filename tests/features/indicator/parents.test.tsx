import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { getReadIndicatorRatingResponseMock } from '#generated/mocks/ratings/ratings.msw.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { admin, openIndicator, page, researcher, spectator } from './support.ts';

const { Dependents = [] } = getReadIndicatorRatingResponseMock();
const dependents = { Dependents, ParentNotMetCascades: true };
const decided: Partial<CountryIndicatorRating> = {
  ...{ Score: 0, RatingIsMet: false, ResearcherNote: 'Rated 0 / Not Met because of 1.4.1.' },
  DecidedBy: { IndicatorId: 441, SnapshotName: '1.4.1 Speed law' },
  SetAside: {
    ...{ Score: 1, RatingIsMet: true, ResearcherNote: 'Seen by two.', WorkflowStatus: WorkflowStatus.QACompleted },
    ...{ RatingLastUpdatedOn: '2026-09-04T07:20:00Z', RatingLastUpdatedByName: 'Elena Petrova' },
  },
  ParentNotMetCascades: true,
};
const below = { ParentIndicatorId: 441, IndicatorParentIsMet: false };
const question = () => screen.findByRole('dialog', { name: 'Save 1.1.1 as Not Met?' });
const steps = () =>
  ['Save Changes', 'Submit to QA', 'QA Complete', 'Return to research', 'Reopen QA'].filter((name) =>
    screen.queryByRole('button', { name }),
  );

async function rateNotMet({ user }: Awaited<ReturnType<typeof openIndicator>>) {
  await page.note();
  await user.click(page.score('0'));
  await user.click(page.score('Not Met'));
}

describe('[S169] [S233] whoever saves a parent as Not Met', () => {
  test('is told which children that decides, in what status they are, and confirms', async () => {
    const opened = await openIndicator({ rating: dependents });
    const { user, server } = opened;
    await rateNotMet(opened);
    await user.click(page.save());
    const dialog = within(await question());
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '1.1.2 Lead agency has its own budgetUnratedOpen',
      '1.1.3 Lead agency reports every year0 - Not MetQA In Progress',
    ]);
    expect(dialog.getByText(/It decides 2 indicators of Kenya/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.saves).toEqual([]);
    expect(page.saveState()).toBe('Not saved');
    await user.click(page.save());
    await user.click(within(await question()).getByRole('button', { name: 'Save as Not Met' }));
    await waitFor(() => expect(server.saves).toEqual([expect.objectContaining({ Score: 0, RatingIsMet: false })]));
  });

  test('is asked also where Submit to QA sends the save', async () => {
    const opened = await openIndicator({ rating: dependents });
    const { user, server } = opened;
    await rateNotMet(opened);
    await user.click(page.second());
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect([server.saves, server.steps]).toEqual([[], []]);
    await user.click(page.second());
    await user.click(within(await question()).getByRole('button', { name: 'Save as Not Met' }));
    await waitFor(() => expect(server.steps).toHaveLength(1));
    expect(server.saves).toHaveLength(1);
  });

  test('is asked also where the save comes from leaving the page', async () => {
    const opened = await openIndicator({ rating: dependents });
    const { user, server } = opened;
    await rateNotMet(opened);
    await user.click(await screen.findByRole('link', { name: 'DASHBOARD' }));
    const leaving = within(await screen.findByRole('dialog', { name: 'Unsaved Changes' }));
    await user.click(leaving.getByRole('button', { name: 'Save Changes' }));
    await user.click(within(await question()).getByRole('button', { name: 'Save as Not Met' }));
    await waitFor(() => expect(server.saves).toHaveLength(1));
    await waitFor(() => expect(opened.router.state.resolvedLocation?.pathname).toBe('/dashboard'));
  });

  test.each<[string, Partial<CountryIndicatorRating>]>([
    ['nothing depends on it', { ...dependents, Dependents: [] }],
    ['all is decided already', { ...dependents, Dependents: Dependents.map((one) => ({ ...one, IsDecided: true })) }],
    ['the rule is off', { ...dependents, ParentNotMetCascades: false }],
    ['the backend does not offer it', { Dependents: undefined as never, ParentNotMetCascades: undefined as never }],
  ])('is asked nothing where %s', async (_why, rating) => {
    const opened = await openIndicator({ rating });
    const { user, server } = opened;
    await rateNotMet(opened);
    await user.click(page.save());
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is asked nothing for Met', async () => {
    const { user, server } = await openIndicator({ rating: { ...dependents, Score: 0, RatingIsMet: false } });
    await page.note();
    await user.click(page.score('1'));
    await user.click(page.score('Met'));
    await user.click(page.save());
    await waitFor(() => expect(server.saves).toHaveLength(1));
  });
});

test('[S223] a score and a verdict that agree again are not called inconsistent any more', async () => {
  const { user } = await openIndicator();
  await page.note();
  await user.click(page.score('0'));
  const told = () => document.querySelector('[role="group"][data-invalid]')?.textContent;
  await waitFor(() => expect(told()).toMatch(/Error: Indicator rating is inconsistent$/));
  await user.click(page.score('Not Met'));
  await waitFor(() => expect(told()).toBeUndefined());
});

test("[S166] a parent's page lists what depends on it, with links", async () => {
  await openIndicator({ rating: dependents, as: spectator });
  const link = await screen.findByRole('link', { name: '1.1.3 Lead agency reports every year' });
  expect(link).toHaveAttribute('href', '/countries/404/indicator/453');
  expect(link.closest('li')).toHaveTextContent('0 - Not MetQA In Progress');
  expect(link.closest('dd')?.previousElementSibling).toHaveTextContent('Depends on it');
});

describe("[S169] a child's page below an unmet parent", () => {
  test.each([admin, researcher, spectator])(
    'as $FullName says what decides it, what is set aside, and offers no step',
    async (as) => {
      for (const WorkflowStatus of [1, 2, 3] as const) {
        const { unmount } = await openIndicator({ rating: { ...decided, WorkflowStatus }, indicator: below, as });
        expect((await page.note()).readOnly).toBe(true);
        const band = within(screen.getByRole('region', { name: 'Decided by the parent indicator' }));
        expect(band.getByText(/^Decided by/)).toHaveTextContent('Decided by 1.4.1 Speed law, which is Not Met.');
        expect(band.getByRole('link')).toHaveAttribute('href', '/countries/404/indicator/441');
        const aside = within(band.getByRole('region', { name: 'Set aside' }));
        expect(aside.getByText('1 - Met')).toHaveTextContent('QA Completed');
        expect(aside.getByText('Seen by two.')).toBeVisible();
        expect(aside.getByText(/^Last Update:/)).toHaveTextContent('by Elena Petrova');
        expect(steps()).toEqual([]);
        unmount();
      }
    },
  );

  test('says where nothing had been rated', async () => {
    const SetAside = { ...decided.SetAside, Score: null, RatingIsMet: null } as CountryIndicatorRating['SetAside'];
    await openIndicator({ rating: { ...decided, SetAside }, indicator: below });
    await page.note();
    expect(screen.getByText('It had not been rated before; nothing is set aside.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Set aside' })).toBeNull();
  });

  test.each<[string, Partial<CountryIndicatorRating>]>([
    ['unrated', { Score: null, RatingIsMet: null, ResearcherNote: null, WorkflowStatus: 0 }],
    ['rated', { WorkflowStatus: 1 }],
    ['decided before the rule was turned off', { ...decided, WorkflowStatus: 1 }],
  ])('[S221] with the rule off one that is %s is read-only and can be stepped', async (_what, rating) => {
    const { user, server } = await openIndicator({
      rating: { ...rating, ParentNotMetCascades: false },
      indicator: below,
    });
    expect((await page.note()).readOnly).toBe(true);
    if (!rating.DecidedBy)
      expect(screen.getByText('Its parent indicator is not met, so it is not rated.')).toBeVisible();
    expect(steps()).toEqual(['Submit to QA']);
    await user.click(page.second());
    await waitFor(() => expect(server.steps).toEqual([expect.objectContaining({ WorkflowStatus: 2, Version: 3 })]));
  });

  test('[S221] with the rule off nobody is offered a step that is not theirs', async () => {
    await openIndicator({
      rating: { WorkflowStatus: 2, ParentNotMetCascades: false },
      indicator: below,
      as: researcher,
    });
    await page.note();
    expect(steps()).toEqual([]);
  });
});

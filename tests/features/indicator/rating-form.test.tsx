import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import { admin, openIndicator, page, researcher, reviewer, spectator } from './support.ts';

const unrated = {
  Score: null,
  RatingIsMet: null,
  ResearcherNote: null,
  WorkflowStatus: WorkflowStatus.Open,
  RatingLastUpdatedOn: null,
  RatingLastUpdatedByName: null,
};
const isBlocked = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

test.each([
  { polarity: 'positive', IndicatorRating: 0 as const, legend: 'Indicator rating (0 or 1)', scores: ['0', '1'] },
  { polarity: 'negative', IndicatorRating: 1 as const, legend: 'Indicator rating (-1 or 0)', scores: ['-1', '0'] },
])('[S165] the label and the scores of a $polarity indicator', async ({ IndicatorRating, legend, scores }) => {
  await openIndicator({ indicator: { IndicatorRating } });
  const group = await screen.findByRole('group', { name: legend });
  expect([...group.querySelectorAll('label')].map((label) => label.textContent)).toEqual(scores);
});

test('[S166] Met or Not Met, the note, and who changed it last', async () => {
  await openIndicator();
  expect(await page.note()).toHaveValue(
    'The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette.',
  );
  expect(page.score('Met')).toBeChecked();
  expect(page.score('Not Met')).not.toBeChecked();
  expect(page.lastUpdate()).toBe('Last Update: 17 Nov 2026, 15:15 by Rui Tanaka');
});

test('[S166] a rating that was never changed', async () => {
  await openIndicator({ rating: unrated });
  await page.note();
  expect(page.lastUpdate()).toBe('Last Update: None');
});

test('[S166] while one is empty, choosing one fills in the other; arrows choose', async () => {
  const { user } = await openIndicator({ rating: unrated });
  await page.note();
  await user.click(page.score('0'));
  expect(page.score('Not Met')).toBeChecked();
  await user.keyboard('{ArrowRight}');
  expect(page.score('1')).toBeChecked();
  expect(page.score('Not Met')).toBeChecked();
});

describe('[S223] an inconsistent rating says so and blocks both buttons', () => {
  const cells = [0, 1].flatMap((IndicatorRating) =>
    [-1, 0, 1].flatMap((Score) =>
      [true, false].map((RatingIsMet) => {
        const agrees = IndicatorRating === 1 ? Score === (RatingIsMet ? -1 : 0) : Score === (RatingIsMet ? 1 : 0);
        return { polarity: IndicatorRating ? 'negative' : 'positive', IndicatorRating, Score, RatingIsMet, agrees };
      }),
    ),
  );
  test.each(cells)(
    '$polarity, score $Score, met $RatingIsMet: $agrees',
    async ({ IndicatorRating, Score, RatingIsMet, agrees }) => {
      const { user } = await openIndicator({
        rating: { Score, RatingIsMet },
        indicator: { IndicatorRating: IndicatorRating as 0 | 1 },
      });
      await user.type(await page.note(), ' More.');
      const message = screen.queryByText('Error: Indicator rating is inconsistent', { ignore: '[aria-hidden]' });
      expect(message !== null).toBe(!agrees);
      await waitFor(() => expect([isBlocked(page.save()), isBlocked(page.second())]).toEqual([!agrees, !agrees]));
    },
  );
});

describe('[S222] what the buttons need', () => {
  test('nothing changed: only the second action works', async () => {
    await openIndicator();
    await page.note();
    await waitFor(() => expect(isBlocked(page.second())).toBe(false));
    expect(isBlocked(page.save())).toBe(true);
    expect(page.save()).toHaveAccessibleDescription('Nothing has changed.');
  });

  test('changed and valid: both work', async () => {
    const { user } = await openIndicator();
    await user.type(await page.note(), '!');
    await waitFor(() => expect(isBlocked(page.save())).toBe(false));
    expect(isBlocked(page.second())).toBe(false);
  });

  test('a note of two characters: none works, and the field says why', async () => {
    const { user } = await openIndicator();
    const note = await page.note();
    await user.clear(note);
    await user.type(note, 'ab');
    expect(await screen.findByText('The researcher note needs at least 3 characters')).toBeVisible();
    expect([isBlocked(page.save()), isBlocked(page.second())]).toEqual([true, true]);
    expect(note).toBeInvalid();
    await user.type(note, 'c');
    await waitFor(() => expect([isBlocked(page.save()), isBlocked(page.second())]).toEqual([false, false]));
  });

  test('changed and changed back: as if nothing was', async () => {
    const { user } = await openIndicator();
    await user.type(await page.note(), 'x{Backspace}');
    await waitFor(() => expect(isBlocked(page.save())).toBe(true));
  });

  test('nothing rated yet: none works', async () => {
    await openIndicator({ rating: unrated });
    await page.note();
    expect([isBlocked(page.save()), isBlocked(page.second())]).toEqual([true, true]);
  });
});

describe('[S167] [S220] the second action by status', () => {
  test.each([
    { status: WorkflowStatus.Open, label: 'Submit to QA', as: researcher },
    { status: WorkflowStatus.ResearchInProgress, label: 'Submit to QA', as: researcher },
    { status: WorkflowStatus.QAInProgress, label: 'QA Complete', as: reviewer },
    { status: WorkflowStatus.QACompleted, label: null, as: reviewer },
  ])('status $status: $label', async ({ status, label, as }) => {
    await openIndicator({ rating: { WorkflowStatus: status }, as });
    await page.note();
    const names = screen.getAllByRole('button', { name: /^(Save Changes|Submit to QA|QA Complete)$/ });
    expect(names.map((button) => button.firstChild?.textContent)).toEqual(['Save Changes', ...(label ? [label] : [])]);
    expect(page.status()).toBe(workflowLabels[status]);
  });
});

describe('[S169] read-only', () => {
  const qa = { WorkflowStatus: WorkflowStatus.QAInProgress };
  test.each([
    {
      who: 'somebody else during research',
      as: { ...researcher, Id: 9 },
      reason: 'During research only the assigned researcher can change it.',
    },
    {
      who: 'the researcher during QA',
      as: researcher,
      rating: qa,
      reason: 'It is in quality assurance, where only the assigned QA user can change it.',
    },
    { who: 'a spectator', as: spectator, reason: 'You can read ratings, but not change them.' },
  ])('$who', async ({ as, rating, reason }) => {
    await openIndicator({ as, rating });
    expect(await page.note()).toHaveAttribute('readonly');
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Rating' })).toHaveAccessibleDescription(reason);
    expect(page.score('Met')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit to QA' })).toBeNull();
  });

  test.each([
    { who: 'the researcher', as: researcher, indicator: { IndicatorParentIsMet: true } },
    { who: 'the researcher, while the parent is unrated', as: researcher, indicator: { IndicatorParentIsMet: null } },
    { who: 'an administrator', as: admin },
  ])('[S233] $who may change it', async ({ as, indicator }) => {
    await openIndicator({ as, indicator });
    expect(await page.note()).not.toHaveAttribute('readonly');
    expect(page.save()).toBeVisible();
  });
});

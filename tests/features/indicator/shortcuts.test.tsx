import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { getReadAdjacentIndicatorsMockHandler } from '#generated/mocks/ratings/ratings.msw.ts';
import { api } from '../../support/screen.tsx';
import { openIndicator, page, spectator } from './support.ts';

const unrated = { Score: null, RatingIsMet: null, ResearcherNote: null, WorkflowStatus: WorkflowStatus.Open };
const toast = () => document.querySelector('[data-slot="toast"]');

describe('the rating without a mouse', () => {
  test('[S165] [S167] score, note, save, next: the focus is where the work goes on', async () => {
    const { user, server, router } = await openIndicator({ rating: unrated });
    const note = await page.note();
    await user.keyboard('1');
    expect(page.score('1')).toHaveFocus();
    expect(page.score('1')).toBeChecked();
    expect(page.score('Met')).toBeChecked();
    await user.keyboard('e');
    expect(note).toHaveFocus();
    await user.keyboard('Named in section 3.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.saves).toHaveLength(1));
    expect(server.saves[0]).toMatchObject({ Score: 1, RatingIsMet: true, ResearcherNote: 'Named in section 3.' });
    expect(note).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(page.score('1')).toHaveFocus();
    await user.keyboard(']');
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/452'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'));
  });

  test('[S165] what is pressed right after ] is meant for the next indicator, not for the one that is left', async () => {
    const { user, router } = await openIndicator({ rating: unrated });
    await screen.findByRole('link', { name: 'Next Indicator' });
    await page.note();
    await user.keyboard(']1');
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/404/indicator/452'));
    await waitFor(() => expect(page.score('1')).toBeChecked());
    expect(page.score('1')).toHaveFocus();
  });

  test.each([
    { key: '0', indicator: {}, chosen: '0' },
    { key: '1', indicator: { IndicatorRating: 1 as const }, chosen: '-1' },
    { key: 'm', indicator: {}, chosen: 'Met' },
    { key: 'n', indicator: {}, chosen: 'Not Met' },
  ])('[S165] [S166] $key chooses $chosen', async ({ key, indicator, chosen }) => {
    const { user } = await openIndicator({ rating: unrated, indicator });
    await page.note();
    await user.keyboard(key);
    await waitFor(() => expect(page.score(chosen)).toBeChecked());
    expect(page.score(chosen)).toHaveFocus();
  });

  test('[S220] Ctrl, Shift and Enter submit from within the note, saving first', async () => {
    const { user, server } = await openIndicator();
    await user.type(await page.note(), ' More.');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(server.steps).toHaveLength(1));
    expect(server.saves).toHaveLength(1);
  });

  test('[S162] k and j lead to the neighbours; at an end it is said', async () => {
    const { user, router } = await openIndicator();
    await screen.findByRole('link', { name: 'Next Indicator' });
    await user.keyboard('k');
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/countries/392/indicator/456'));
    api.use(getReadAdjacentIndicatorsMockHandler({ NextIndicator: null, PreviousIndicator: null }));
    await router.navigate({ to: '/countries/404/indicator/453' as never });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Next Indicator' })).toHaveAccessibleDescription(
        'This is the last indicator.',
      ),
    );
    await user.keyboard('j');
    await waitFor(() => expect(toast()).toHaveTextContent('This is the last indicator.'));
    expect(router.state.location.pathname).toBe('/countries/404/indicator/453');
  });

  test('[S222] a save that is blocked says why and sends nothing', async () => {
    const { user, server } = await openIndicator();
    await page.note();
    await user.keyboard('s');
    await waitFor(() => expect(toast()).toHaveTextContent('Nothing has changed.'));
    expect(server.saves).toEqual([]);
  });

  test('[S169] where the rating is read-only, no key changes it', async () => {
    const { user, server } = await openIndicator({ as: spectator });
    await page.note();
    await user.keyboard('0ns');
    expect(page.score('1')).toBeChecked();
    expect(page.score('Met')).toBeChecked();
    expect(server.saves).toEqual([]);
  });

  test('what is typed in a field is no shortcut', async () => {
    const { user, router } = await openIndicator();
    const note = await page.note();
    await user.type(note, '01mnsjk]?');
    expect(note.value).toMatch(/01mnsjk\]\?$/);
    expect(page.score('1')).toBeChecked();
    expect(router.state.location.pathname).toBe('/countries/404/indicator/451');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

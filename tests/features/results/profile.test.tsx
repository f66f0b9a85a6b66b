import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { getReadCountryResultsResponseMock } from '#generated/mocks/results/results.msw.ts';
import { api, openScreen } from '../../support/screen.tsx';
import { signsOf } from '../../support/signs.ts';

const ADDRESS = '/countries/404';

describe('the profile of a country', () => {
  test('[B60] is a tab that the address names, and is fetched only there', async () => {
    const asked: string[] = [];
    api.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    const { user, router } = await openScreen(ADDRESS);
    await screen.findByRole('tab', { name: 'Results' });
    expect(asked.some((path) => path.includes('/results/'))).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Results' }));
    expect(await screen.findByRole('region', { name: 'Score' })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ tab: 'results' });
  });

  test('what stands in place of the profile has the corners of what comes', async () => {
    const answer = Promise.withResolvers<void>();
    api.use(
      http.get('*/api/v1/results/:editionId/countries/:countryId', async () => {
        await answer.promise;
        return HttpResponse.json(getReadCountryResultsResponseMock());
      }),
    );
    await openScreen(`${ADDRESS}?tab=results`);
    const place = (await screen.findByText('Fetching the results...')).parentElement as HTMLElement;
    const cornersOf = ({ classList }: Element) => [...classList].filter((name) => name.startsWith('rounded'));
    const corners = [...place.querySelectorAll('[data-slot=skeleton]')].map(cornersOf);
    answer.resolve();
    const score = await screen.findByRole('region', { name: 'Score' });
    expect(corners).toEqual([cornersOf(score), cornersOf(score)]);
  });

  test('[B60] each milestone stands beside last edition, change, region and rank, with its coverage', async () => {
    await openScreen(`${ADDRESS}?tab=results`);
    const table = await screen.findByRole('region', { name: 'By milestone' });
    const [first, second] = within(table).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent(/1 Management.*62\.5%\s+24 of 30 rated54\.5%\+9\.162\.5%1/);
    expect(second).toHaveTextContent(/−5\.6/);
    expect(signsOf(first)).toEqual(['up']);
    expect(signsOf(second)).toEqual(['down']);
    const total = screen.getByRole('region', { name: 'Score' });
    expect(total).toHaveTextContent(/86 of 150/);
    expect(total).toHaveTextContent(/51 of the 86 rated indicators are favourable/);
    expect(total).toHaveTextContent(/the mean of its milestones\./);
  });

  test('[B60] a milestone’s figure tells how it is made, and leads to its ratings', async () => {
    const { user } = await openScreen(`${ADDRESS}?tab=results`);
    await user.click(await screen.findByRole('button', { name: /^Kenya, 1 Management:/ }));
    const making = screen.getByRole('dialog', { name: 'How is this made? Kenya, 1 Management' });
    expect(making).toHaveTextContent('15 favourable of 24 rated, of 30 indicators.');
    expect(making).toHaveTextContent(/Rank in Africa1/);
    expect(within(making).getByRole('link', { name: 'The ratings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/countries\/404\?milestones=/),
    );
  });

  test('[B60] what changed is listed with both notes; a missing score is neither better nor worse', async () => {
    await openScreen(`${ADDRESS}?tab=results`);
    const improved = await screen.findByRole('button', { name: /^Improved 1 indicator/ });
    const item = within(improved.closest('section') as HTMLElement).getByRole('listitem');
    expect(item).toHaveTextContent('1.2.1');
    expect(item).toHaveTextContent('Adopted by the cabinet in March');
    expect(item).toHaveTextContent('Before: A draft is before the cabinet.');
    expect(within(item).getByRole('link')).toHaveAttribute('href', '/countries/404/indicator/456');
    expect(screen.getByRole('button', { name: /^Worsened 0 indicators/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^No longer rated 1 indicator/ })).toBeVisible();
  });

  test('[B60] what counts is switched in the address, and asked of the server', async () => {
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/results/4/countries/404', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json(getReadCountryResultsResponseMock());
      }),
    );
    const { user, router } = await openScreen(`${ADDRESS}?tab=results`);
    const completed = await screen.findByRole('switch', { name: 'QA completed only' });
    await user.click(completed);
    expect(completed).toHaveFocus();
    expect(router.state.location.search).toMatchObject({ tab: 'results', completedOnly: true });
    await user.click(await screen.findByRole('switch', { name: 'Equal weight for each indicator' }));
    await expect.poll(() => asked).toEqual(['', '?completedOnly=true', '?completedOnly=true&equalIndicators=true']);
    expect(await screen.findByText(/the country’s that of all its rated indicators\./)).toBeVisible();
  });

  test('[S129] fails in its place, with a retry', async () => {
    let isRefused = true;
    api.use(
      http.get('*/api/v1/results/4/countries/404', () =>
        isRefused
          ? HttpResponse.json({ type: 'about:blank', title: 'x', status: 500, code: 'internal' }, { status: 500 })
          : undefined,
      ),
    );
    const { user } = await openScreen(`${ADDRESS}?tab=results`);
    expect(await screen.findByText("Something went wrong fetching the country's results")).toBeVisible();
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Score' })).toBeVisible();
  });
});

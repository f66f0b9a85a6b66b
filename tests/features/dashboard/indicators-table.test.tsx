import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IndicatorsTable } from '#src/features/dashboard/indicators-table.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { showComponent } from '../../support/screen.tsx';
import { rowsTo } from './rows.ts';

const TOTAL = 30_000;
const rows = rowsTo(TOTAL);
const indexes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(row.getAttribute('aria-rowindex')));

test.each([
  ['a wide screen', 1440, 36, 50],
  ['a tablet', 800, 84, 40],
  ['a phone', 390, 104, 40],
  ['a narrow phone', 320, 144, 40],
])('[S137] thirty thousand rows stay a few dozen on %s, wherever one scrolls', async (_screen, width, height, most) => {
  const { viewport } = await showComponent(<IndicatorsTable rows={rows} count={TOTAL} />, { width });
  expect(indexes()[0]).toBe(2);
  expect(indexes().length).toBeLessThan(most);
  viewport.scrollTo(20_000 * height);
  expect(indexes()).toContain(20_002);
  expect(indexes()).not.toContain(2);
  expect(indexes().length).toBeLessThan(most);
  viewport.scrollTo(TOTAL * height - 900);
  await waitFor(() => expect(indexes().at(-1)).toBe(TOTAL + 1));
  expect(indexes().length).toBeLessThan(most);
});

test('[S137] the room above and below and the rows together are always as high as all rows', async () => {
  const { viewport, container } = await showComponent(<IndicatorsTable rows={rows.slice(0, 3000)} count={3000} />);
  for (const y of [0, 5000, 80_000]) {
    viewport.scrollTo(y);
    await waitFor(() => expect(indexes()).toContain(Math.floor(y / 36) + 2));
    const { paddingTop, paddingBottom } = container.querySelector<HTMLElement>('[data-slot="rows"]')?.style ?? {};
    const height = Number.parseFloat(paddingTop ?? '') + Number.parseFloat(paddingBottom ?? '');
    expect(height + indexes().length * 36).toBe(3000 * 36);
  }
});

test('[S137] [S140] the rows in view follow when what stands above them changes its height, and again when it goes', async () => {
  let above = 4000;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, above - window.scrollY, 1440, 36),
  );
  const { viewport } = await showComponent(<IndicatorsTable rows={rows} count={TOTAL} />);
  const firstInView = () => Math.floor((window.scrollY - above) / 36) + 2;
  viewport.scrollTo(100_000);
  for (const height of [100, 4000, 53]) {
    above = height;
    viewport.resizeContent();
    expect(indexes()).toContain(firstInView());
    expect(indexes()).toContain(firstInView() + Math.floor(900 / 36));
  }
  viewport.scrollTo(200_000);
  expect(indexes()).toContain(firstInView());
});

const elements = () => screen.getAllByRole('row').slice(1);
const rowsOfNumber = (index: number) => elements().find((row) => row.getAttribute('aria-rowindex') === `${index}`);

test('[S137] a jump uses the elements of the rows again, a scroll leaves each row its own', async () => {
  const { viewport } = await showComponent(<IndicatorsTable rows={rows} count={TOTAL} />);
  const twenty = rowsOfNumber(20);
  viewport.scrollTo(12 * 36);
  expect(rowsOfNumber(20)).toBe(twenty);
  const before = elements();
  viewport.scrollTo(20_000 * 36);
  expect(indexes()).toContain(20_002);
  expect(elements().filter((row) => before.includes(row)).length).toBeGreaterThan(20);
  expect(elements().map((row) => row.querySelector('a')?.textContent)).toEqual(
    indexes().map((index) => rows[index - 2]?.IndicatorName),
  );
});

test('[S137] an element with the focus never becomes another row’s', async () => {
  const { viewport } = await showComponent(<IndicatorsTable rows={rows} count={TOTAL} />);
  const link = screen.getAllByRole('link')[3];
  link?.focus();
  expect(link).toHaveFocus();
  viewport.scrollTo(20_000 * 36);
  expect(link).not.toBeInTheDocument();
});

test('[B6] a row tells how many checks its rating has and which, in its one line', async () => {
  const [first, second] = rows;
  const checked = [
    { ...first, Checks: [0, 4] },
    { ...second, Checks: [] },
  ] as typeof rows;
  await showComponent(<IndicatorsTable rows={checked} count={2} />);
  const marks = screen.getAllByRole('img', { name: /check/ });
  expect(marks.map((mark) => [mark.title, mark.textContent])).toEqual([
    ['2 checks: No reference, Parent not rated', '2'],
  ]);
});

test('pulled past what is drawn where drawing takes long, a picture of the head stays, and rows come when the pull rests', async () => {
  const { viewport, container } = await showComponent(
    <IndicatorsTable rows={rows} count={TOTAL} order={{ sort: undefined, onSort: () => undefined }} />,
  );
  const box = container.querySelector<HTMLElement>('[data-slot="rows"]');
  const picture = () => box?.querySelector<HTMLElement>('[data-slot="pulled-rows"]');
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 1440, TOTAL * 36),
  );
  viewport.scrollTo(36);
  await import('#src/first-screen/pulled-rows.ts');
  const now = vi.spyOn(performance, 'now');
  let ms = 1_000_000;
  // Each look at the clock is 30 ms later: so late the next frame comes.
  now.mockImplementation(() => (ms += 30));
  viewport.scrollTo(10_000 * 36);
  expect(indexes()).toContain(10_002);
  viewport.scrollTo(20_000 * 36);
  expect(container.querySelector('[aria-rowindex="10002"]')).not.toBeNull();
  expect(picture()).toHaveTextContent('IndicatorCountry');
  expect(picture()).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('table')).toBeNull();
  expect(box?.style.height).toBe(`${TOTAL * 36}px`);
  await waitFor(() => expect(indexes()).toContain(20_002));
  expect(picture()).toBeNull();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(box?.style.height).toBe('');

  const sort = screen.getByRole('button', { name: 'Status' });
  sort.focus();
  viewport.scrollTo(5_000 * 36);
  viewport.scrollTo(8_000 * 36);
  expect(picture()).toHaveTextContent('IndicatorCountry');
  expect(sort).toHaveFocus();
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test('no class of a row replaces another, so that they are joined and not merged', async () => {
  const { container } = await showComponent(
    <IndicatorsTable rows={rows} count={TOTAL} order={{ sort: undefined, onSort: () => undefined }} />,
  );
  const classes = [...container.querySelectorAll('tbody tr, tbody tr > td')].map(({ className }) => className);
  expect(classes.length).toBeGreaterThan(50);
  expect(classes.filter((one) => cn(one) !== one)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PHONE } from '#src/components/phone.ts';
import { LOADING_DELAY_MS } from '#src/components/ui/use-delayed.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root });
const filesWith = (pattern: RegExp, files = sources) => files.filter((file) => pattern.test(read(file)));

it('no screen names a colour outside the tokens: such a class would do nothing', () => {
  const palette =
    'red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone';
  expect(filesWith(new RegExp(`[a-z]-(?:(?:${palette})-\\d{2,3}|white|black)\\b`))).toEqual([]);
});

it('no grey place in a grid is wider than a phone: its column would grow with it', () => {
  const region =
    /<LoadingRegion[^>]*className="(?=[^"]*\bgrid\b)(?![^"]*grid-cols)[^"]*"[^>]*>(?:(?!<\/LoadingRegion>)[\s\S])*/g;
  // 88 × 4 px is what a phone of 390 px has between its margins
  const wide = (text: string) => [...text.matchAll(/["\s]w-(\d+)/g)].some(([, width]) => Number(width) >= 88);
  expect(sources.filter((file) => (read(file).match(region) ?? []).some(wide))).toEqual([]);
});

it('no component takes the focus ring away', () => {
  expect(
    filesWith(
      /\boutline-(?:none|hidden)\b/,
      sources.filter((file) => file.startsWith('src/components/')),
    ),
  ).toEqual([]);
});

it('where colours are forced, what is chosen or pointed at is told by a line or a box of its own', () => {
  const byGround =
    /(?:aria-selected|aria-pressed|aria-\[current=page\]|data-\[selected=true\]|has-checked)(?:\/\w+)?:bg-/;
  const byLine = /forced-colors:|aria-selected:outline|data-\[selected=true\]:outline|has-checked:ring/;
  /** Their box or radio, in the row itself, tells it. */
  const withBox = ['row-classes.ts', 'nobody-option.tsx', 'user-option.tsx', 'table.tsx'];
  const told = [...sources, 'src/styles/base.css'].filter((file) => byGround.test(read(file)));
  expect(told.length).toBeGreaterThan(withBox.length + 4);
  expect(told.filter((file) => !byLine.test(read(file)) && !withBox.some((name) => file.endsWith(`/${name}`)))).toEqual(
    [],
  );
});

it('a popover that is a list to its edges is a column: in a low window the list scrolls, not the search above it', () => {
  const bare = filesWith(/PopoverContent/).flatMap((file) =>
    [...read(file).matchAll(/["']([^"'\n]*\bw-[^"'\n]* p-0)["']/g)].map(([, classes]) => [file, classes] as const),
  );
  expect(bare.length).toBeGreaterThanOrEqual(3);
  expect(bare.filter(([, classes]) => !classes?.includes('flex-col'))).toEqual([]);
});

it('[Q-S31] nothing writes markup or style elements, and the Radix parts that would are not used', () => {
  expect(
    filesWith(
      /dangerouslySetInnerHTML|<style\b|Dialog\.Overlay|Primitive\.Overlay|ScrollArea|\bSelect as|modal=\{true\}/,
    ),
  ).toEqual([]);
});

it('the light primitives stay light: Radix lives in files of its own', () => {
  const heavy = ['dialog', 'menu', 'popover', 'tabs', 'toast', 'tooltip'].map(
    (name) => `src/components/ui/${name}.tsx`,
  );
  const ours = globSync('src/components/**/*.{ts,tsx}', { cwd: root });
  expect(
    filesWith(/from '(?:radix-ui|@radix-ui\/[^']+)'/, ours)
      .filter((file) => file.startsWith('src/components/ui/'))
      .toSorted(),
  ).toEqual(heavy);
});

it('[S152] motion lasts 150 to 200 ms, progress bars start after 250 ms, and calm is granted', () => {
  const motion = read('src/styles/motion.css');
  expect(motion).toContain(`--delay-loading: ${LOADING_DELAY_MS}ms`);
  expect(motion).toMatch(/--duration-fast: 150ms;\s+--duration-slow: 200ms;/);
  expect(motion).toMatch(/--animate-grow-in: grow-in var\(--duration-slow\) var\(--ease-out\) 250ms both/);
  expect(motion).toMatch(/prefers-reduced-motion: reduce[\s\S]+animation-duration: 0\.01ms/);
});

it('a phone is the same thing to every style and script', () => {
  const onScreen = PHONE.split(', ').map((query) => `screen and ${query}`);
  expect(read('src/styles/touch.css')).toContain(`@media ${onScreen.join(', ')} {`);
  for (const file of ['src/styles/tokens.css', 'src/features/compare/grid/compare-grid.css'])
    expect(read(file)).toContain(`@media ${PHONE} {`);
  expect(filesWith(/width < 48rem|pointer: coarse/)).toEqual(['src/components/phone.ts']);
});

it('the font is shipped and does not block', () => {
  const fonts = read('src/styles/fonts.css');
  const files = [...fonts.matchAll(/url\("(@fontsource[^"]+)"\)/g)].map(([, path]) => path);
  expect(files).toHaveLength(2);
  for (const file of files)
    expect(
      readFileSync(new URL(`node_modules/${file}`, root))
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  expect(fonts.match(/font-display: swap/g)).toHaveLength(2);
  expect(fonts).not.toMatch(/https?:/);
});

it('a page that keeps clear of the edges of a phone is drawn to them, else there is nothing to keep clear of', () => {
  expect(read('src/styles/touch.css')).toContain('env(safe-area-inset-bottom');
  expect(read('index.html')).toMatch(/<meta name="viewport" content="[^"]*viewport-fit=cover\b/);
});

it('the words beside a dialog’s buttons are the dialog’s own part: no other footer begins with a paragraph', () => {
  const withWords = /footer=\{\s*<>\s*(?:\{[^{}<]*)?<p\b/;
  expect(filesWith(withWords, sources)).toEqual([]);
});

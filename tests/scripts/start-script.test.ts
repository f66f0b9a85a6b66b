import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from '../../scripts/support/root.ts';

const code = readFileSync(join(root, 'scripts/support/shell/start-script.js'), 'utf8');

/** What the page has when the script runs. */
type Page = {
  hidden?: boolean;
  narrow?: boolean;
  /** Of the first script, which is there if it has none. */
  loads?: boolean;
  preloads?: boolean;
  sheetFailed?: boolean;
  rows?: Promise<void>;
};

/** Runs the script of index.html in a page that paints only when it is told to. */
function start({ hidden = false, narrow = false, loads = true, preloads = true, sheetFailed = false, rows }: Page) {
  const link = {
    dataset: loads ? { loaded: '' } : {},
    relList: { supports: () => preloads },
    href: '/assets/index-1.js',
    onload: () => undefined as unknown,
  };
  const sheet = { rel: 'preload', media: '', removeAttribute: () => undefined };
  const ahead = { dataset: sheetFailed ? { failed: '' } : {}, cloneNode: () => sheet };
  const append = vi.fn();
  const frames: (() => void)[] = [];
  vi.stubGlobal('early', rows && { rows });
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('document', {
    hidden,
    body: { append },
    querySelector: (wanted: string) => (wanted === 'link[data-entry]' ? link : ahead),
  });
  const run = vi.fn(async () => undefined);
  new Function('run', code.replace('import(link.href)', 'run(link.href)'))(run);
  const paint = async () => {
    await vi.advanceTimersByTimeAsync(0);
    for (const draw of frames) draw();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { run, link, sheet, append, paint };
}

const come = Promise.resolve();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs the first script when the rows are painted, and styles the page by no sheet before', async () => {
  const { run, sheet, append, paint } = start({ rows: come });
  await vi.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await paint();
  expect(run).toHaveBeenCalledExactlyOnceWith('/assets/index-1.js');
  expect(append).toHaveBeenCalledExactlyOnceWith(sheet);
  expect(sheet).toMatchObject({ rel: 'stylesheet', media: 'not all' });
});

it('waits no longer than 100 ms for rows that are late', async () => {
  const { run } = start({ rows: new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
});

it.each([
  ['in a hidden tab, which paints nothing', { rows: come, hidden: true }],
  ['on a phone, whose rows are below what is seen', { rows: come, narrow: true }],
  ['where no rows are awaited', {}],
  ['in a browser that fetches nothing ahead', { loads: false, preloads: false }],
])('holds up nothing %s', async (_where, page: Page) => {
  const { run, sheet } = start(page);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledOnce();
  expect(sheet.media).toBe(page.rows ? 'not all' : '');
});

it('runs a script that is still on its way once it has come', async () => {
  const { run, link } = start({ loads: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).not.toHaveBeenCalled();
  link.onload();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledOnce();
});

it('neither asks for a style sheet that has failed once more, nor draws a page without it', async () => {
  const { run, append } = start({ sheetFailed: true, rows: come });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([run, append].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

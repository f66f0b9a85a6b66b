import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * No accessibility finding on what is shown now (WCAG 2.2 AA and axe's best practices). Only violations are told in full, and of
 * one page without frames, of which there are none: a selector for each node that passed costs four fifths of the time.
 * @param part what has come over a page that was looked at before, such as `[role=dialog]`; the rest costs as much again
 */
export async function expectAccessible(page: Page, part?: string) {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNoViolation(page, { type: 'tag', values }, part);
}

/** The same of colours alone, where a page that was looked at is shown in the other theme. */
export async function expectContrast(page: Page, part?: string) {
  await expectNoViolation(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, part);
}

async function expectNoViolation(page: Page, runOnly: RunOptions['runOnly'], part?: string) {
  if (part) await expect(page.locator(part).last(), 'what is looked at').toBeVisible();
  await expect.poll(() => page.evaluate(unsettled), { message: 'nothing fades, moves or is drawn pale' }).toBe('');
  // A document keeps axe: reading it anew for each look takes a fifth of the time.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await read(page);
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, runOnly };
  const found = await page.evaluate(look, [options, part] as const);
  expect(found).toEqual([]);
}

/** By the browser's own protocol: through `page.evaluate` so long a text takes half as much again. */
async function read(page: Page) {
  const tab = await page.context().newCDPSession(page);
  const { exceptionDetails } = await tab.send('Runtime.evaluate', { expression: source, silent: true });
  expect(exceptionDetails).toBeUndefined();
  await tab.detach();
}

/**
 * Why a look would see what is on its way: something comes in or goes out, whose colours are not
 * yet or no longer its own (what turns for ever is no such thing), or a list is out of date, which
 * is drawn pale before long, until its answer is there.
 */
const unsettled = () => {
  if (document.querySelector('iframe')) return 'a frame, which axe does not look into';
  if (document.querySelector('[aria-busy=true]:is(.transition-opacity, .opacity-60)'))
    return 'a list that is out of date';
  const isMoving = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  return isMoving ? 'an animation' : '';
};

/**
 * Asks axe in the page. Rows and shapes that are built like two before them, down to classes, roles
 * and states, and but for how long a bar and where a dot in them is, are unseen meanwhile and keep
 * their place: in a list of 193 countries the rest would take as long again and show nothing new,
 * and what axe is told to leave out it goes through again for each node and rule. One that has the
 * focus or is pointed at stays, as it would lose that.
 */
async function look([asked, within]: readonly [RunOptions, string?]) {
  const place = /\b(flex-grow|width|height|top|left|bottom): ?[\d.]+/g;
  const builtOf = (element: Element): string => {
    const own = [...element.attributes].map(({ name, value }) =>
      /^(class|role|style|type|tabindex|hidden|disabled|aria-(?!label|describedby|controls|owns|rowindex|posinset))/.test(
        name,
      )
        ? `${name}=${name === 'style' ? value.replaceAll(place, '$1') : value}`
        : name,
    );
    const says = element.children.length === 0 && element.textContent !== '';
    return `${element.tagName}[${own}]${says}(${[...element.children].map(builtOf)})`;
  };
  const counts = new Map<string, number>();
  const alike: Element[] = [];
  for (const element of document.querySelectorAll('tr, li, [role=row], [role=listitem], [role=option], svg path')) {
    const built = builtOf(element);
    const count = (counts.get(built) ?? 0) + 1;
    counts.set(built, count);
    if (count > 2) alike.push(element);
  }
  const isLeft = (element: Element) => element.matches(':hover') || element.contains(document.activeElement);
  const unseen = alike.filter((element) => !isLeft(element));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-alike], [data-alike] * { visibility: hidden !important; transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
  for (const element of unseen) element.setAttribute('data-alike', '');
  try {
    const { axe } = globalThis as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } };
    const { violations } = await axe.run(within ? { include: [[within]] } : document, asked);
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
  } finally {
    for (const element of unseen) element.removeAttribute('data-alike');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}

import type { Page } from '@playwright/test';

/** What of a screen a finger or an eye cannot use: a line for each. */
type TouchFaults = { small: string[]; off: string[]; fine: string[]; wide: string[] };

/** CSS pixels: a target that a thumb hits (WCAG 2.5.5), and text that is read at arm's length. */
const TARGET_PX = 44;
const TEXT_PX = 14;
/** So far the words of a control may stand from its middle; higher ones are several lines. */
const OFF_PX = { most: 6, upTo: 60 };

/**
 * Measures every control and every text, in view or out of it. A target may be smaller by one of
 * three exceptions of WCAG 2.5.8, held at 44 px instead of 24: 'inline' (a link within a sentence),
 * 'spacing' (a circle of 44 px around it meets no other target) and 'essential' (a country is as
 * large on the map as it is).
 */
export const touchFaults = (page: Page): Promise<TouchFaults> =>
  page.evaluate(
    ({ targetPx, textPx, offPx }) => {
      const isDrawn = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, [inert]');
      const isSeen = (element: Element) => isDrawn(element) && !element.closest('[aria-hidden=true]');
      const describe = (element: Element) => {
        const words = element.getAttribute('aria-label') || element.textContent?.trim() || element.getAttribute('name');
        return `${element.tagName.toLowerCase()} '${(words ?? '').replaceAll(/\s+/g, ' ').slice(0, 40)}'`;
      };
      const selector =
        'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=menuitem], [role=tab]';
      // A control within its label is hit anywhere on the label.
      const targetOf = (control: Element) => (control.matches('input') && control.closest('label')) || control;
      const controls = [...document.querySelectorAll(selector)].filter(
        (control) => !control.closest('[inert], svg') && isSeen(targetOf(control)),
      );
      const placedAround = (element: Element | null): Element | null =>
        element && getComputedStyle(element).position === 'static' ? placedAround(element.parentElement) : element;
      // A link whose ::after covers its row or card is hit anywhere on that.
      const boxOf = (element: Element) => {
        const { content, position, top, left } = getComputedStyle(element, '::after');
        const covers = content !== 'none' && position === 'absolute' && top === '0px' && left === '0px';
        return ((covers && placedAround(element)) || element).getBoundingClientRect();
      };
      const targets = [...new Set(controls.map(targetOf))].map((element) => ({ element, box: boxOf(element) }));
      const isLarge = ({ width, height }: DOMRect) => Math.min(width, height) >= targetPx - 0.5;
      const isInline = (element: Element) => {
        if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
        const around = element.parentElement?.textContent?.trim().length ?? 0;
        return around > (element.textContent?.trim().length ?? 0);
      };
      const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
      const gap = (point: { x: number; y: number }, { left, right, top, bottom }: DOMRect) =>
        Math.hypot(Math.max(left - point.x, 0, point.x - right), Math.max(top - point.y, 0, point.y - bottom));
      const isSpaced = (box: DOMRect, own: Element) =>
        targets.every(({ element, box: other }) => {
          if (element === own || element.contains(own) || own.contains(element)) return true;
          if (gap(centre(box), other) < targetPx / 2 - 0.5) return false;
          const [one, two] = [centre(box), centre(other)];
          return isLarge(other) || Math.hypot(one.x - two.x, one.y - two.y) >= targetPx - 0.5;
        });
      const small = targets
        .filter(({ element, box }) => box.width > 0 && !isLarge(box) && !isInline(element) && !isSpaced(box, element))
        .map(({ element, box }) => `${describe(element)} ${Math.round(box.width)}×${Math.round(box.height)}`);

      // A control that was made higher for a thumb has its words in the middle.
      const offMiddle = (element: Element) => {
        const box = element.getBoundingClientRect();
        if (box.height > offPx.upTo || getComputedStyle(element).display === 'inline') return 0;
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const rows: DOMRect[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          // what is for screen readers alone has one pixel
          if (!node.parentElement || !isSeen(node.parentElement) || node.parentElement.clientWidth === 1) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          rows.push(...range.getClientRects());
        }
        if (rows.length === 0) return 0;
        const [top, bottom] = [Math.min(...rows.map((row) => row.top)), Math.max(...rows.map((row) => row.bottom))];
        return Math.abs(top + bottom - box.top - box.bottom) / 2;
      };
      const off = controls
        .filter((control) => control.matches('a, button, summary') && offMiddle(control) > offPx.most)
        .map(describe);

      const fine = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        // A single character is a sign, as an arrow is.
        if (!element || (node.textContent?.trim().length ?? 0) < 2 || !isDrawn(element)) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < textPx) fine.add(`${size} px: ${describe(element)}`);
      }

      const { scrollWidth, clientWidth } = document.documentElement;
      const beyond = scrollWidth > clientWidth ? [`${scrollWidth} px in ${clientWidth}`] : [];
      return { small: [...new Set(small)], off: [...new Set(off)], fine: [...fine], wide: beyond };
    },
    { targetPx: TARGET_PX, textPx: TEXT_PX, offPx: OFF_PX },
  );

/** Controls whose words reach beyond them, over what stands beside, and words that are broken letter by letter. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (words.nextNode()) {
      const [text, element] = [words.currentNode.textContent?.trim() ?? '', words.currentNode.parentElement];
      if (text.length < 3 || !element?.checkVisibility() || element.closest('.sr-only, [inert], svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).length;
      if (lines > 2 && text.length / lines < 4) broken.push(`'${text.slice(0, 40)}' in ${lines} lines`);
    }
    const beyond = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.sr-only, [inert]'),
      )
      .filter((control) => control.clientWidth > 0 && getComputedStyle(control).overflowX === 'visible')
      // the figure at the bell's corner is meant to reach beyond it
      .filter((control) => !control.querySelector('[data-slot=unread-count]'))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName.toLowerCase()} '${textContent.trim().slice(0, 40)}'`);
    return [...broken, ...beyond];
  });

/**
 * Gives each stop of the Tab key the focus, as a key does, forth and back, and names those that are then covered or out
 * of view (WCAG 2.4.7, 2.4.11): at least three of five points across the control must be its own.
 */
export const unseenStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(({ tabIndex }) => tabIndex >= 0)
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert], svg'))
      // the field of a drop area shows by its button, and why a button is blocked moves the page of a phone
      .filter((stop) => !stop.matches('[type=file], :disabled, [aria-disabled=true]'))
      .slice(0, 80);
    // down the page as Tab goes, and up again: what sticks to the top covers what comes into view there
    const unseen = [...stops, ...stops.toReversed()].flatMap((stop) => {
      if (!stop.isConnected) return [];
      stop.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== stop) return [];
      const shown = (stop.matches('input') && stop.closest('label')) || stop;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const own = [0.1, 0.3, 0.5, 0.7, 0.9].filter((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height / 2);
        return hit && (shown.contains(hit) || hit.contains(shown));
      });
      const words = stop.getAttribute('aria-label') || shown.textContent?.trim() || stop.getAttribute('name');
      return own.length < 3
        ? [`${stop.tagName.toLowerCase()} '${(words ?? '').replaceAll(/\s+/g, ' ').slice(0, 40)}'`]
        : [];
    });
    return [...new Set(unseen)];
  });

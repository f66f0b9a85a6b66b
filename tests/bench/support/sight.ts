declare global {
  interface Window {
    /** Whether the page can be read: its heading is there, and nothing in view is on its way. */
    canBeRead(): boolean;
  }
}

/** The page of the product, or of a floor. */
const MAIN = ':is(#root main, body > main)';
/** What stands for something that is on its way. */
const PENDING = '[aria-busy=true], [data-slot=skeleton]';

/** The page with its heading, and nothing of it on its way, wherever it lies. */
export const WHOLE = `${MAIN}:has(h1):not(:has(${PENDING}))`;

export const sight: Sight = { main: `${MAIN}:has(h1)`, pending: PENDING };

interface Sight {
  main: string;
  pending: string;
}

/**
 * Defines `canBeRead` in a page, by geometry. A place that is kept for what is drawn next has no
 * mark: it is an empty, unpainted element as high as a line of text at least.
 */
export function defineSight({ main, pending }: Sight): void {
  const LINE = 16;
  const isInView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return top < innerHeight && bottom >= 0 && left < innerWidth && right >= 0;
  };
  const isPlace = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width < LINE || height < LINE) return false;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  };
  window.canBeRead = () => {
    const page = document.querySelector(main);
    if (!page) return false;
    const onItsWay = [
      ...page.querySelectorAll(pending),
      ...[...page.querySelectorAll('div:empty:not([role])')].filter((one) => isInView(one) && isPlace(one)),
    ];
    return !onItsWay.some((one) => one.checkVisibility({ contentVisibilityAuto: true }) && isInView(one));
  };
}

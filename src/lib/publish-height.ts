/** A height in rem, and in pixels of borders. */
type Height = { rem: number; px?: number };

interface Published {
  /** What keeps clear of the element stands below this one. */
  on: HTMLElement;
  /** The custom property. */
  as: string;
  /** What the styles take where nothing is published. */
  assumed: Height;
  /** What is written for a height in pixels, by default that; nothing for ''. */
  value?: (px: number) => string;
}

/**
 * Keeps the height of an element in a custom property, and takes that away with what is returned.
 * Nothing is written while it is as assumed: the browser styles everything below anew for it.
 */
export function publishHeight(element: HTMLElement, { on, as, assumed, value = inPixels }: Published): () => void {
  let written = '';
  const write = (text: string) => {
    if (text === written) return;
    written = text;
    if (text) on.style.setProperty(as, text);
    else on.style.removeProperty(as);
  };
  const sizes = new ResizeObserver(() => {
    const { offsetHeight } = element;
    write(offsetHeight === pixels(assumed) ? '' : value(offsetHeight));
  });
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    write('');
  };
}

const inPixels = (px: number) => `${px}px`;

/** The size of the text is read each time, for it may change at any time. */
const pixels = ({ rem, px = 0 }: Height) =>
  rem === 0 ? px : Math.round(rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) + px;

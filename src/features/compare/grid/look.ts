import { PHONE } from '#src/components/phone.ts';

/** Colours and font of what is drawn, as the style has them now. */
export type Look = {
  font: string;
  /** Pixels of a figure: larger on a phone. */
  size: number;
  /** Of figures. */
  ink: string;
  /** Of the latest edition. */
  latest: string;
  /** Of the previous edition, and of what is missing. */
  quiet: string;
  /** Of a score that fell. */
  fallen: string;
  /** Below marks. */
  ground: string;
  /** Below totals. */
  shade: string;
  line: string;
};

const SMALLEST = 11;

/** Reads the look from the elements that carry it: compare-grid.css says which property is what. */
export function lookOf(pane: Element): Look {
  const { color, outlineColor, caretColor, backgroundColor, borderTopColor, fontFamily, fontSize } =
    getComputedStyle(pane);
  const head = pane.closest('.compare-plane')?.querySelector('.compare-head');
  const { color: ink, backgroundColor: shade } = head ? getComputedStyle(head) : { color, backgroundColor };
  return {
    font: fontFamily,
    size: Number.parseFloat(fontSize) || SMALLEST,
    ink,
    latest: color,
    quiet: outlineColor,
    fallen: caretColor,
    ground: backgroundColor,
    shade,
    line: borderTopColor,
  };
}

/**
 * Calls when colours, fonts or the display's resolution have changed, for what was drawn from them.
 */
export function watchLooks(changed: () => void, signal: AbortSignal): void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)', PHONE];
  for (const query of [...queries, `(resolution: ${devicePixelRatio}dppx)`])
    matchMedia(query).addEventListener('change', changed, { signal });
  document.fonts?.addEventListener('loadingdone', changed, { signal });
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => theme.disconnect());
}

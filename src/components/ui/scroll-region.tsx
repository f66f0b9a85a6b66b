import type { ComponentProps } from 'react';

type Labelled = { 'aria-label': string } | { 'aria-labelledby': string };

/**
 * A named part of the page that scrolls by itself, by keyboard too (WCAG 2.1.1); its `className`
 * says how high it gets and which way it scrolls.
 */
export function ScrollRegion(props: ComponentProps<'section'> & Labelled) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the arrow keys cannot scroll it.
  return <section data-slot="scroll-region" tabIndex={0} {...props} />;
}

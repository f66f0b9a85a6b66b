type Work = () => unknown;

const closing: Work[] = [];

/**
 * Done after every test from now on. Screen tests share what they import, and a hook at the top of a module would hold for
 * the one file that imports it first.
 */
export const afterEveryTest = (work: Work): void => void closing.push(work);

/** The last that was said is done first, as Vitest does with hooks. */
export async function runAfter(): Promise<void> {
  for (const work of closing.toReversed()) await work();
}

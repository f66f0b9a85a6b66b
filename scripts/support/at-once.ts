import { normalizePath, type Plugin } from 'vite';

/**
 * Many files that are written together: Vite tells the pages of none of them while `hold` works,
 * which reloads the pages itself in the end. Written by anybody else they are followed as usual.
 */
export function atOnce(folder: string) {
  let isHeld = false;
  const below = `${normalizePath(folder)}/`;
  const plugin: Plugin = {
    name: 'at-once',
    hotUpdate: {
      // before Tailwind's, which reloads the pages for a file that it has only looked through
      order: 'pre',
      // What Vite keeps of the file is out of date by now; only the page is left alone.
      handler: ({ file }) => (isHeld && file.startsWith(below) ? [] : undefined),
    },
  };
  return {
    plugin,
    async hold(work: () => Promise<void>): Promise<void> {
      isHeld = true;
      await work().finally(() => {
        isHeld = false;
      });
    },
  };
}

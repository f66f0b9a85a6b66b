import type { EventEmitter } from 'node:events';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

// jsdom's own fetch family loses the bytes and names of uploaded files on the way to MSW; Node's keeps them.
const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  File,
  FormData,
  Request,
  URL,
  URLSearchParams,
  fetch,
};

/** Nothing is laid out, so nothing changes its size; `fillBrowserGaps` has one that a test moves. */
class ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const environment: Environment = {
  name: 'jsdom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global, options) {
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    // A link that was gone when it was pressed is followed by the browser, and no router hears of it:
    // a complaint as any other. What else jsdom cannot do, such as drawing on a canvas, is not asked.
    const { virtualConsole } = global.jsdom as { virtualConsole: EventEmitter };
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', ({ message }: Error) => {
      if (/navigation/.test(message)) global.console.error(message);
    });
    for (const [name, value] of Object.entries({ ...fromNode, ResizeObserver })) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return jsdom;
  },
};

export default environment;

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

const environment: Environment = {
  name: 'jsdom-with-node-fetch',
  viteEnvironment: 'client',
  async setup(global, options) {
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return jsdom;
  },
};

export default environment;

/**
 * Which build of React screens are tested on, decided before anything asks for it: that of
 * production where `TEST_REACT` says so, which takes two thirds of the time; else that of
 * development, which warns and renders twice.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** Before a test can put a clock of its own in its place. */
const { setImmediate: soon } = globalThis;

/** React works off what is due in turns of the event loop, of which the first may ask for another. */
async function settled(result: unknown): Promise<unknown> {
  const value = await result;
  for (let turn = 0; turn < 3; turn++) await new Promise<void>((go) => soon(go));
  return value;
}

function takeProduction(): void {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const React = require('react') as { act?: (callback: () => unknown) => Promise<unknown> };
  const { flushSync } = require('react-dom') as { flushSync: (callback: () => void) => void };
  const { jsx } = require('react/jsx-runtime') as { jsx: (type: unknown, props: unknown, key: unknown) => unknown };
  require('react-dom/client');
  // transformed tests and screens ask for what only development has
  const development = require('react/jsx-dev-runtime') as { jsxDEV?: typeof jsx };
  development.jsxDEV ??= (type, props, key) => jsx(type, props, key);
  React.act ??= (callback) => {
    let result: unknown;
    flushSync(() => {
      result = callback();
    });
    // what effects have asked for
    flushSync(() => undefined);
    return settled(result);
  };
  process.env.NODE_ENV = NODE_ENV;
}

if (process.env.TEST_REACT === 'production') takeProduction();

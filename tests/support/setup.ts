import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { unexpectedOutput, watchConsole } from './console.ts';
import { runAfter } from './each-test.ts';

// Waiting ends when what is waited for is there; on a busy machine that may be later than the library's one second.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(watchConsole);

// What React, the router or we ourselves complain about in passing is a defect: a test that wants it says so with `expectConsole`.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  const complaints = unexpectedOutput();
  if (complaints.length > 0) throw new Error(`Unexpected console output:\n${complaints.join('\n')}`);
});

// Hooks are run from the last to the first: what a test has opened is closed before the rest is taken away.
afterEach(runAfter);

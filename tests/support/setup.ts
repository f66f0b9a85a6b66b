import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { applyTheme } from '#src/components/theme.ts';
import { unexpectedOutput, watchConsole } from './console.ts';
import { runAfter } from './each-test.ts';
import './ended-intervals.ts';
import './frames.ts';

// Waiting ends when what is waited for is there; on a busy machine that may be later than the library's one second.
configure({ asyncUtilTimeout: 50_000 });

// The library prints the document into an error of each of its polls, where only the last one is read.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? undefined) : getElementError(message, container),
});
function isPolling(): boolean {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
}

// React takes a stack for each of the first 10,000 elements of a second, which only its tools for developers show.
const internals = (React as { [name: string]: unknown })
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e6,
  set: () => undefined,
  configurable: true,
});

beforeEach(watchConsole);

// What React, the router or we ourselves complain about in passing is a defect: a test that wants it says so with `expectConsole`.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  applyTheme('system');
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  const complaints = unexpectedOutput();
  if (complaints.length > 0) throw new Error(`Unexpected console output:\n${complaints.join('\n')}`);
});

// Hooks are run from the last to the first: what a test has opened is closed before the rest is taken away.
afterEach(runAfter);

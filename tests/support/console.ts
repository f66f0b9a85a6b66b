import { format } from 'node:util';
import { type MockInstance, vi } from 'vitest';

let spies: MockInstance[] = [];
let expected: RegExp[] = [];

/** Begins to listen to `console.error` and `console.warn`; called before each screen test. */
export function watchConsole(): void {
  expected = [];
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(() => {}));
}

/** Says that this test makes the code complain in words that match, so that it does not fail for it. */
export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

/** What was complained about beyond the expected; puts the real console back. */
export function unexpectedOutput(): string[] {
  const lines = spies.flatMap((spy) => spy.mock.calls.map((args) => format(...args)));
  for (const spy of spies) spy.mockRestore();
  spies = [];
  return lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
}

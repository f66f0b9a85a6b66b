// A change that is found by waiting in vain is found sooner. The first run, which finds nothing,
// waits as long as ever.
import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by Stryker's runner. */
    mode: 'dry-run' | 'mutant';
  }
}

if (inject('mode') === 'mutant') {
  // A poll ends before its test, so that its assertion fails and the change is not late.
  vi.setConfig({ testTimeout: 15_000, expect: { poll: { timeout: 10_000 } } });
  if (typeof document !== 'undefined') {
    const { configure } = await import('@testing-library/react');
    configure({ asyncUtilTimeout: 5_000 });
  }
}

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
  vi.setConfig({ testTimeout: 15_000 });
  if (typeof document !== 'undefined') {
    const { configure } = await import('@testing-library/react');
    configure({ asyncUtilTimeout: 5_000 });
  }
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the example of a component test in docs/frontend.md is a test that runs', () => {
  const [, shown] = /```tsx\n([\s\S]*?)```/.exec(readFileSync('docs/frontend.md', 'utf8')) ?? [];
  expect(shown).toBe(readFileSync('tests/dev/mock-handlers.test.tsx', 'utf8'));
});

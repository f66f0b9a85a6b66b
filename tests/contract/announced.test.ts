/** docs/announced.md lists every live region, and nothing that is none. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LIVE = /aria-live=|role="(?:status|alert|log)"|role=\{[^}]*'(?:status|alert|log)'/;
/** Radix Toast has its own. */
const TOASTS = 'src/components/toast-area.tsx';

const page = readFileSync('docs/announced.md', 'utf8');
const listed = [...page.matchAll(/`(src\/[^`]+\.tsx)`/g)].map(([, file]) => file as string);

test('every live region stands in docs/announced.md with its file, and what stands there is one', () => {
  const live = globSync('src/**/*.tsx', { exclude: ['src/dev/**'] }).filter((file) =>
    LIVE.test(readFileSync(file, 'utf8')),
  );
  expect(live.length).toBeGreaterThan(40);
  expect([...new Set(listed)].sort()).toEqual([...live, TOASTS].sort());
});

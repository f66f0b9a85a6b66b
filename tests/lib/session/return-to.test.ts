import { expect, test } from 'vitest';
import { safeReturnTo } from '#src/lib/session/return-to.ts';

const origin = 'https://assessment.test';

test.each([
  ['/countries/5/indicator/9?commentId=3', '/countries/5/indicator/9?commentId=3'],
  ['/dashboard?currentUser=false#top', '/dashboard?currentUser=false#top'],
  ['/', '/dashboard'],
  ['//evil.test', '/dashboard'],
  ['//', '/dashboard'],
  ['//evil.test/users', '/dashboard'],
  ['/login', '/dashboard'],
  ['/logins', '/logins'],
  ['dashboard?page=2', '/dashboard'],
  ['/\\evil.test', '/dashboard'],
  ['https://evil.test/', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login/callback?code=1', '/dashboard'],
  ['/unauthorized', '/dashboard'],
  [undefined, '/dashboard'],
  [{}, '/dashboard'],
])('[S25] [Q-S11] %j leads to %s', (wanted, to) => {
  expect(safeReturnTo(wanted, origin)).toBe(to);
});

import { expect, test, vi } from 'vitest';
import { openScreen } from '../support/screen.tsx';

const begun: unknown[] = [];

test('the provider’s client looks whether the token ends', async () => {
  const begin = vi.spyOn(globalThis, 'setInterval');
  const { session } = await openScreen('/users');
  await session.userManager();
  const looks = begin.mock.calls.flatMap(([, ms], at) => (ms === 5000 ? [begin.mock.results[at]?.value] : []));
  expect(looks).not.toEqual([]);
  begun.push(...looks);
});

test('and no longer than its test', () => {
  expect(begun).not.toEqual([]);
  expect(begun.filter((one) => !(one as { _destroyed: boolean })._destroyed)).toEqual([]);
});

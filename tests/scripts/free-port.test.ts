import { expect, test } from 'vitest';
import { freePort } from '../../scripts/support/free-port.ts';

test('a port that was given is not given again, though nothing listens there yet', async () => {
  const first = await freePort();
  const other = await freePort();
  const tries = [first, first, other];
  await expect(freePort(() => tries.shift() ?? first)).rejects.toThrow('No free port was found');
});

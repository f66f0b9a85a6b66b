import { expect, test } from 'vitest';
import { onlyRead } from '#src/lib/only-read.ts';

test('what is not read of an address is left out of it, and what is read keeps its value', () => {
  const read = onlyRead(({ page }: { page?: string; odd?: string }) => ({ page: Number(page) }));
  const search = read({ page: '2', odd: 'x' });
  expect(search).toEqual({ page: 2 });
  expect(Object.keys(search)).toEqual(['page', 'odd']);
  expect(search).toHaveProperty('odd', undefined);
});

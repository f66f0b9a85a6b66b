import { expect, it } from 'vitest';
import { SharedJson } from '../../../server/threads/shared-json.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('[X4] lists are written one after the other into the same shared memory', () => {
  const json = new SharedJson();
  const first = json.list([{ note: 'Peatón, 横断歩道, 🚸' }, null, 'a "quote"']);
  expect(textOf(first)).toBe('[{"note":"Peatón, 横断歩道, 🚸"},null,"a \\"quote\\""]');
  expect(first.buffer).toBeInstanceOf(SharedArrayBuffer);
  const second = json.list([1]);
  expect(second.buffer).toBe(first.buffer);
  expect([textOf(second), textOf(json.list([]))]).toEqual(['[1]', '[]']);
});

it('a longer list gets more memory, and loses nothing of what was written before', () => {
  const values = Array.from({ length: 3_000 }, (_, at) => `${at} ${'é'.repeat(100)}`);
  expect(JSON.parse(textOf(new SharedJson().list(values)))).toEqual(values);
});

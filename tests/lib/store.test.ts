import { expect, test, vi } from 'vitest';
import { createStore, createVisitStore, endVisit } from '#src/lib/store.ts';

test('a store tells each change to who listens, and nothing where nothing changes', () => {
  const store = createStore(1);
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set(1);
  expect(heard).not.toHaveBeenCalled();
  store.set(2);
  expect([store.get(), heard.mock.calls.length]).toEqual([2, 1]);
  leave();
  store.set(3);
  expect([store.get(), heard.mock.calls.length]).toEqual([3, 1]);
});

test('what a visit holds begins anew when it ends, and its listeners hear of it', () => {
  const store = createVisitStore<string[]>(() => []);
  const heard = vi.fn();
  store.subscribe(heard);
  store.set(['typed']);
  endVisit();
  expect(store.get()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
});

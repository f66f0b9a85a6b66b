import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS, type SearchBox, SearchInput } from '#src/components/ui/search-input.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const box = () => screen.getByRole('searchbox', { name: 'Search by country' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

/** A page that takes the search over after `delay` milliseconds, as an address that loads does. */
function Page({ onSearch, delay = 0 }: { onSearch: (value: string) => void; delay?: number }) {
  const [value, setValue] = useState('');
  const searchBox = useRef<SearchBox>(null);
  const search = (next: string) => {
    onSearch(next);
    setTimeout(() => setValue(next), delay);
  };
  return (
    <>
      <SearchInput ref={searchBox} label="Search by country" value={value} onSearch={search} />
      <button type="button" onClick={() => setValue('')}>
        Back
      </button>
      <button
        type="button"
        onClick={() => {
          searchBox.current?.empty();
          setTimeout(() => setValue(''), delay);
        }}
      >
        Clear Filters
      </button>
    </>
  );
}

it('[S84] searches once, 500 ms after the last letter', () => {
  const onSearch = vi.fn();
  render(<Page onSearch={onSearch} />);
  type('k');
  wait(400);
  type('ke');
  wait(SEARCH_DEBOUNCE_MS - 1);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['ke']]);
  wait(5000);
  expect(onSearch).toHaveBeenCalledOnce();
  expect(SEARCH_DEBOUNCE_MS).toBe(500);
});

it('[S255] Enter searches at once and not a second time', () => {
  const onSearch = vi.fn();
  render(<Page onSearch={onSearch} />);
  type('fiji');
  fireEvent.keyDown(box(), { key: 'Enter' });
  wait(2000);
  expect(onSearch.mock.calls).toEqual([['fiji']]);
});

it('the cross and Escape empty the box, search at once and keep the focus there', () => {
  const onSearch = vi.fn();
  render(<Page onSearch={onSearch} />);
  type('peru');
  wait(SEARCH_DEBOUNCE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Clear: Search by country' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Clear:/ })).toBeNull();
  wait(10);
  type('japan');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(box()).toHaveValue('');
  wait(2000);
  expect(onSearch.mock.calls).toEqual([['peru'], ['']]);
});

it('letters typed while an earlier search is still on its way are kept', () => {
  const onSearch = vi.fn();
  render(<Page onSearch={onSearch} delay={700} />);
  type('nor');
  wait(SEARCH_DEBOUNCE_MS);
  type('norw');
  wait(SEARCH_DEBOUNCE_MS);
  type('norwa');
  wait(250);
  expect(box()).toHaveValue('norwa');
  wait(5000);
  expect(box()).toHaveValue('norwa');
  expect(onSearch.mock.calls).toEqual([['nor'], ['norw'], ['norwa']]);
});

it('[S140] a value changed from outside replaces what was typed and stops the search that waited', () => {
  const onSearch = vi.fn();
  render(<Page onSearch={onSearch} />);
  type('ken');
  wait(SEARCH_DEBOUNCE_MS + 10);
  type('kenya');
  wait(100);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(box()).toHaveValue('');
  wait(5000);
  expect(onSearch.mock.calls).toEqual([['ken']]);
});

it.each([
  ['that waits still', 0, 100, []],
  ['on its way', 2000, SEARCH_DEBOUNCE_MS + 10, [['ken']]],
  ['in force', 0, SEARCH_DEBOUNCE_MS + 10, [['ken']]],
])(
  '[S140] emptied from outside, the box forgets a search %s, and searches nothing later',
  (_, delay, after, searched) => {
    const onSearch = vi.fn();
    render(<Page onSearch={onSearch} delay={delay} />);
    type('ken');
    wait(after);
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(box()).toHaveValue('');
    wait(5000);
    expect(box()).toHaveValue('');
    expect(onSearch.mock.calls).toEqual(searched);
    type('peru');
    wait(5000);
    expect(box()).toHaveValue('peru');
    expect(onSearch).toHaveBeenLastCalledWith('peru');
  },
);

it('keeps room for its button only while there is one, so that a long hint is not cut', () => {
  render(<Page onSearch={vi.fn()} />);
  expect(box()).not.toHaveClass('pr-8');
  type('k');
  expect(box()).toHaveClass('pr-8');
});

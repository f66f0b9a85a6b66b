import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { ChipList } from '#src/components/chip-list.tsx';
import { type SearchBox, SearchInput } from '#src/components/ui/search-input.tsx';

/** Removing 'Safe roads' takes 'Speed limits' with it, as a milestone does its activities. */
function Page({ search = '', wait }: { search?: string; wait?: Promise<void> }) {
  const [names, setNames] = useState(['Kenya', 'Norway', 'Safe roads', 'Speed limits']);
  const [text, setText] = useState(search);
  const box = useRef<SearchBox>(null);
  const chips = names.map((name) => ({
    key: name,
    words: name,
    onRemove: async () => {
      if (wait) await wait;
      setNames(names.filter((one) => one !== name && !(name === 'Safe roads' && one === 'Speed limits')));
    },
  }));
  const clear = () => {
    setNames([]);
    setText('');
  };
  return (
    <>
      <SearchInput ref={box} label="Search" value={text} onSearch={setText} />
      <button type="button">Elsewhere</button>
      <ChipList chips={chips} inForce={names.length > 0 || text !== ''} onClear={clear} searchBox={box} />
    </>
  );
}

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

test('[S140] the focus goes to the chip that takes the place of the removed one, else to the one before, else to the search box', async () => {
  render(<Page />);
  remove('Kenya').focus();
  await userEvent.keyboard('{Enter}');
  expect(remove('Norway')).toHaveFocus();
  remove('Speed limits').focus();
  await userEvent.keyboard('{Enter}');
  expect(remove('Safe roads')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove('Norway')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Filters in force' })).toBeNull();
});

test('[S140] chips that go with the removed one take no focus with them', async () => {
  render(<Page />);
  await userEvent.click(remove('Safe roads'));
  expect(screen.queryByRole('button', { name: 'Remove Speed limits' })).toBeNull();
  expect(remove('Norway')).toHaveFocus();
});

test('[S140] where only a search is in force, and after Clear Filters, the search box has the focus', async () => {
  render(<Page search="lead" />);
  for (const name of ['Norway', 'Safe roads', 'Kenya']) await userEvent.click(remove(name));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  screen.getByRole('button', { name: 'Clear Filters' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
});

test('[S140] a focus that has moved on before the chip is gone stays where it is', async () => {
  const gone = Promise.withResolvers<void>();
  render(<Page wait={gone.promise} />);
  remove('Kenya').focus();
  await userEvent.keyboard('{Enter}');
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  gone.resolve();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Kenya' })).toBeNull());
  expect(elsewhere).toHaveFocus();
});

test('[S140] a finger brings up no keyboard', () => {
  render(<Page />);
  const touch = new MouseEvent('click', { bubbles: true });
  fireEvent(screen.getByRole('button', { name: 'Clear Filters' }), Object.assign(touch, { pointerType: 'touch' }));
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  expect(document.body).toHaveFocus();
});

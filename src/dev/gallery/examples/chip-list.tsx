import { useRef, useState } from 'react';
import { ChipList } from '#src/components/chip-list.tsx';
import { type SearchBox, SearchInput } from '#src/components/ui/search-input.tsx';
import { LONG_NAME } from '../parts/sample-data.ts';

/** The focus goes to the chip that takes the place of the removed one, at last to the search. */
export function BesideASearch() {
  const searchBox = useRef<SearchBox>(null);
  const [search, setSearch] = useState('speed');
  const [words, setWords] = useState(['Country: Kenya', 'Region: Africa', `Indicator: ${LONG_NAME}`]);
  const chips = words.map((one) => ({
    key: one,
    words: one,
    onRemove: () => setWords(words.filter((other) => other !== one)),
  }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchInput ref={searchBox} label="Search indicators" value={search} onSearch={setSearch} className="max-w-80" />
      <ChipList
        chips={chips}
        inForce={chips.length > 0 || search !== ''}
        onClear={() => {
          setWords([]);
          setSearch('');
        }}
        searchBox={searchBox}
      />
    </div>
  );
}

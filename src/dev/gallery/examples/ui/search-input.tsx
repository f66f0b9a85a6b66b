import { useState } from 'react';
import { SearchInput } from '#src/components/ui/search-input.tsx';

/** Waits until the typing rests for half a second; Enter does not wait, Escape empties it. */
export function WaitsForTheTyping() {
  const [search, setSearch] = useState('');
  return (
    <div className="grid max-w-80 gap-2">
      <SearchInput label="Search countries" value={search} onSearch={setSearch} />
      <p className="text-sm text-muted-foreground">Searched for: {search || 'nothing'}</p>
    </div>
  );
}

export function FilledIn() {
  const [search, setSearch] = useState('Kenya');
  return <SearchInput label="Search users" value={search} onSearch={setSearch} className="max-w-80" />;
}

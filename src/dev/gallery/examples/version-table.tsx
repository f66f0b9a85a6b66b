import { VersionTable as Component } from '#src/components/version-table.tsx';

export function VersionTable() {
  return (
    <Component
      parts={[
        { name: 'Full Name', mine: 'Money for road safety', theirs: 'Money for safe roads' },
        { name: 'Description', mine: 'Money that is there.', theirs: '' },
      ]}
    />
  );
}

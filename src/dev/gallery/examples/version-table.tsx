import { VersionTable } from '#src/components/version-table.tsx';

const parts = [
  { name: 'Score', mine: '1, met', theirs: '0, partly met' },
  {
    name: 'Researcher note',
    mine: 'A lead agency is named in law.',
    theirs: 'A national lead agency is named in law since 2012.',
  },
];

/** Below each other as their parts stand in the form. */
export function TwoParts() {
  return <VersionTable parts={parts} />;
}

/** Nobody has to scroll sideways for a word without a place to break. */
export function LongWords() {
  const address = 'https://transport.example/road-safety/lead-agency/annual-report-2026-final-version.pdf';
  return <VersionTable parts={[{ name: 'Information', mine: '', theirs: address }]} />;
}

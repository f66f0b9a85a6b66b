import { useState } from 'react';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';
import { type ExportChoice, NOTHING } from './export-choice.ts';

/** Signing out removes what begins with `draft:`. */
const KEY = 'draft:export';

/** What is chosen; it comes back as it was left in this tab. */
export function useExportChoice() {
  const [choice, setChoice] = useState(read);
  const change = (some: Partial<ExportChoice>) => {
    const next = { ...choice, ...some };
    setChoice(next);
    write(next);
  };
  return [choice, change] as const;
}

function read(): ExportChoice {
  const kept = readInTab<Kept>(KEY);
  if (!kept) return NOTHING;
  const { countries, indicators, ...rest } = kept;
  return { ...rest, countries: new Set(countries), indicators: new Set(indicators) };
}

type Kept = Omit<ExportChoice, 'countries' | 'indicators'> & { countries: number[]; indicators: number[] };

function write({ countries, indicators, ...rest }: ExportChoice): void {
  const kept: Kept = { ...rest, countries: [...countries], indicators: [...indicators] };
  keepInTab(KEY, kept);
}

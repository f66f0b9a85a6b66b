import { useState } from 'react';
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
  const text = sessionStorage.getItem(KEY);
  if (!text) return NOTHING;
  const { countries, indicators, ...rest } = JSON.parse(text) as Kept;
  return { ...rest, countries: new Set(countries), indicators: new Set(indicators) };
}

type Kept = Omit<ExportChoice, 'countries' | 'indicators'> & { countries: number[]; indicators: number[] };

function write({ countries, indicators, ...rest }: ExportChoice): void {
  const kept: Kept = { ...rest, countries: [...countries], indicators: [...indicators] };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or refused: the next visit begins with nothing chosen.
  }
}

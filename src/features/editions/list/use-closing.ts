import { useState } from 'react';
import { useReadEditionClosing } from '#generated/hooks/editions/editions.ts';
import type { EditionClosing, ReportEdition } from '#generated/model/index.ts';
import { foldName } from '#rules/names.ts';

export type Closing = {
  data: EditionClosing | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
  /** Must the name be typed? Where something is unfinished, and where that is not known. */
  asksName: boolean;
  typed: string;
  onType: (name: string) => void;
  /** Why the next edition cannot be created yet. */
  blocked: string | false;
};

/** What creating the next edition leaves unfinished in this one, and the person's word for it. */
export function useClosing(edition: ReportEdition | undefined): Closing {
  const { data, error, isFetching, refetch } = useReadEditionClosing(
    { id: edition?.Id ?? 0 },
    { query: { enabled: edition !== undefined } },
  );
  const [typed, onType] = useState('');
  const asksName = data ? data.NotCompleted > 0 : error !== null;
  const isTyped = foldName(typed) === foldName(edition?.Name ?? '');
  const isCounting = edition !== undefined && !data && !error;
  const blocked =
    (isCounting && 'What is not completed is still being counted.') ||
    (asksName && !isTyped && `Type ‘${edition?.Name}’ to confirm that it becomes read-only.`);
  return { data, error, isFetching, refetch: () => void refetch(), asksName, typed, onType, blocked };
}

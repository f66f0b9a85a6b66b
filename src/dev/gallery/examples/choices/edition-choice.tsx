import { useState } from 'react';
import { EditionChoice } from '#src/components/choices/edition-choice.tsx';
import { editions } from '../../parts/sample-data.ts';

export function Current() {
  const [id, setId] = useState<number | null>(4);
  return <EditionChoice editions={editions} value={id} onValueChange={setId} />;
}

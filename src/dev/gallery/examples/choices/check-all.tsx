import { useState } from 'react';
import { CheckAll } from '#src/components/choices/check-all.tsx';
import { withChosen } from '#src/components/choices/choice-nodes.ts';
import { Row } from '../../parts/row.tsx';

/** Ticked where all are chosen, half where some are. */
export function SomeAllAndNone() {
  const [selected, setSelected] = useState(new Set([1, 2, 3]));
  const choose = (ids: readonly number[], isChosen: boolean) => setSelected(withChosen(selected, ids, isChosen));
  return (
    <Row>
      <CheckAll label="Africa" ids={[1, 2, 4]} selected={selected} onChoose={choose} />
      <CheckAll label="Europe" ids={[3]} selected={selected} onChoose={choose} />
      <CheckAll label="Oceania" ids={[5, 6]} selected={selected} onChoose={choose} />
      <CheckAll label="Nothing to choose" ids={[]} selected={selected} onChoose={choose} />
    </Row>
  );
}

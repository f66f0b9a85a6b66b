import { useState } from 'react';
import { Chip } from '#src/components/ui/chip.tsx';
import { Row } from '../../parts/row.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

/** A press on the cross removes it. */
export function Removable() {
  const [shown, setShown] = useState(['Country: Kenya', 'Region: Africa']);
  return (
    <Row>
      {shown.map((words) => (
        <Chip key={words} label={words} onRemove={() => setShown(shown.filter((one) => one !== words))}>
          {words}
        </Chip>
      ))}
    </Row>
  );
}

export function LongWords() {
  return (
    <div className="max-w-72">
      <Chip label={LONG_NAME} onRemove={() => undefined}>
        Indicator: {LONG_NAME}
      </Chip>
    </div>
  );
}

import { useState } from 'react';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Row } from '../../parts/row.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

export function States() {
  const [checked, setChecked] = useState(true);
  return (
    <Row>
      <Checkbox label="Chosen" checked={checked} onChange={({ target }) => setChecked(target.checked)} />
      <Checkbox label="Not chosen" />
      <Checkbox label="Some of them" indeterminate defaultChecked={false} />
      <Checkbox label="Wrong" aria-invalid />
    </Row>
  );
}

export function Disabled() {
  return (
    <Row>
      <Checkbox label="Chosen" disabled defaultChecked />
      <Checkbox label="Not chosen" disabled />
    </Row>
  );
}

export function LongWords() {
  return <Checkbox label={LONG_NAME} className="items-start" />;
}

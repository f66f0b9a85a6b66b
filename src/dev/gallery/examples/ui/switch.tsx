import { useState } from 'react';
import { Switch } from '#src/components/ui/switch.tsx';
import { Row } from '../../parts/row.tsx';

export function States() {
  const [checked, setChecked] = useState(true);
  return (
    <Row>
      <Switch label="Show assigned to me only" checked={checked} onCheckedChange={setChecked} />
      <Switch label="Off" checked={false} onCheckedChange={() => undefined} />
      <Switch label="On, disabled" checked onCheckedChange={() => undefined} disabled />
      <Switch label="Off, disabled" checked={false} onCheckedChange={() => undefined} disabled />
    </Row>
  );
}

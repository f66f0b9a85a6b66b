import { useState } from 'react';
import { ColumnsButton } from '#src/components/columns-button.tsx';

const columns = [
  { value: 'region', label: 'Region' },
  { value: 'score', label: 'Score' },
  { value: 'due', label: 'Due date' },
];

export function OneHidden() {
  const [hidden, setHidden] = useState(['due']);
  return <ColumnsButton columns={columns} hidden={hidden} onHide={(next) => setHidden([...next])} />;
}

import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import { Row } from '../../parts/row.tsx';

export function EveryStatus() {
  return (
    <Row>
      {WORKFLOW_STATUS_NAMES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Row>
  );
}

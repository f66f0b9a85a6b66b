import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { Row } from '../../parts/row.tsx';

/** Told apart without colour: hollow, half, dotted, ticked. */
export function EveryShape() {
  return (
    <Row>
      {WORKFLOW_STATUS_NAMES.map((status) => (
        <span key={status} className="inline-flex items-center gap-1.5 text-sm">
          <StatusShape status={status} />
          {WORKFLOW_STATUSES[status].label}
        </span>
      ))}
    </Row>
  );
}

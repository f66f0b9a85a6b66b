import { LeaveButton } from '#src/components/leave-button.tsx';
import { Row } from '../parts/row.tsx';

/** What was sent and is still processed can no longer be cancelled. */
export function BeforeAndWhileProcessing() {
  return (
    <Row>
      <LeaveButton isProcessing={false} onLeave={() => undefined} />
      <LeaveButton isProcessing onLeave={() => undefined} />
    </Row>
  );
}

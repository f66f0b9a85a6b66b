import { ActiveBadge } from '#src/components/ui/active-badge.tsx';
import { Row } from '../../parts/row.tsx';

export function Both() {
  return (
    <Row>
      <ActiveBadge active />
      <ActiveBadge active={false} />
    </Row>
  );
}

import { Badge } from '#src/components/ui/badge.tsx';
import { Row } from '../../parts/row.tsx';

export function Tones() {
  return (
    <Row>
      <Badge>Neutral</Badge>
      <Badge tone="accent">Accent</Badge>
      <Badge tone="success">Success</Badge>
      <Badge tone="warning">Warning</Badge>
      <Badge tone="danger">Danger</Badge>
      <Badge tone="info">Info</Badge>
    </Row>
  );
}

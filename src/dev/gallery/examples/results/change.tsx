import { Change } from '#src/components/results/change.tsx';
import { Row } from '../../parts/row.tsx';

/** By its sign and a triangle, not by colour alone. */
export function UpDownAndNone() {
  return (
    <Row>
      <Change change={5.6} />
      <Change change={-0.4} />
      <Change change={0} />
      <Change change={null} />
    </Row>
  );
}

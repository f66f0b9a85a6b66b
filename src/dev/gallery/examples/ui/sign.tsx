import { Sign } from '#src/components/ui/sign.tsx';
import { Row } from '../../parts/row.tsx';

/** Each as high as the text that it stands in. */
export function AllShapes() {
  return (
    <Row>
      <span>
        <Sign shape="up" /> 5.6
      </span>
      <span>
        <Sign shape="down" /> 0.4
      </span>
      <span>
        Open <Sign shape="arrow-right" label="became" /> Completed
      </span>
      <span>
        <Sign shape="arrow-up" /> Report 2026
      </span>
      <Sign shape="ring" label="not met" />
      <Sign shape="disc" label="met" />
    </Row>
  );
}

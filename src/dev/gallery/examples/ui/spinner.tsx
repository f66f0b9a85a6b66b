import { Spinner } from '#src/components/ui/spinner.tsx';
import { Row } from '../../parts/row.tsx';

export function WithAndWithoutWords() {
  return (
    <Row>
      <Spinner label="Uploading" />
      <span className="inline-flex items-center gap-2 text-sm">
        <Spinner />
        Saving…
      </span>
    </Row>
  );
}

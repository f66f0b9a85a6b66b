import { Initials } from '#src/components/ui/initials.tsx';
import { Row } from '../../parts/row.tsx';
import { people } from '../../parts/sample-data.ts';

export function BesideNames() {
  return (
    <Row>
      {people.slice(0, 3).map(({ FullName }) => (
        <span key={FullName} className="inline-flex items-center gap-2 text-sm">
          <Initials name={FullName} />
          {FullName}
        </span>
      ))}
      <Initials name="Madonna" />
    </Row>
  );
}

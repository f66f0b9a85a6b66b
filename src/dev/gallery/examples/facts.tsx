import { Facts } from '#src/components/facts.tsx';
import { LONG_NAME } from '../parts/sample-data.ts';

export function InColumns() {
  return (
    <Facts
      className="sm:grid-cols-3"
      facts={[
        ['Region', 'Africa'],
        ['Researcher', 'Rui Tanaka'],
        ['Indicator', LONG_NAME],
      ]}
    />
  );
}

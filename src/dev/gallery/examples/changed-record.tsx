import { useForm } from 'react-hook-form';
import { ChangedRecord } from '#src/components/changed-record.tsx';

const keep = () => undefined;

/** Only what differs is listed; a value that is no text is said in words. */
export function AnAccount() {
  const form = useForm({ defaultValues: { FullName: 'Tomás da Silva', Status: 1 } });
  const change = { by: 'Rui Tanaka', on: '2026-11-18T09:12:00Z' };
  return (
    <ChangedRecord
      what="account"
      state={{
        ...{ form, change, moved: true, keepMine: keep, takeServed: keep },
        served: { FullName: 'Tomás Silva', Status: 0 },
      }}
      words={{ FullName: 'Full name', Status: ['Status', (status) => (status === 1 ? 'Active' : 'Inactive')] }}
    />
  );
}

import { ChangedElsewhere } from '#src/components/changed-elsewhere.tsx';
import { TextDifference } from '#src/components/text-difference.tsx';

const keep = () => undefined;

/** What the server has now is not fetched yet: only who and when. */
export function JustTold() {
  const change = { by: 'Rui Tanaka', on: '2026-11-18T09:12:00Z', what: 'the note' };
  return <ChangedElsewhere what="rating" change={change} moved={false} keepMine={keep} takeServed={keep} />;
}

export function BothVersions() {
  const change = { by: 'Rui Tanaka', on: '2026-11-18T09:12:00Z', what: 'the note' };
  return (
    <ChangedElsewhere what="rating" change={change} moved keepMine={keep} takeServed={keep}>
      <TextDifference
        earlier="A lead agency is named in law."
        later="A national lead agency is named in law since 2012."
        className="mt-2"
      />
    </ChangedElsewhere>
  );
}

import { Link } from '@tanstack/react-router';
import type { ProgrammeProgress } from '#generated/model/index.ts';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { Completed } from './completed.tsx';

/** The edition in one bar, beside a person's own work. */
export function ProgrammeFigures({ programme }: { programme: ProgrammeProgress }) {
  const { Total, WorkflowStatuses: counts } = programme;
  return (
    <div className="grid w-full content-start gap-2 text-sm text-muted-foreground lg:w-72 lg:border-l lg:pl-6">
      <div className="flex items-baseline gap-x-3">
        <h2 className="font-medium">Programme</h2>
        <Completed share={counts.QAComplete / Total} />
      </div>
      <StatusBar label="Programme" counts={{ ...counts, QACompleted: counts.QAComplete }} />
      <ProgrammeLinks />
    </div>
  );
}

/** To section 2 and to what came of it. */
export function ProgrammeLinks() {
  return (
    <p className="flex gap-3 text-sm font-medium phone:-my-2">
      <Link to="/programme" className="inline-flex items-center rounded-sm text-primary hover:underline">
        See how far it is
      </Link>
      <Link to="/results" className="inline-flex items-center rounded-sm text-primary hover:underline">
        Results
      </Link>
    </p>
  );
}

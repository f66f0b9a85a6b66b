import { Link } from '@tanstack/react-router';
import { UnsavedChanges } from '#src/components/unsaved-changes.tsx';
import { InRouter } from '../parts/in-router.tsx';

/** Asks before the page is left; nothing of it is shown before. */
export function OnALink() {
  return (
    <InRouter>
      <Link to={'/elsewhere' as never} className="text-sm text-primary hover:underline">
        Leave the page
      </Link>
      <UnsavedChanges
        when
        text="The rating of 1.2 Speed limits is not saved. Save it?"
        onSave={() => Promise.resolve(true)}
        onDiscard={() => undefined}
        onRefused={() => undefined}
      />
    </InRouter>
  );
}

import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MyNextStep } from '#generated/model/index.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';

/** Leads to the next thing to do, in the list of all: 'Continue: Afghanistan 1.1.3'. */
export function ContinueLink({ next, userId }: { next: MyNextStep; userId: number }) {
  const [number = '', ...name] = next.SnapshotName.split(' ');
  return (
    <Link
      to="/countries/$countryId/indicator/$indicatorId"
      params={{ countryId: `${next.CountryId}`, indicatorId: `${next.IndicatorId}` }}
      search={{ list: { nextUsers: [userId] } }}
      title={name.join(' ')}
      className={buttonVariants({ variant: 'primary', className: 'max-w-full max-sm:w-full' })}
    >
      <span className="truncate">
        Continue: {next.CountryName} {number}
      </span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

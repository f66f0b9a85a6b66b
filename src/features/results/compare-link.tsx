import { Link } from '@tanstack/react-router';
import type { CountryResult, Results } from '#generated/model/index.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import type { FigureColumn } from '#src/lib/results/figures.ts';

type CompareLinkProps = {
  country: Pick<CountryResult, 'CountryId'>;
  column: FigureColumn;
  results: Pick<Results, 'Edition' | 'Against'>;
};

/** Later than any date. */
const OPEN_END = '9999-12-31';

/** To both editions side by side, where there are two, for who may compare. */
export function CompareLink({ country, column, results: { Edition, Against } }: CompareLinkProps) {
  const mayCompare = useAccess().may('readCompare');
  if (!Against || !mayCompare) return null;
  // Milestones are those of the later edition there.
  const isLater = (Edition.EndDate ?? OPEN_END) > (Against.EndDate ?? OPEN_END);
  return (
    <Link
      to="/compare"
      search={({ completedOnly }) => ({
        editions: [Against.Id, Edition.Id],
        countries: [country.CountryId],
        ...(isLater && column.milestoneId && { milestones: [column.milestoneId] }),
        ...(completedOnly && { completedOnly }),
      })}
    >
      Compare with {Against.Name}
    </Link>
  );
}

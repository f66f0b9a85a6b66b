import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdjacentIndicator } from '#generated/model/index.ts';

type IndicatorLinkProps = { to: AdjacentIndicator; className: string; children: ReactNode };

/** A link to the page of an indicator of a country. */
export function IndicatorLink({ to: { CountryId, IndicatorId }, className, children }: IndicatorLinkProps) {
  return (
    <Link
      to="/countries/$countryId/indicator/$indicatorId"
      params={{ countryId: `${CountryId}`, indicatorId: `${IndicatorId}` }}
      className={className}
    >
      {children}
    </Link>
  );
}

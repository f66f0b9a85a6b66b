import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { keepEdition } from '#src/lib/edition-address.ts';

type IndicatorLinkProps = { to: AdjacentIndicator; className: string; state?: LinkProps['state']; children: ReactNode };

/** A link to the page of an indicator of a country, in the same edition. */
export function IndicatorLink({ to: { CountryId, IndicatorId }, children, ...link }: IndicatorLinkProps) {
  return (
    <Link
      {...link}
      to="/countries/$countryId/indicator/$indicatorId"
      params={{ countryId: `${CountryId}`, indicatorId: `${IndicatorId}` }}
      search={keepEdition}
    >
      {children}
    </Link>
  );
}

import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import { keepList } from '#src/lib/list-address.ts';

type IndicatorLinkProps = {
  to: AdjacentIndicator;
  className: string;
  state?: LinkProps['state'];
  /** The way goes on through the list that the page was opened from. */
  inList?: boolean;
  children: ReactNode;
};

/** A link to the page of a country indicator, in the same edition. */
export function IndicatorLink({ to: { CountryId, IndicatorId }, inList, children, ...link }: IndicatorLinkProps) {
  return (
    <Link
      {...link}
      to="/countries/$countryId/indicator/$indicatorId"
      params={{ countryId: `${CountryId}`, indicatorId: `${IndicatorId}` }}
      search={inList ? keepList : keepEdition}
    >
      {children}
    </Link>
  );
}

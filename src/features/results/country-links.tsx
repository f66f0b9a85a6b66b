import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { CountryResult, Results } from '#generated/model/index.ts';
import { keepEdition } from '#src/lib/edition-address.ts';
import type { FigureColumn } from '#src/lib/results/figures.ts';
import { CompareLink } from './compare-link.tsx';

type CountryLinksProps = { country: CountryResult; column: FigureColumn; results: Results };

/** From how a figure is made to its ratings, the country's profile and both editions. */
export function CountryLinks({ country, column, results }: CountryLinksProps) {
  return (
    <>
      <RatingsLink country={country} column={column} />
      <ProfileLink country={country}>Its profile</ProfileLink>
      <CompareLink country={country} column={column} results={results} />
    </>
  );
}

type ProfileLinkProps = Pick<CountryLinksProps, 'country'> & Omit<ComponentProps<'a'>, 'href'>;

/** To a country's results, counted as they are here. */
export const ProfileLink = ({ country, ...others }: ProfileLinkProps) => (
  <Link
    to="/countries/$countryId"
    params={{ countryId: `${country.CountryId}` }}
    search={({ completedOnly, equalIndicators, ...old }) => ({
      ...keepEdition(old),
      tab: 'results' as const,
      ...(completedOnly && { completedOnly }),
      ...(equalIndicators && { equalIndicators }),
    })}
    {...others}
  />
);

/** To a country's indicators, of a milestone where the figure is of one. */
export const RatingsLink = ({ country, column }: Pick<CountryLinksProps, 'country' | 'column'>) => (
  <Link
    to="/countries/$countryId"
    params={{ countryId: `${country.CountryId}` }}
    search={(old) => ({ ...keepEdition(old), ...(column.milestoneId && { milestones: [column.milestoneId] }) })}
  >
    The ratings
  </Link>
);

import { Link } from '@tanstack/react-router';
import { DisclosureMenu, disclosureItemClasses } from '#src/first-screen/disclosure-menu.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useListSearch } from '#src/lib/list-address.ts';
import { mayEnter, menu, transferMenu } from '../pages.ts';

const itemClasses =
  'inline-flex min-h-8 items-center rounded-md px-2 text-xs font-medium tracking-wide text-muted-foreground hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground';

/**
 * The pages that the person may enter; import and export share a dropdown that is gone without
 * either.
 */
export function PagesMenu() {
  const { user } = useAccess();
  // An indicator that was opened from the dashboard's list belongs to it, not to COUNTRIES.
  const list = useListSearch();
  const permissions = user?.Permissions ?? [];
  const transfer = transferMenu.items.filter(({ page }) => mayEnter(page, permissions));
  return (
    <nav aria-label="Pages" className="order-last flex w-full flex-wrap items-center gap-0.5 lg:order-none lg:w-auto">
      {menu
        .filter(({ page }) => mayEnter(page, permissions))
        .map(({ word, to }) =>
          list && to === '/dashboard' ? (
            <Link key={to} to={to} search={list} aria-current="page" className={itemClasses}>
              {word}
            </Link>
          ) : (
            <Link key={to} to={to} activeOptions={{ exact: list !== undefined }} className={itemClasses}>
              {word}
            </Link>
          ),
        )}
      {transfer.length > 0 && (
        <DisclosureMenu label={transferMenu.word} className={itemClasses}>
          {transfer.map(({ word, to }) => (
            <Link key={to} to={to} className={disclosureItemClasses}>
              {word}
            </Link>
          ))}
        </DisclosureMenu>
      )}
    </nav>
  );
}

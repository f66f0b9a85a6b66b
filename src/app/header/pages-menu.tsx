import { Link, useLocation } from '@tanstack/react-router';
import { DisclosureMenu, disclosureItemClasses } from '#src/first-screen/disclosure-menu.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useListSearch } from '#src/lib/list-address.ts';
import { mayEnter, menu, transferMenu } from '../pages.ts';

/**
 * The pages that the person may enter; import and export share a dropdown that is gone without
 * either. Below 64 rem all of them are in the last menu, and touch.css says which stand beside it.
 */
export function PagesMenu() {
  const { user } = useAccess();
  // An indicator that was opened from the dashboard's list belongs to it, not to COUNTRIES.
  const list = useListSearch();
  const linksTo = (items: readonly (typeof menu | typeof transferMenu.items)[number][], className: string) =>
    items
      .filter(({ page }) => mayEnter(page, user?.Permissions ?? []))
      .map(({ word, to }) =>
        list && to === '/dashboard' ? (
          <Link key={to} to={to} search={list} aria-current="page" className={className}>
            {word}
          </Link>
        ) : (
          <Link key={to} to={to} activeOptions={{ exact: list !== undefined }} className={className}>
            {word}
          </Link>
        ),
      );
  const path = useLocation({ select: ({ pathname }) => pathname });
  const transfer = linksTo(transferMenu.items, disclosureItemClasses);
  return (
    <nav data-slot="pages-bar" aria-label="Pages">
      {linksTo(menu, 'page-link')}
      {transfer.length > 0 && (
        <DisclosureMenu
          label={transferMenu.word}
          isCurrent={transferMenu.items.some(({ to }) => path.startsWith(to))}
          className="page-link"
        >
          {transfer}
        </DisclosureMenu>
      )}
      <DisclosureMenu label="Menu" align="end">
        {linksTo(menu, disclosureItemClasses)}
        {transfer}
      </DisclosureMenu>
    </nav>
  );
}

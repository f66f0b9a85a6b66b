import { Link } from '@tanstack/react-router';
import { DisclosureMenu, disclosureItemClasses } from '#src/first-screen/disclosure-menu.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useListSearch } from '#src/lib/list-address.ts';
import { mayEnter, menu, transferMenu } from '../pages.ts';

const itemClasses =
  'inline-flex min-h-8 items-center rounded-md px-2 text-xs font-medium tracking-wide text-muted-foreground hover:bg-accent hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:text-foreground';

/** Beside the menu, where the bar is. */
const inBar = ['/dashboard', '/countries'];
/**
 * The pages that the person may enter; import and export share a dropdown that is gone without
 * either. Below 64 rem all of them are in one menu, in portrait in a bar in reach of the thumb.
 */
export function PagesMenu() {
  const { user } = useAccess();
  // An indicator that was opened from the dashboard's list belongs to it, not to COUNTRIES.
  const list = useListSearch();
  const permissions = user?.Permissions ?? [];
  const pages = menu.filter(({ page }) => mayEnter(page, permissions));
  const transfer = transferMenu.items.filter(({ page }) => mayEnter(page, permissions));
  const linkTo = ({ word, to }: { word: string; to: string }, className: string) =>
    list && to === '/dashboard' ? (
      <Link key={to} to={to} search={list} aria-current="page" className={className}>
        {word}
      </Link>
    ) : (
      <Link key={to} to={to} activeOptions={{ exact: list !== undefined }} className={className}>
        {word}
      </Link>
    );
  const transferLinks = transfer.map((item) => linkTo(item, disclosureItemClasses));
  return (
    <nav data-slot="pages-bar" aria-label="Pages" className="flex items-center gap-0.5">
      {pages.map((item) =>
        linkTo(item, `${itemClasses} ${inBar.includes(item.to) ? 'max-lg:landscape:hidden' : 'max-lg:hidden'}`),
      )}
      {transfer.length > 0 && (
        <div className="max-lg:hidden">
          <DisclosureMenu label={transferMenu.word} className={itemClasses}>
            {transferLinks}
          </DisclosureMenu>
        </div>
      )}
      <div className="ml-auto lg:hidden">
        <DisclosureMenu label="Menu" align="end" className="px-4" panelClassName="max-h-[80dvh] overflow-y-auto">
          {pages.map((item) => linkTo(item, disclosureItemClasses))}
          {transferLinks}
        </DisclosureMenu>
      </div>
    </nav>
  );
}

import { Link } from '@tanstack/react-router';
import { LoadingBar } from '../loading-bar.tsx';
import { useSettings } from '../use-settings.ts';
import { AccountMenu } from './account-menu.tsx';
import { FindButton } from './find-button.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { PagesMenu } from './pages-menu.tsx';
import { ProductMark } from './product-mark.tsx';

type HeaderProps = { panelOpen: boolean; onTogglePanel: () => void };

/** The header: index title, pages by permission, bell and account (requirements A2.3). */
export function Header({ panelOpen, onTogglePanel }: HeaderProps) {
  const { indexTitle } = useSettings();
  return (
    <header
      data-print="hide"
      className="top-0 z-30 flex lg:sticky min-h-header items-center gap-x-2 sm:gap-x-4 border-b bg-card px-4 py-1 sm:px-6"
    >
      <LoadingBar />
      <Link
        to="/dashboard"
        className="flex min-h-8 items-center gap-2 rounded-sm leading-5 font-semibold tracking-tight"
      >
        <ProductMark />
        {indexTitle}
      </Link>
      <PagesMenu />
      <div className="ml-auto flex items-center sm:gap-1">
        <FindButton />
        <NotificationsBell open={panelOpen} onToggle={onTogglePanel} />
        <AccountMenu />
      </div>
    </header>
  );
}

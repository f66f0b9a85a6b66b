import { useNavigate, useRouter } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import { ThemeSwitch } from '#src/components/theme-switch.tsx';
import { DisclosureMenu, disclosureItemClasses } from '#src/components/ui/disclosure-menu.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';

/** 'Hi {name}!', the theme, and 'Log Out' (document 1, section 2.3). */
export function AccountMenu() {
  const navigate = useNavigate();
  const router = useRouter();
  const { user } = useAccess();
  // By way of a page, so that a form with unsaved work asks first.
  const logOut = () =>
    void navigate({ to: '/unauthorized', state: { signOut: true, from: router.state.location.href } });
  return (
    <DisclosureMenu label={`Hi ${user?.FullName ?? ''}!`} align="end" panelClassName="w-60">
      <p className="truncate px-2 py-1 text-xs text-muted-foreground">{user?.EmailAddress}</p>
      <ThemeSwitch className="px-2 py-1" />
      <button type="button" className={disclosureItemClasses} onClick={logOut}>
        <LogOut aria-hidden="true" />
        Log Out
      </button>
    </DisclosureMenu>
  );
}

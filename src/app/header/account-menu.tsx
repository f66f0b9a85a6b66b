import { useNavigate, useRouter } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Initials } from '#src/components/ui/initials.tsx';
import { DisclosureMenu, disclosureItemClasses } from '#src/first-screen/disclosure-menu.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { whenUsed } from '#src/first-screen/when-used.ts';
import { useAccess } from '#src/lib/access/use-access.ts';

const AccountItems = lazyPart(() => import('./account-items.tsx').then((items) => items.AccountItems));

const UnsavedWorkDialog = lazyPart(() =>
  import('../unsaved/unsaved-work-dialog.tsx').then((dialog) => dialog.UnsavedWorkDialog),
);

const SessionState = lazyPart(
  () => import('./session-state.tsx').then(({ SessionState }) => SessionState),
  () => null,
);

/** With the guard of what 'Log Out' leads to, so that nothing can be typed while it would come. */
const prepareMenu = () => {
  AccountItems.preload();
  import('../enter-unauthorized.ts').catch(() => undefined);
};

/** 'Hi {name}!', the theme, the drafts of this tab, and 'Log Out' (requirements A2.3). */
export function AccountMenu() {
  const navigate = useNavigate();
  const router = useRouter();
  const { user } = useAccess();
  const name = user?.FullName ?? '';
  const [showsUnsaved, setShowsUnsaved] = useState(false);
  useEffect(() => whenUsed(prepareMenu), []);
  // By way of a page, so that a form with unsaved work asks first. It takes the entry of the page
  // that is left, and gives it back to whoever stays: Back goes on from there.
  const logOut = (event: MouseEvent<HTMLElement>) => {
    focusMenuButton(event);
    void navigate({
      to: '/unauthorized',
      replace: true,
      state: { signOut: Date.now(), from: router.state.location.href },
    });
  };
  const showUnsaved = (event: MouseEvent<HTMLElement>) => {
    focusMenuButton(event);
    setShowsUnsaved(true);
  };
  return (
    <>
      <DisclosureMenu
        label={
          <>
            <span className="max-sm:sr-only">Hi {name}!</span>
            <Initials name={name} className="sm:hidden" />
          </>
        }
        align="end"
        panelClassName="w-60 max-sm:w-[calc(100vw-1.5rem)]"
      >
        <p className="truncate px-2 py-1 text-xs text-muted-foreground">{user?.EmailAddress}</p>
        <Suspense>
          <SessionState session={router.options.context.session} returnTo={() => router.state.location.href} />
        </Suspense>
        <Suspense fallback={<div className="h-18" />}>
          <AccountItems onShowUnsaved={showUnsaved} />
        </Suspense>
        <button type="button" className={disclosureItemClasses} onClick={logOut}>
          <LogOut aria-hidden="true" />
          Log Out
        </button>
      </DisclosureMenu>
      <Suspense>{showsUnsaved && <UnsavedWorkDialog onClose={() => setShowsUnsaved(false)} />}</Suspense>
    </>
  );
}

/** The item goes with the menu: the focus comes back to the menu's button. */
const focusMenuButton = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('[data-slot=disclosure-menu]')?.querySelector('button')?.focus();

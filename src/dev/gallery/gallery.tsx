import { useEffect } from 'react';
import { ThemeSwitch } from '#src/components/theme-switch.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useTheme } from '#src/components/use-theme.ts';
import { type Address, hrefOf, isFrame, useAddress } from './address.ts';
import { ComponentPageView } from './component-page.tsx';
import { componentPages } from './component-pages.ts';
import { entries } from './entries.ts';
import { FramePage } from './frame-page.tsx';
import { Navigation } from './navigation.tsx';
import { contract } from './reference/contract.ts';
import { OperationPage } from './reference/operation-page.tsx';
import { operationOf } from './reference/operations.ts';
import { SchemaPage } from './reference/schema-page.tsx';
import { StartPage } from './start-page.tsx';

/** The components in their states and the contract as a reference, for whoever builds screens. */
export function Gallery() {
  const address = useAddress();
  // A frame follows the theme that is chosen around it.
  useTheme();
  return isFrame() ? <FramePage address={address} /> : <Shell address={address} />;
}

function Shell({ address }: { address: Address }) {
  const href = 'id' in address && address.id ? hrefOf(address.kind, address.id) : undefined;
  const name = href && (entries.find((entry) => entry.href === href)?.name ?? 'Not found');
  useEffect(() => {
    document.title = [name, 'Gallery and reference'].filter(Boolean).join(' · ');
    globalThis.scrollTo(0, 0);
  }, [name]);
  return (
    <>
      <button
        type="button"
        className="sr-only focus:not-sr-only focus:fixed focus:top-1 focus:left-1 focus:z-60 focus:rounded-md focus:bg-popover focus:px-3 focus:py-2"
        onClick={() => document.getElementById('content')?.focus()}
      >
        Skip to content
      </button>
      <header className="z-30 flex min-h-header items-center gap-3 border-b bg-card px-gutter py-1.5 lg:sticky lg:top-0">
        <a href="#/" className="mr-auto inline-flex items-center rounded-sm text-base font-semibold">
          Gallery and reference
        </a>
        <ThemeSwitch />
      </header>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
        <Navigation address={address} />
        <main id="content" tabIndex={-1} className="min-w-0 px-gutter py-5 lg:px-8">
          <div className="mx-auto max-w-5xl">
            <Page address={address} />
          </div>
        </main>
      </div>
    </>
  );
}

function Page({ address }: { address: Address }) {
  if (address.kind === 'start' || !('id' in address)) return <StartPage />;
  const { kind, id = '' } = address;
  if (kind === 'components') {
    const page = componentPages.find((one) => one.id === id);
    if (page) return <ComponentPageView key={id} page={page} />;
  } else if (kind === 'operations') {
    const operation = operationOf(id);
    if (operation) return <OperationPage key={id} operation={operation} />;
  } else if (contract.components.schemas[id]) return <SchemaPage key={id} name={id} />;
  return (
    <EmptyState
      isPage
      title={`There is no ${kind.slice(0, -1)} called ${id}`}
      reason="It may have been renamed or removed."
      action={
        <a href="#/" className="inline-block min-h-6 rounded-sm text-primary hover:underline">
          Show all pages
        </a>
      }
    />
  );
}

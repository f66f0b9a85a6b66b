import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';

type CountryTabsProps = {
  /** The indicators. */
  children: ReactNode;
  /** What was changed: a part of another work area. */
  history: ReactNode;
  /** The pointer or the focus comes near, so that the part can be fetched. */
  onHistoryNear: () => void;
};

/** A country's indicators, and what was changed about it; the address says which. */
export function CountryTabs({ children, history, onHistoryNear }: CountryTabsProps) {
  const tab = useSearch({ from: '/_app/countries/$countryId/', select: (search) => search.tab ?? 'indicators' });
  const navigate = useNavigate({ from: '/countries/$countryId/' });
  const open = (next: string) =>
    void navigate({
      search: (old) => ({ ...old, tab: next === 'history' ? next : undefined }),
      resetScroll: false,
    });
  return (
    <Tabs value={tab} onValueChange={open} className="mt-2">
      <TabsList aria-label="Sections of the country" className="px-0">
        <TabsTrigger value="indicators">Indicators</TabsTrigger>
        <TabsTrigger value="history" onPointerEnter={onHistoryNear} onFocus={onHistoryNear}>
          History
        </TabsTrigger>
      </TabsList>
      <TabsContent value="indicators" className="p-0">
        {children}
      </TabsContent>
      <TabsContent value="history" className="px-0">
        {history}
      </TabsContent>
    </Tabs>
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#src/components/ui/tabs.tsx';

/** A part of another work area. */
type OtherPart = {
  part: ReactNode;
  /** The pointer or the focus comes near, so that the part can be fetched. */
  onNear: () => void;
};
type CountryTabsProps = {
  /** The indicators. */
  children: ReactNode;
  /** What the ratings amount to. */
  results: OtherPart;
  /** What was changed. */
  history: OtherPart;
};

const tabs = [
  { tab: 'results', title: 'Results' },
  { tab: 'history', title: 'History' },
] as const;

/** A country's indicators, its results, and what was changed about it; the address says which. */
export function CountryTabs({ children, ...parts }: CountryTabsProps) {
  const tab = useSearch({ from: '/_app/countries/$countryId/', select: (search) => search.tab ?? 'indicators' });
  const navigate = useNavigate({ from: '/countries/$countryId/' });
  const open = (next: string) =>
    void navigate({
      search: (old) => ({ ...old, tab: tabs.find(({ tab: one }) => one === next)?.tab }),
      resetScroll: false,
    });
  return (
    <Tabs value={tab} onValueChange={open} className="mt-2">
      <TabsList aria-label="Sections of the country" className="px-0">
        <TabsTrigger value="indicators">Indicators</TabsTrigger>
        {tabs.map(({ tab: one, title }) => (
          <TabsTrigger key={one} value={one} onPointerEnter={parts[one].onNear} onFocus={parts[one].onNear}>
            {title}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="indicators" className="p-0">
        {children}
      </TabsContent>
      {tabs.map(({ tab: one }) => (
        <TabsContent key={one} value={one} className="px-0">
          {parts[one].part}
        </TabsContent>
      ))}
    </Tabs>
  );
}

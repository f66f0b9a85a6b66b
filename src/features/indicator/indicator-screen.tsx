import { Later } from '#src/components/later.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Contained } from '#src/components/ui/contained.tsx';
import { AssigneePanel, type HistoryPart } from './assignee-panel.tsx';
import { ClosedEditionContext } from './closed-edition.ts';
import { DetailsPanel } from './details-panel.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { IndicatorHeader } from './indicator-header.tsx';
import { KeyHelpButton } from './key-help-button.tsx';
import { type IndicatorList, ListContext } from './list.ts';
import { ListPlace } from './list-place.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import type { Place } from './place.ts';
import { References } from './references/references.tsx';
import type { CurrentEdition } from './references/use-in-current.ts';
import { Switches } from './switch/switches.tsx';
import { TipsPanel } from './tips-panel.tsx';
import { useFailedRead } from './use-failed-read.ts';
import { usePanels } from './use-panels.ts';

type IndicatorScreenProps = {
  place: Place;
  editionName: string;
  /** The current one, where there is one; on its own page the edition that is shown. */
  currentEdition: CurrentEdition | undefined;
  isClosed: boolean;
  /** The list that it was opened from, if there is one. */
  list: IndicatorList | undefined;
  History: HistoryPart;
};

/**
 * One indicator of one country: what it asks on the left, the work on it on the right, which stays
 * in view while the left scrolls; on a phone the work comes between what is asked, folded, and what
 * it rests on; from 1680 px on what it rests on is a column of its own.
 */
export function IndicatorScreen({ isClosed, list, ...shown }: IndicatorScreenProps) {
  return (
    <ClosedEditionContext value={isClosed}>
      <ListContext value={list}>
        <Screen {...shown} />
      </ListContext>
    </ClosedEditionContext>
  );
}

function Screen({ place, editionName, currentEdition, History }: Omit<IndicatorScreenProps, 'isClosed' | 'list'>) {
  const panels = usePanels(['details', 'tips', 'history', 'current', 'previous'], ['details', 'tips']);
  const failed = useFailedRead(place);
  const about = `${place.countryId} ${place.reportEditionId} ${place.indicatorId}`;
  if (failed) return <ReadError error={failed.error} onRetry={failed.retry} isScreen />;
  return (
    <div
      data-wide
      className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(24rem,29rem)] lg:grid-rows-[auto_1fr] lg:gap-x-6 min-[105rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(24rem,34rem)]"
    >
      <div className="flex min-w-0 flex-col gap-3">
        <Contained about={about}>
          <IndicatorHeader place={place} anyOpen={panels.anyOpen} onToggleAll={panels.toggleAll} />
        </Contained>
        <Contained about={about}>
          <DetailsPanel place={place} editionName={editionName} panel={panels.of('details')} />
        </Contained>
        <Contained about={about}>
          <TipsPanel place={place} panel={panels.of('tips')} />
        </Contained>
      </div>
      <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-[calc(var(--sticky-top)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 min-[105rem]:col-start-3">
        <div className="phone:order-1">
          <Contained about={about}>
            <Switches place={place} />
          </Contained>
        </div>
        <Contained about={about}>
          <ListPlace place={place} />
          <div className="flex gap-2 phone:order-1">
            <NeighbourLinks place={place} />
            <KeyHelpButton />
          </div>
        </Contained>
        <Contained about={about}>
          <AssigneePanel place={place} History={History} />
        </Contained>
      </div>
      <div className="flex min-w-0 flex-col gap-3 min-[105rem]:col-start-2 min-[105rem]:row-start-1">
        <Later room="min-h-200">
          <Contained about={about}>
            <HistoryPanel place={place} panel={panels.of('history')} />
          </Contained>
          <Contained about={about}>
            <References
              key={about}
              place={place}
              editionName={editionName}
              currentEdition={currentEdition}
              current={panels.of('current')}
              previous={panels.of('previous')}
            />
          </Contained>
        </Later>
      </div>
    </div>
  );
}

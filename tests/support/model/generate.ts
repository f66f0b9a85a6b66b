import { random } from '../random.ts';
import type { WriteId } from './operation.ts';
import type { Fate, Intent, Schedule, Step } from './schedule.ts';
import { OTHERS_TAG_ME } from './shown-rows.ts';
import type { ViewName } from './views.ts';

/**
 * What a person works on for a while: the views of a screen, its writes, and what others change
 * there.
 */
type Theme = { views: ViewName[]; writes: WriteId[]; others: WriteId[] };

const modules: WriteId[] = [
  ...(['createMilestone', 'updateMilestone', 'deleteMilestone', 'createActivity', 'updateActivity'] as const),
  ...(['reorderActivity', 'reorderActivity', 'deleteActivity'] as const),
];
const indicators: WriteId[] = [
  ...([
    'addLibraryIndicators',
    'createIndicator',
    'updateIndicator',
    'updateIndicator',
    'unassignParentIndicator',
  ] as const),
  ...(['reorderIndicator', 'reorderIndicator', 'deleteIndicator'] as const),
];
const structure: Theme = {
  views: ['milestones', 'activities 1', 'activities 2', 'indicators 11', 'indicators 12', 'indicators 21', 'library'],
  writes: [...modules, ...indicators],
  others: [
    'updateMilestone',
    'createActivity',
    'reorderActivity',
    'updateIndicator',
    'deleteIndicator',
    'reorderIndicator',
  ],
};
const dashboard: Theme = {
  views: ['dashboard', 'dashboard open', 'dashboard mine', 'rating 1', 'rating 2', 'assignees'],
  writes: [
    ...(['assignWorkflow', 'assignWorkflow', 'updateRating', 'promoteRatingWorkflow'] as const),
    ...(['setDueDates', 'stepBackRatings'] as const),
  ],
  others: ['assignWorkflow', 'updateRating', 'promoteRatingWorkflow', 'setDueDates'],
};
const talk: Theme = {
  views: ['comments 1', 'comments 2', 'notifications', 'bell', 'rating 1'],
  writes: ['addComment', 'addComment', 'clearNotification', 'clearNotification', 'updateRating'],
  others: ['addComment'],
};
const members: Theme = {
  views: ['users', 'other users', 'mentionable', 'assignees', 'countries', 'other countries', 'edition', 'editions'],
  writes: [
    ...(['addEditionUsers', 'removeEditionUser', 'addEditionCountries', 'removeEditionCountry'] as const),
    ...(['updateReportEdition', 'updateReportEdition', 'createReportEdition'] as const),
  ],
  others: ['addEditionUsers', 'removeEditionUser', 'updateReportEdition', 'addEditionCountries'],
};
const sources: Theme = {
  views: ['references 1', 'references 2', 'rating 1', 'rating 2'],
  writes: ['addReference', 'updateReference', 'removeReference', 'copyReference', 'copyReferenceToCurrent'],
  others: ['addReference', 'updateReference', 'removeReference'],
};
const all = [structure, dashboard, talk, members, sources];
const everything: Theme = {
  views: all.flatMap(({ views }) => views).filter((view, at, list) => list.indexOf(view) === at),
  writes: all.flatMap(({ writes }) => writes),
  others: all.flatMap(({ others }) => others),
};
const themes = [structure, structure, structure, dashboard, dashboard, talk, talk, members, sources, everything];
const paged: ViewName[] = [
  'dashboard',
  'dashboard open',
  'dashboard mine',
  'comments 1',
  'comments 2',
  'notifications',
];

/** The schedule of a seed. */
export function generate(seed: number): Schedule {
  const chance = random(seed);
  const between = (low: number, high: number) => low + Math.floor(chance() * (high - low));
  const one = <Each>(list: readonly Each[]) => list[between(0, list.length)] as Each;
  const theme = themes[seed % themes.length] as Theme;
  // where nobody else writes, what is shown is known to the last number
  const isAlone = chance() < 0.4;
  let texts = 0;
  const intent = (op: WriteId): Intent => {
    texts++;
    return { op, at: between(0, 12), to: between(0, 6), text: `text ${texts}` };
  };
  const travel = () => ({ to: between(2, 40), back: between(2, 40) });
  const fate = (): Fate => {
    const which = chance();
    if (which < 0.52) return travel();
    if (which < 0.7) return { ...travel(), is: '409' };
    if (which < 0.8) return { ...travel(), is: 'lost after' };
    if (which < 0.86) return { ...travel(), is: 'lost before' };
    if (which < 0.91) return { ...travel(), is: '500' };
    return { ...travel(), is: chance() < 0.5 ? '503 done' : '503 undone' };
  };
  const fates = () => {
    const first = fate();
    return first.is?.startsWith('503') ? [first, ...Array.from({ length: between(0, 6) }, fate)] : [first];
  };
  const wait = (): Step => {
    const how = chance();
    return { do: 'wait', ms: how < 0.8 ? between(0, 60) : how < 0.95 ? between(60, 400) : between(3000, 45_000) };
  };
  const look = (): Step => {
    const view = one(theme.views);
    const how = chance();
    if (how < 0.4) return { do: 'open', view };
    return how < 0.7 ? { do: 'focus' } : { do: 'refetch', view, cancel: chance() < 0.5 };
  };
  const step = (): Step => {
    const what = chance();
    const view = one(theme.views);
    const lists = theme.views.filter((name) => paged.includes(name));
    const list = lists.length > 0 ? one(lists) : view;
    if (what < 0.44) return { do: 'write', intent: intent(one(theme.writes)), fates: fates() };
    if (what < 0.52) return { do: 'retry', at: between(0, 4), fates: fates() };
    if (what < 0.58)
      return isAlone
        ? { do: 'focus' }
        : { do: 'other', intent: { ...intent(one(theme.others)), to: one([0, 1, OTHERS_TAG_ME]) } };
    if (what < 0.63) return { do: 'focus' };
    if (what < 0.68) return { do: 'refetch', view, cancel: chance() < 0.5 };
    if (what < 0.76) return { do: 'open', view };
    if (what < 0.82) return { do: 'close', view };
    if (what < 0.85) return { do: 'evict' };
    if (what < 0.87) return { do: 'expire' };
    if (what < 0.9) return { do: 'answer', view, fate: { ...travel(), ...badRead(chance()) } };
    if (lists.length === 0) return { do: 'write', intent: intent(one(theme.writes)), fates: fates() };
    return { do: chance() < 0.7 ? 'next' : 'scroll', view: list };
  };
  const opened = theme.views.filter(() => chance() < 0.75);
  const steps: Step[] = opened.map((view) => ({ do: 'open', view }));
  steps.push(wait());
  for (let left = between(5, 14); left > 0; left--) {
    const next = step();
    steps.push(next);
    // what is asked for while a write is under way may know of it or not
    if (next.do === 'write' && chance() < 0.35) steps.push({ do: 'wait', ms: between(0, 40) }, look());
    if (chance() < 0.75) steps.push(wait());
  }
  return { pace: seed, views: theme.views, steps };
}

const badRead = (chance: number): Fate =>
  chance < 0.3
    ? { is: 'lost before' }
    : chance < 0.5
      ? { is: '503 undone' }
      : chance < 0.6
        ? { is: '500' }
        : { back: 400 };

import { looking, lost, type RegressionSchedule, refused, retry, wait, write } from './regression-steps.ts';

/** What was wrong once where answers arrive in an uncommon order. */
export const regressionRaces: Record<string, RegressionSchedule> = {
  'taken out after it came': {
    title: '[S102] who is added and taken out again is shown as free while only the list of members was read again',
    schedule: looking(
      ['users', 'other users', 'mentionable'],
      { do: 'answer', view: 'users', fate: { back: 400 } },
      write({ op: 'addEditionUsers' }),
      wait(),
      { do: 'answer', view: 'other users', fate: { back: 400 } },
      { do: 'answer', view: 'mentionable', fate: { back: 30 } },
      write({ op: 'removeEditionUser', at: 3 }),
      wait(),
    ),
  },
  'asked for before a 503': {
    title: '[S98] [S104] a bell that is asked for before a Clear, which is then being processed, is lowered once',
    schedule: looking(
      ['comments 2', 'notifications'],
      write({ op: 'clearNotification' }, { to: 32, back: 17, is: '409' }),
      { do: 'open', view: 'bell' },
      wait(46),
      write({ op: 'clearNotification' }, { to: 5, back: 14, is: '503 done' }),
      write({ op: 'addComment' }, { to: 16, back: 15 }),
    ),
  },
  'past what is being made': {
    title: '[S101] an activity that moves past one that is only being made takes its indicators along',
    schedule: looking(
      ['milestones', 'activities 2'],
      write({ op: 'reorderActivity', to: 1 }),
      write({ op: 'reorderActivity', to: 0 }, refused),
      write({ op: 'createActivity', text: 'made' }, lost),
      { do: 'open', view: 'indicators 21' },
      write({ op: 'reorderActivity', to: 1 }),
    ),
  },
  'moved though deleted': {
    title: '[S100] an indicator that others have deleted moves with its count until the lists are read again',
    schedule: looking(
      ['activities 1', 'indicators 11', 'indicators 12', 'indicators 21'],
      { do: 'other', intent: { op: 'deleteIndicator', at: 11 } },
      write({ op: 'deleteActivity', at: 2 }),
      wait(24),
      write({ op: 'unassignParentIndicator' }),
      wait(37),
      write({ op: 'updateIndicator', at: 11, to: 1 }),
    ),
  },
  'copied as others rename it': {
    title: '[S221] a copy of what others have renamed is called as the person saw it until its own list is read again',
    schedule: looking(
      ['references 1', 'references 2', 'rating 2'],
      { do: 'other', intent: { op: 'updateReference', text: 'renamed' } },
      { do: 'refetch', view: 'references 2' },
      wait(),
      write({ op: 'copyReference', to: 1 }),
    ),
  },
  'added by others too': {
    title: '[S102] a country that others add at the same time is in neither list until the other one is read again',
    schedule: looking(
      ['users', 'countries', 'other countries'],
      { do: 'answer', view: 'countries', fate: { back: 400 } },
      { do: 'other', intent: { op: 'addEditionCountries' } },
      { do: 'focus' },
      write({ op: 'removeEditionUser' }, { to: 100 }),
      write({ op: 'addEditionCountries' }),
    ),
  },
  'expired while others end': {
    title: '[Q-R12] an answer that arrives while a write waits for a new token may be from before or after it',
    schedule: looking(
      ['milestones', 'activities 1', 'indicators 12'],
      write({ op: 'createActivity', text: 'made' }),
      write({ op: 'reorderIndicator' }),
      wait(45),
      { do: 'expire' },
      write({ op: 'createIndicator', text: 'refused' }, refused),
    ),
  },
  'expired twice': {
    title: '[S99] a write whose token expires once more while it is renewed is taken back and told',
    schedule: looking(
      ['comments 2', 'notifications'],
      { do: 'expire' },
      write({ op: 'addComment' }),
      wait(19),
      write({ op: 'clearNotification' }),
      wait(7),
      { do: 'expire' },
    ),
  },
  'read asked again by itself': {
    title:
      '[S98] [S221] what is asked for again by itself after a 503 shows what was done since it was first asked for',
    schedule: looking(
      ['milestones', 'indicators 12'],
      write({ op: 'createMilestone', text: 'made' }, { is: '503 done' }),
      wait(),
      { do: 'answer', view: 'milestones', fate: { is: '503 undone' } },
      { do: 'focus' },
      write({ op: 'reorderIndicator', to: 1 }, { to: 400 }),
    ),
  },
  'read sent again with a new token': {
    title: '[S221] [Q-R12] what is sent again with a new token is asked for once more where a write ended meanwhile',
    schedule: looking(
      ['milestones', 'indicators 12'],
      write({ op: 'createMilestone', text: 'made' }, { to: 5, back: 20 }),
      write({ op: 'reorderIndicator', to: 1 }, { to: 400 }),
      wait(6),
      { do: 'expire' },
      { do: 'refetch', view: 'milestones' },
    ),
  },
  'deleted behind a doubt': {
    title:
      '[S100] [S132] an indicator that is deleted is counted off while its list has no other answer since a lost one',
    schedule: looking(
      ['activities 2', 'indicators 21'],
      write({ op: 'createIndicator', text: 'made' }, lost),
      write({ op: 'reorderIndicator' }, { to: 17, back: 60, is: '409' }),
      wait(40),
      { do: 'answer', view: 'indicators 21', fate: { back: 60 } },
      { do: 'focus' },
      retry,
      write({ op: 'deleteIndicator', to: 1 }),
      { do: 'answer', view: 'activities 2', fate: { back: 100 } },
      wait(120),
    ),
  },
  'page fails once': {
    title: '[Q-R12] a scrolled list whose page failed brings one page a call when it is scrolled on',
    schedule: looking(
      ['comments 2', 'rating 1'],
      { do: 'answer', view: 'comments 2', fate: { is: '500' } },
      write({ op: 'updateRating' }),
      { do: 'scroll', view: 'comments 2' },
    ),
  },
};

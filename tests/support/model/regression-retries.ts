import { looking, lost, processing, type RegressionSchedule, refused, retry, wait, write } from './regression-steps.ts';

/** What was wrong once after a retry, or after a call whose answer was lost. */
export const regressionRetries: Record<string, RegressionSchedule> = {
  'renamed before it is tried again': {
    title: '[S132] [S221] an addition that was found, and was renamed since, stands there once when it is tried again',
    schedule: looking(
      ['references 2'],
      write({ op: 'addReference', text: 'typed' }, lost),
      wait(),
      write({ op: 'updateReference', at: 1, text: 'renamed' }),
      wait(),
      retry,
    ),
  },
  'copy of what was renamed': {
    title: '[S132] [S221] a copy that was found, and whose source was renamed since, stands there once',
    schedule: looking(
      ['references 1', 'references 2', 'rating 2'],
      write({ op: 'copyReference' }, lost),
      wait(),
      write({ op: 'updateReference', text: 'renamed' }),
      wait(),
      retry,
    ),
  },
  'cleared without the list': {
    title: '[S104] a refused Clear that is tried again after the list has left the cache lowers the number of the bell',
    schedule: looking(
      ['notifications', 'bell'],
      write({ op: 'clearNotification' }, refused),
      { do: 'close', view: 'notifications' },
      wait(),
      { do: 'evict' },
      retry,
    ),
  },
  'cleared twice': {
    title: '[S104] what is cleared again, while a lost Clear is tried again, is counted once by the bell',
    schedule: looking(
      ['notifications', 'bell'],
      write({ op: 'clearNotification' }, { is: 'lost before' }),
      { do: 'answer', view: 'bell', fate: { back: 60 } },
      wait(),
      retry,
      write({ op: 'clearNotification' }, refused),
    ),
  },
  'cleared behind the page': {
    title: '[S104] a refused Clear of what others have pushed off the page leaves the bell when it is tried again',
    schedule: looking(
      ['notifications', 'bell'],
      write({ op: 'clearNotification', at: 9 }, refused),
      { do: 'other', intent: { op: 'addComment', at: 0, to: 9, text: 'by others' } },
      wait(),
      retry,
    ),
  },
  'renamed where nobody looks': {
    title:
      '[S100] an indicator that moves back by a retry stands in its activity, though no list of activities has that',
    schedule: looking(
      ['activities 2', 'indicators 11', 'indicators 12'],
      write({ op: 'updateIndicator', at: 4, text: 'named' }, refused),
      write({ op: 'deleteIndicator' }, ...processing(1, '503 undone')),
      { do: 'open', view: 'indicators 21' },
      write({ op: 'updateIndicator', at: 11, to: 2 }, lost),
      wait(),
      { do: 'retry', at: 1 },
    ),
  },
  'added to what is gone': {
    title: '[S100] what is added to an activity whose milestone turned out to be deleted stays in the library',
    schedule: looking(
      ['milestones', 'indicators 11', 'library', 'activities 1'],
      write({ op: 'deleteMilestone' }, lost),
      wait(26),
      write({ op: 'deleteMilestone', at: 1 }),
      wait(),
      write({ op: 'addLibraryIndicators' }),
    ),
  },
  'moved out of what is gone': {
    title:
      '[S100] an indicator of a milestone that turned out to be deleted is not shown in the activity it is moved to',
    schedule: looking(
      ['milestones', 'activities 1', 'indicators 12', 'indicators 21'],
      write({ op: 'deleteMilestone', at: 1 }, lost),
      write({ op: 'reorderActivity', at: 3, to: 0 }),
      wait(100),
      write({ op: 'updateIndicator', at: 11, to: 5 }, refused),
    ),
  },
  'moved out of a deleted activity': {
    title: '[S100] an indicator of an activity that turned out to be deleted is not shown where it is moved to',
    schedule: looking(
      ['activities 1', 'indicators 11', 'indicators 12'],
      write({ op: 'deleteActivity', at: 0 }, lost),
      wait(),
      write({ op: 'updateIndicator', at: 0, to: 4, text: 'moved' }, refused),
    ),
  },
  'added again to what goes': {
    title: '[S100] a refused addition from the library is not chosen where it is tried again while its activity goes',
    schedule: looking(
      ['activities 2', 'indicators 21', 'library'],
      write({ op: 'addLibraryIndicators' }, { is: '500' }),
      wait(),
      write({ op: 'deleteActivity' }),
      { do: 'retry', at: 3 },
    ),
  },
  'added before it is deleted again': {
    title: '[S100] [S132] what is added before a lost deletion is tried again is chosen until an answer tells',
    schedule: looking(
      ['activities 2', 'indicators 21', 'library'],
      write({ op: 'deleteActivity' }, { to: 29, back: 12, is: 'lost after' }),
      wait(45),
      write({ op: 'createIndicator', to: 1, text: 'made' }),
      write({ op: 'addLibraryIndicators', to: 1 }),
      retry,
    ),
  },
  'taken out after it was heard of': {
    title: '[S102] a country that was found to be added, and is taken out, stays out when its addition is tried again',
    schedule: looking(
      ['countries', 'other countries'],
      write({ op: 'addEditionCountries' }, lost),
      wait(),
      write({ op: 'removeEditionCountry', at: 3 }),
      retry,
    ),
  },
  'added users who are taken out': {
    title: '[S102] a user who was found to be added, and is taken out, stays out when the addition is tried again',
    schedule: looking(
      ['users', 'other users', 'mentionable'],
      write({ op: 'addEditionUsers' }, lost),
      wait(),
      write({ op: 'removeEditionUser', at: 3 }),
      retry,
    ),
  },
  'taken out before it was heard of': {
    title: '[S102] a country whose addition was lost, and that was taken out since, is shown when it is tried again',
    schedule: looking(
      ['countries', 'other countries'],
      write({ op: 'addEditionCountries' }, lost),
      write({ op: 'removeEditionCountry', at: 3 }),
      wait(100),
      { do: 'retry', at: 1 },
    ),
  },
  'copy renamed before it was heard of': {
    title: '[S132] [S221] a lost copy that others have renamed at once is shown when it is tried again',
    schedule: looking(
      ['references 1'],
      write({ op: 'addReference', to: 1, text: 'text 1' }),
      wait(10),
      write({ op: 'copyReferenceToCurrent', to: 1 }, { to: 38, back: 23, is: 'lost after' }),
      wait(49),
      { do: 'other', intent: { op: 'updateReference', at: 8, to: 1, text: 'text 3' } },
      wait(),
      { do: 'retry', at: 3 },
    ),
  },
  'renamed before it was heard of': {
    title: '[S132] a lost reference that others have renamed at once is shown when it is tried again',
    schedule: looking(
      ['references 1'],
      write({ op: 'addReference', to: 1, text: 'made' }, { to: 10, back: 30, is: 'lost after' }),
      wait(20),
      { do: 'other', intent: { op: 'updateReference', to: 1, text: 'renamed' } },
      wait(100),
      retry,
    ),
  },
  'deleted where nobody looks': {
    title:
      '[S100] an indicator that a lost move took to a list that nobody looks at is counted off with the next answer',
    schedule: looking(
      ['milestones', 'activities 2', 'indicators 21'],
      write({ op: 'updateIndicator', to: 1 }, lost),
      write({ op: 'createMilestone', text: 'made' }, ...processing(1, '503 done')),
      wait(),
      { do: 'focus' },
      write({ op: 'deleteIndicator' }),
    ),
  },
  'copied onto what goes': {
    title: '[S132] [S221] a lost copy of what was held already is shown when it is tried again after that was removed',
    schedule: looking(
      ['references 1'],
      write({ op: 'copyReferenceToCurrent', to: 1 }, { is: '500' }),
      write({ op: 'copyReferenceToCurrent' }),
      wait(100),
      { do: 'retry', at: 2, fates: [lost] },
      write({ op: 'removeReference', at: 2, to: 1 }),
      wait(100),
      { do: 'retry', at: 1 },
    ),
  },
  'counted behind a retried move': {
    title: '[S100] [S132] an activity that is deleted behind a retried move is counted off its milestone',
    schedule: looking(
      ['milestones', 'activities 2'],
      write({ op: 'reorderActivity', to: 1 }, lost),
      wait(),
      retry,
      write({ op: 'deleteActivity', to: 1 }, refused),
    ),
  },
  'same indicator twice': {
    title:
      '[S100] a library indicator that is added again, and tried again before, stands there once and is counted once',
    schedule: looking(
      ['activities 2', 'library', 'indicators 21'],
      write({ op: 'addLibraryIndicators' }, refused),
      wait(),
      write({ op: 'addLibraryIndicators' }),
      retry,
    ),
  },
  'moved from where nobody looks': {
    title:
      '[S100] a retry moves an indicator back from an activity that was never opened: its count comes with the answer',
    schedule: looking(
      ['activities 2', 'indicators 21'],
      write({ op: 'updateIndicator', text: 'named' }, { is: '500' }),
      wait(),
      write({ op: 'updateIndicator', to: 1 }),
      wait(),
      write({ op: 'reorderActivity', to: 1 }),
      wait(),
      { do: 'retry', at: 1 },
    ),
  },
  'turned away unread': {
    title:
      '[S132] a retry that is turned away for its token says nothing about the lost try: the next one is the same call',
    schedule: looking(
      ['comments 2', 'notifications'],
      write({ op: 'addComment' }, lost),
      wait(),
      { do: 'expire' },
      write({ op: 'clearNotification' }),
      wait(19),
      retry,
      wait(7),
      { do: 'expire' },
      wait(100),
      retry,
    ),
  },
  'copied though removed': {
    title: '[S221] a reference whose lost removal nobody has heard of can be copied until the list is read again',
    schedule: looking(
      ['references 1', 'rating 2'],
      write({ op: 'removeReference' }, lost),
      write({ op: 'removeReference' }),
      { do: 'open', view: 'references 2' },
      wait(33),
      write({ op: 'copyReference' }, ...processing(1, '503 undone')),
    ),
  },
};

import { regressionRaces } from './regression-races.ts';
import { regressionRetries } from './regression-retries.ts';
import {
  LONG_MS,
  looking,
  lost,
  processing,
  type RegressionSchedule,
  refused,
  retry,
  wait,
  write,
} from './regression-steps.ts';
import type { Step } from './schedule.ts';

/** The smallest schedules that were wrong once, each of another kind. */
export const regressionSchedules: Record<string, RegressionSchedule> = {
  'page dies': {
    title:
      '[Q-R12] the next page of a list arrives after an assignment, also while a list of other filters is kept from before',
    schedule: looking(
      ['dashboard', 'dashboard mine'],
      { do: 'close', view: 'dashboard mine' },
      write({ op: 'assignWorkflow' }),
      wait(),
      { do: 'scroll', view: 'dashboard' },
    ),
  },
  'moves twice': {
    title: '[S132] a move whose answer was lost moves once, however often it is tried',
    schedule: looking(['activities 1'], write({ op: 'reorderActivity', to: 1 }, lost), wait(), retry),
  },
  'refused name in a move': {
    title: '[S100] [S221] a name that was refused is not seen again inside a move that is still pending',
    schedule: looking(
      ['milestones', 'activities 1', 'indicators 11', 'indicators 12'],
      write({ op: 'updateIndicator', text: 'refused' }, refused),
      write({ op: 'updateIndicator', to: 2 }, { to: 100 }),
    ),
  },
  'refused deletion before another': {
    title: '[S100] [S221] of two deletions the first is refused: the numbers count what is left',
    schedule: looking(
      ['milestones', 'activities 1', 'activities 2', 'indicators 21'],
      write({ op: 'deleteMilestone', at: 1 }, refused),
      write({ op: 'deleteMilestone', at: 0 }, { to: 100 }),
    ),
  },
  'addition twice': {
    title: '[S132] an addition whose answer was lost and that is tried again stands there once',
    schedule: looking(['comments 1'], write({ op: 'addComment' }, lost), wait(), retry),
  },
  'silent 503': {
    title: '[S98] [S129] a write that stays in processing ends in a notice with a retry',
    schedule: looking(['comments 1'], write({ op: 'addComment' }, ...processing(6, '503 undone')), wait(LONG_MS)),
  },
  'swallowed step': {
    title: '[S99] [S132] of three steps in a row the refused one is told of, and stays told',
    schedule: looking(
      ['activities 1', 'milestones'],
      write({ op: 'reorderActivity', at: 0, to: 1 }),
      write({ op: 'reorderActivity', at: 1, to: 1 }, refused),
      write({ op: 'reorderActivity', at: 1, to: 0 }),
    ),
  },
  'done and told refused': {
    title: '[S132] a change whose answer was lost is done when it is tried again, and no conflict with itself',
    schedule: looking(['milestones'], write({ op: 'updateMilestone', text: 'named' }, lost), wait(), retry),
  },
  'done at once': {
    title: '[S100] a change that nothing goes wrong with is seen at once and stays',
    schedule: looking(['milestones'], write({ op: 'updateMilestone', text: 'named' }), wait()),
  },
  'retry under processing': {
    title: '[S98] a write that is stored while it is being processed is not made a second time and needs no notice',
    schedule: looking(['comments 1'], write({ op: 'addComment' }, ...processing(2, '503 done')), wait(LONG_MS)),
  },
  'renamed in a move': {
    title: '[S100] a name that is written for an indicator that moves is shown in the list that it goes to',
    schedule: looking(
      ['milestones', 'activities 1', 'indicators 11', 'indicators 12'],
      write({ op: 'updateIndicator', at: 4, to: 4 }, refused),
      write({ op: 'updateIndicator', at: 3, text: 'named' }, { to: 100 }),
    ),
  },
  'first answer from before': {
    title: '[Q-R12] a list that is read for the first time while a write ends is read again after it',
    schedule: looking(
      ['dashboard open'],
      { do: 'open', view: 'assignees' },
      write({ op: 'assignWorkflow' }, { to: 13, back: 4 }),
    ),
  },
  'removal between two lists': {
    title: '[S102] a removal whose answer was lost and that is tried again shows the row in the list that it goes to',
    schedule: looking(
      ['countries', 'other countries'],
      { do: 'answer', view: 'other countries', fate: { back: 400 } },
      write({ op: 'removeEditionCountry' }, lost),
      wait(),
      retry,
    ),
  },
  'many doubts': {
    title: '[S98] [S221] of six writes whose outcome is unknown each is shown or not, and those before them stay',
    schedule: looking(
      ['dashboard open', 'rating 1'],
      write({ op: 'assignWorkflow' }, { is: '503 undone' }),
      ...[1, 2, 3].map((to) => write({ op: 'updateRating', to, text: `note ${to}` }, lost)),
      write({ op: 'updateRating', text: 'note 4' }, ...processing(1, '503 done')),
      write({ op: 'updateRating', text: 'note 5' }, { is: 'lost before' }),
    ),
  },
  'assigned and tried again': {
    title: '[S132] an assignment that is tried again after another one to the same row ends as the server has it',
    schedule: looking(
      ['dashboard open', 'dashboard mine'],
      write({ op: 'assignWorkflow', at: 1 }, lost),
      wait(),
      write({ op: 'assignWorkflow', at: 1, to: 2 }),
      retry,
    ),
  },
  'moved back and tried again': {
    title: '[S132] a move that is tried again after the row was moved back ends as the server has it',
    schedule: looking(
      ['activities 2'],
      write({ op: 'reorderActivity', to: 0 }, lost),
      { do: 'other', intent: { op: 'createActivity', at: 1, text: 'theirs' } },
      wait(),
      write({ op: 'reorderActivity', to: 1 }),
      wait(),
      retry,
    ),
  },
  'copy of a copy': {
    title: '[S221] a reference is copied to a list that is older than the reference',
    schedule: looking(
      ['references 1', 'references 2', 'rating 2'],
      write({ op: 'copyReferenceToCurrent' }),
      { do: 'close', view: 'references 2' },
      wait(),
      write({ op: 'copyReference', at: 2 }),
    ),
  },
  'taken out again': {
    title: '[S102] a removal that is tried again after the country was added again takes it out',
    schedule: looking(
      ['countries', 'other countries'],
      write({ op: 'removeEditionCountry' }, lost),
      write({ op: 'addEditionCountries' }),
      wait(),
      retry,
    ),
  },
  'work of what is deleted': {
    title: '[Q-R12] how much work somebody has is read again when an indicator with some of it is deleted',
    schedule: looking(
      ['indicators 11', 'dashboard', 'assignees'],
      write({ op: 'assignWorkflow', at: 1 }),
      wait(),
      write({ op: 'deleteIndicator', at: 1 }),
    ),
  },
  'work in a country that leaves': {
    title: '[Q-R12] how much work somebody has is read again when a country with some of it leaves the edition',
    schedule: looking(
      ['countries', 'dashboard', 'assignees'],
      ...Array.from({ length: 2 }, (): Step[] => [{ do: 'next', view: 'dashboard' }, wait()]).flat(),
      write({ op: 'assignWorkflow', at: 27 }),
      wait(),
      write({ op: 'removeEditionCountry' }),
    ),
  },
  ...regressionRetries,
  ...regressionRaces,
};

import { describe, expect, test } from 'vitest';
import { WorkflowStatus } from '#generated/enums.ts';
import { isConsistent, mayStep, scoresOf, secondAction, statusAfterSave, stepBetween } from '#rules/rating.ts';

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const all = Object.values(WorkflowStatus);
const name = (status: number) => Object.keys(WorkflowStatus)[status] ?? '';

describe('[S223] score, met and polarity', () => {
  const agreeing = new Set(['positive 0 false', 'positive 1 true', 'negative 0 false', 'negative -1 true']);
  const cells = ['positive', 'negative'].flatMap((polarity) =>
    [-1, 0, 1].flatMap((Score) => [true, false].map((RatingIsMet) => ({ polarity, Score, RatingIsMet }))),
  );
  test.each(cells)('$polarity, score $Score, met $RatingIsMet', ({ polarity, Score, RatingIsMet }) => {
    const agrees = agreeing.has(`${polarity} ${Score} ${RatingIsMet}`);
    expect(isConsistent({ Score, RatingIsMet }, polarity === 'negative')).toBe(agrees);
  });

  test('[S222] the two scores of an indicator', () => {
    expect(scoresOf(false)).toEqual([0, 1]);
    expect(scoresOf(true)).toEqual([0, -1]);
  });
});

test('[S219] a save moves Open to Research In Progress and leaves the others', () => {
  expect(all.map(statusAfterSave)).toEqual([ResearchInProgress, ResearchInProgress, QAInProgress, QACompleted]);
});

test('[S220] the second action: where it leads, what it is called, and where there is none', () => {
  expect(all.map(secondAction)).toEqual([
    { label: 'Submit to QA', to: QAInProgress },
    { label: 'Submit to QA', to: QAInProgress },
    { label: 'QA Complete', to: QACompleted },
    null,
  ]);
});

describe('[Q-S22] steps of the workflow', () => {
  const forward = [
    'Open ResearchInProgress',
    'Open QAInProgress',
    'ResearchInProgress QAInProgress',
    'QAInProgress QACompleted',
  ];
  const back = ['QACompleted QAInProgress', 'QAInProgress ResearchInProgress'];
  const pairs = all.flatMap((from) => all.map((to) => ({ from, to, words: `${name(from)} ${name(to)}` })));

  test.each(pairs)('$words', ({ from, to, words }) => {
    const expected =
      from === to ? 'none' : forward.includes(words) ? 'forward' : back.includes(words) ? 'back' : 'forbidden';
    expect(stepBetween(from, to)).toBe(expected);
  });

  const researcher = ['dataentry-indicator-edit-own', 'is:researcher', 'is:assigned', 'status:research'];
  const reviewer = ['dataentry-indicatorsQA-own', 'is:qa', 'is:assigned', 'status:qa'];
  const manager = ['report-management', 'status:qa'];
  test.each([
    { who: 'the researcher submits', from: ResearchInProgress, to: QAInProgress, held: researcher, may: true },
    { who: 'the researcher skips', from: Open, to: QACompleted, held: researcher, may: false },
    { who: 'a stranger submits', from: Open, to: QAInProgress, held: ['status:research'], may: false },
    { who: 'the QA user completes', from: QAInProgress, to: QACompleted, held: reviewer, may: true },
    { who: 'the QA user returns', from: QAInProgress, to: ResearchInProgress, held: reviewer, may: true },
    { who: 'the QA user reopens', from: QACompleted, to: QAInProgress, held: reviewer, may: false },
    { who: 'a report manager returns', from: QAInProgress, to: ResearchInProgress, held: manager, may: true },
    { who: 'a report manager reopens', from: QACompleted, to: QAInProgress, held: manager, may: true },
    { who: 'a report manager completes', from: QAInProgress, to: QACompleted, held: manager, may: false },
    {
      who: 'anybody with QA-any returns',
      from: QAInProgress,
      to: ResearchInProgress,
      held: ['dataentry-indicatorsQA-any', 'status:qa'],
      may: false,
    },
  ])('$who: $may', ({ from, to, held, may }) => {
    expect(mayStep(from, to, held)).toBe(may);
  });
});

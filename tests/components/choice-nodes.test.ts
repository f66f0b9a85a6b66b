import { expect, test } from 'vitest';
import {
  getListCompareMilestonesResponseMock,
  getReadCompareFiltersResponseMock,
} from '#generated/mocks/compare/compare.msw.ts';
import { type ChoiceNode, findNodes, idsOf } from '#src/components/choices/choice-nodes.ts';

const regions: ChoiceNode[] = getReadCompareFiltersResponseMock().Regions;
const milestones: ChoiceNode[] = getListCompareMilestonesResponseMock();
/** The names found, indented by level. */
const outline = (nodes: readonly ChoiceNode[], level = 0): string[] =>
  nodes.flatMap(({ FullName, Children = [] }) => [' '.repeat(level) + FullName, ...outline(Children, level + 1)]);

test('[S216, S228] nothing typed, or blanks, match everything on all three levels', () => {
  expect(findNodes(regions, '')).toEqual(regions);
  expect(findNodes(milestones, '  ')).toEqual(milestones);
});

test.each(['kenya', 'KENYA', 'eny'])(
  '[S228] %s is found as a substring whatever its case, and regions without it are dropped',
  (text) => {
    expect(outline(findNodes(regions, text))).toEqual(['Africa', ' Kenya']);
  },
);

test('[S228] an accent need not be typed', () => {
  expect(outline(findNodes(regions, "cote d'i"))).toEqual(['Africa', " Côte d'Ivoire"]);
});

test('[S228] a match on the third level keeps its parents and only them', () => {
  expect(outline(findNodes(milestones, 'every year'))).toEqual([
    'Road safety management',
    ' Lead agency',
    '  The lead agency publishes a report on its work every year',
  ]);
});

test('[S228] a parent whose own name matches is found with all below it', () => {
  expect(outline(findNodes(regions, 'afri'))).toEqual(['Africa', " Côte d'Ivoire", ' Kenya']);
  expect(outline(findNodes(milestones, 'national strategy'))).toEqual([
    'Road safety management',
    ' National strategy',
    '  A national road safety strategy has been adopted by the government',
  ]);
});

test('[S228] what matches nowhere finds nothing', () => {
  expect(findNodes(regions, 'atlantis')).toEqual([]);
});

test('[S216] a region stands for its countries, a milestone for itself', () => {
  expect(regions.flatMap(idsOf)).toEqual([384, 404, 604, 392, 578, 242]);
  expect(milestones.flatMap(idsOf)).toEqual([16, 17, 18, 19, 20]);
});

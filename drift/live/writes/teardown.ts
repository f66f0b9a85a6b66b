/** The end of the stage: each thing is removed, from the smallest to the one that holds all. */
import type { Writing } from './context.ts';
import { remove } from './resource.ts';
import type { Stage } from './stage.ts';

export async function tearDown(
  writing: Writing,
  { milestone, activities, indicators, resources }: Stage,
): Promise<void> {
  const [first, second] = activities;
  const [indicator] = indicators;
  if (first && indicator) await remove(writing, resources.indicator(first), indicator);
  // the one before the other, which takes its place
  const gone = first ?? second;
  if (gone) await remove(writing, resources.activity, gone);
  // takes along what it still holds
  await remove(writing, resources.milestone, milestone);
}

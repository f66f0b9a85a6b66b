import { getListActivityResponseMock } from '#generated/mocks/activity/activity.msw.ts';
import type { ActivityChange, ActivityEvent } from '#generated/model/index.ts';

const [saved] = getListActivityResponseMock().Data as [ActivityEvent, ...ActivityEvent[]];

/** An event of the contract's example, with what the test is about. */
export const eventWith = (facts: Partial<ActivityEvent>): ActivityEvent => ({ ...saved, Changes: [], ...facts });

export const change = (
  Field: ActivityChange['Field'],
  Old: ActivityChange['Old'],
  New: ActivityChange['New'],
): ActivityChange => ({ Field, Old, New, IsWithheld: false });

export const withheld = (Field: ActivityChange['Field']): ActivityChange => ({
  Field,
  Old: null,
  New: null,
  IsWithheld: true,
});

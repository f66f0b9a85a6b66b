/** Turns an intention into a call: what it is about is chosen among what is shown, as a person would. */
import type { Operation, WriteId } from './operation.ts';
import { ratingMakers } from './rating-intents.ts';
import type { Intent } from './schedule.ts';
import type { Make, Source } from './shown-rows.ts';
import { structureMakers } from './structure-intents.ts';

const makers: { [Id in WriteId]: Make<Id> } = { ...structureMakers, ...ratingMakers };

/** The call, or nothing where what is shown offers none. */
export function operationOf(source: Source, { op, at = 0, to = 0, text = 'text' }: Intent): Operation | undefined {
  const variables = (makers[op] as Make<WriteId>)(source, { at, to, text });
  return variables && ({ id: op, variables } as Operation);
}

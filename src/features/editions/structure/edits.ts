import type { OptimisticEdits } from '#src/lib/api/edits.ts';
import { indicatorEdits } from './indicator-edits.ts';
import { moduleEdits } from './module-edits.ts';

/**
 * What every change of an edition's structure shows before the server has answered; a refused one
 * alone is rolled back.
 */
export const structureEdits = { ...moduleEdits, ...indicatorEdits } satisfies OptimisticEdits;

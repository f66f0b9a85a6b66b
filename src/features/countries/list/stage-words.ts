import type { STAGES } from './countries-search.ts';

/** How far a country is, in words. */
export const stageWords: Record<(typeof STAGES)[number], string> = {
  'not-started': 'Not started',
  'under-way': 'Under way',
  finished: 'Finished',
};

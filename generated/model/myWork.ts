// Made by `npm run generate` from the contract. Do not edit.
import type { MyNextStep } from './myNextStep.ts';
import type { MyQA } from './myQA.ts';
import type { MyResearch } from './myResearch.ts';
import type { ProgrammeProgress } from './programmeProgress.ts';

export interface MyWork {
  Research: MyResearch;
  QA: MyQA;
  /** The next thing to do; null where nothing is */
  Next: MyNextStep | null;
  Programme: ProgrammeProgress;
}

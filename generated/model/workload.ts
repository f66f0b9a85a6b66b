// Made by `npm run generate` from the contract. Do not edit.
import type { QALoad } from './qALoad.ts';
import type { ResearchLoad } from './researchLoad.ts';

export interface Workload {
  UserId: number;
  FullName: string;
  /** Tells users of the same name apart */
  EmailAddress: string;
  /** May the person sign in? */
  IsActive: boolean;
  /** Is the person in the edition? */
  IsMember: boolean;
  Research: ResearchLoad;
  QA: QALoad;
  /**
     * When the person last changed anything, in whatever edition
     * @nullable
     */
  LastActiveOn: string | null;
}

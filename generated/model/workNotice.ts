// Made by `npm run generate` from the contract. Do not edit.
import type { WorkNoticeKind } from './workNoticeKind.ts';

/**
 * What happened to somebody's work in one change, however many country indicators it was about
 */
export interface WorkNotice {
  Id: number;
  Kind: WorkNoticeKind;
  /** Is it about QA work, and not about research? */
  IsQA: boolean;
  /** When it happened */
  Date: string;
  /**
     * When it was cleared; null = unread
     * @nullable
     */
  ReadOn: string | null;
  ReportEditionId: number;
  /**
     * Of how many country indicators it tells
     * @minimum 1
     */
  IndicatorCount: number;
  /** @minimum 1 */
  CountryCount: number;
  /**
     * Where it is about one country
     * @nullable
     */
  CountryId: number | null;
  /** @nullable */
  CountryName: string | null;
  /**
     * Where it is about one country indicator
     * @nullable
     */
  IndicatorId: number | null;
  /**
     * Number and short name, where it is about one country indicator
     * @nullable
     */
  SnapshotName: string | null;
  /**
     * Who did it; null where it is a due date
     * @nullable
     */
  ActorName: string | null;
  /**
     * The first words of why it was returned
     * @nullable
     */
  Reason: string | null;
}

// Made by `npm run generate` from the contract. Do not edit.
import type { Version } from './version.ts';

/**
 * A source that a rating rests on
 */
export interface Reference {
  Id: number;
  CountryIndicatorRatingId: number;
  ReportEditionId: number;
  Title: string;
  Author: string;
  /** Free text, such as 2021 or May 2021 */
  PublicationDate: string;
  /** @nullable */
  AccessDate: string | null;
  Information: string;
  /**
     * As typed; only http and https addresses become links
     * @nullable
     */
  URL: string | null;
  /** @nullable */
  Pages: string | null;
  /** @nullable */
  Publisher: string | null;
  /** @nullable */
  Journal: string | null;
  /** @nullable */
  Volume: string | null;
  /** @nullable */
  Institution: string | null;
  /** @nullable */
  BookConferenceTitle: string | null;
  /** @nullable */
  Editor: string | null;
  /** @nullable */
  PlaceConferenceLocation: string | null;
  /** The year of the edition that first used it; copies keep it */
  YearFirstUsed: number;
  Version: Version;
}

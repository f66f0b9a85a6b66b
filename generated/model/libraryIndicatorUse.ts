// Made by `npm run generate` from the contract. Do not edit.
import type { LibraryEdition } from './libraryEdition.ts';
import type { LibraryEditionIndicator } from './libraryEditionIndicator.ts';
import type { LibraryRelatedIndicator } from './libraryRelatedIndicator.ts';

/**
 * The indicator as one edition holds it
 */
export interface LibraryIndicatorUse {
  ReportEdition: LibraryEdition;
  Indicator: LibraryEditionIndicator;
  ParentIndicator: LibraryRelatedIndicator | null;
  ChildIndicators: LibraryRelatedIndicator[];
}

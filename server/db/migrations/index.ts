import type { Migrations } from '../schema-migration.ts';
import * as tables from './0001-tables.ts';
import * as indexes from './0002-indexes.ts';
import * as triggers from './0003-triggers.ts';
import * as rolePermissions from './0004-role-permissions.ts';
import * as libraryNumbers from './0005-library-numbers.ts';
import * as idempotency from './0006-idempotency.ts';
import * as coveringIndexes from './0007-covering-indexes.ts';
import * as setAside from './0008-set-aside.ts';
import * as events from './0009-events.ts';
import * as eventTriggers from './0010-event-triggers.ts';
import * as closedEdition from './0012-closed-edition.ts';
import * as imports from './0013-imports.ts';
import * as whoseMove from './0014-whose-move.ts';
import * as preferences from './0015-preferences.ts';
import * as workNotices from './0015-work-notices.ts';
import * as ratingChecks from './0017-rating-checks.ts';
import * as programme from './0018-programme.ts';
import * as savedViews from './0018-saved-views.ts';
import * as importParts from './0019-import-parts.ts';
import * as assignments from './0021-assignments.ts';
import * as noticesOfSeveralActs from './0022-notices-of-several-acts.ts';
import * as viewsOfExports from './0023-views-of-exports.ts';
import * as clientFiles from './0027-client-files.ts';
import * as schemaRange from './0031-schema-range.ts';
import * as downloads from './0032-downloads.ts';
import * as dueTold from './0034-due-told.ts';
import * as endedSessions from './0036-ended-sessions.ts';
import * as userAdministration from './0037-user-administration.ts';

/**
 * Every migration by name, in order; imported, so that bundles find them. Append only. From 0031 on
 * each says whether it `expands` (docs/operating.md, 'Upgrade and way back').
 */
export const migrations: Migrations = {
  '0001-tables': tables,
  '0002-indexes': indexes,
  '0003-triggers': triggers,
  '0004-role-permissions': rolePermissions,
  '0005-library-numbers': libraryNumbers,
  '0006-idempotency': idempotency,
  '0007-covering-indexes': coveringIndexes,
  '0008-set-aside': setAside,
  '0009-events': events,
  '0010-event-triggers': eventTriggers,
  '0012-closed-edition': closedEdition,
  '0013-imports': imports,
  '0014-whose-move': whoseMove,
  '0015-preferences': preferences,
  '0015-work-notices': workNotices,
  '0017-rating-checks': ratingChecks,
  '0018-programme': programme,
  '0018-saved-views': savedViews,
  '0019-import-parts': importParts,
  '0021-assignments': assignments,
  '0022-notices-of-several-acts': noticesOfSeveralActs,
  '0023-views-of-exports': viewsOfExports,
  '0027-client-files': clientFiles,
  '0031-schema-range': schemaRange,
  '0032-downloads': downloads,
  '0034-due-told': dueTold,
  '0036-ended-sessions': endedSessions,
  '0037-user-administration': userAdministration,
};

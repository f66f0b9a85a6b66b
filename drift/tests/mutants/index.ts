/** Every mutant of the reference backend. */
import type { Mutant } from './mutant.ts';
import { permissions } from './planted/access/permissions.ts';
import { tokens } from './planted/access/tokens.ts';
import { cache } from './planted/facts/cache.ts';
import { consistency } from './planted/facts/consistency.ts';
import { freshReads } from './planted/fresh/reads.ts';
import { freshWrites } from './planted/fresh/writes.ts';
import { filters } from './planted/lists/filters.ts';
import { order } from './planted/lists/order.ts';
import { paging } from './planted/lists/paging.ts';
import { otherAccess } from './planted/others/access.ts';
import { otherFigures } from './planted/others/figures.ts';
import { otherReads } from './planted/others/reads.ts';
import { otherWire } from './planted/others/wire.ts';
import { otherWork } from './planted/others/work.ts';
import { otherWrites } from './planted/others/writes.ts';
import { addresses } from './planted/responses/addresses.ts';
import { branches } from './planted/responses/branches.ts';
import { errors } from './planted/responses/errors.ts';
import { headers } from './planted/responses/headers.ts';
import { statuses } from './planted/responses/statuses.ts';
import { names } from './planted/shapes/names.ts';
import { values } from './planted/shapes/values.ts';
import { wire } from './planted/shapes/wire.ts';
import { creates } from './planted/writes/creates.ts';
import { deletes } from './planted/writes/deletes.ts';
import { files } from './planted/writes/files.ts';
import { persistence } from './planted/writes/persistence.ts';
import { programme } from './planted/writes/programme.ts';
import { repeats } from './planted/writes/repeats.ts';
import { ordersOfCalls } from './planted/writes/sequences.ts';
import { sideEffects } from './planted/writes/side-effects.ts';
import { states } from './planted/writes/states.ts';
import { textsWritten } from './planted/writes/texts.ts';
import { validation } from './planted/writes/validation.ts';

const mutants: Mutant[] = [
  ...names,
  ...values,
  ...wire,
  ...statuses,
  ...errors,
  ...headers,
  ...addresses,
  ...tokens,
  ...permissions,
  ...paging,
  ...order,
  ...filters,
  ...consistency,
  ...cache,
  ...branches,
  ...persistence,
  ...programme,
  ...textsWritten,
  ...repeats,
  ...deletes,
  ...creates,
  ...sideEffects,
  ...ordersOfCalls,
  ...states,
  ...validation,
  ...files,
];

/**
 * With those that were written when the check was done, to see what it finds at first sight; the
 * last six lists by somebody who had not read it.
 */
export const everyMutant: Mutant[] = [
  ...mutants,
  ...freshReads,
  ...freshWrites,
  ...otherWire,
  ...otherReads,
  ...otherFigures,
  ...otherWrites,
  ...otherWork,
  ...otherAccess,
];

import type { OptimisticEdits } from '#src/lib/api/edits.ts';

export const indicatorEdits: OptimisticEdits = {};

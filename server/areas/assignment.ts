import type { Handlers } from '../call.ts';

export const assignment = {} satisfies Partial<Handlers>;

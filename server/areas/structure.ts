import type { Handlers } from '../call.ts';

export const structure = {} satisfies Partial<Handlers>;

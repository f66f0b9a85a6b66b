import type { Handlers } from '../call.ts';

export const library = {} satisfies Partial<Handlers>;

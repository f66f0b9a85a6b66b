import type { Handlers } from '../call.ts';

export const references = {} satisfies Partial<Handlers>;

import type { Handlers } from '../call.ts';

export const transfer = {} satisfies Partial<Handlers>;

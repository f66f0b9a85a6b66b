import type { Handlers } from '../call.ts';

export const compare = {} satisfies Partial<Handlers>;

import type { Handlers } from '../call.ts';

export const comments = {} satisfies Partial<Handlers>;

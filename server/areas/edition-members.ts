import type { Handlers } from '../call.ts';

export const editionMembers = {} satisfies Partial<Handlers>;

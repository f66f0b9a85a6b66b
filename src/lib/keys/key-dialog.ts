import { createVisitStore } from '../store.ts';

/** What stands over the page for the keyboard, if anything. */
export const keyDialog = createVisitStore<'palette' | 'help' | undefined>(() => undefined);

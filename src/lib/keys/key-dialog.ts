import { createVisitStore } from '../store.ts';

/** What stands over the page for the keyboard, if anything: the palette, or the help of the keys. */
export const keyDialog = createVisitStore<'palette' | 'help' | undefined>(() => undefined);

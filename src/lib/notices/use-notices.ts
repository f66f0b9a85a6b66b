import { useStore } from '../store.ts';
import { type Notice, notices } from './notices.ts';

/** All notices, newest last; renders again when one comes or goes. */
export const useNotices = (): readonly Notice[] => useStore({ subscribe: notices.subscribe, get: notices.all });

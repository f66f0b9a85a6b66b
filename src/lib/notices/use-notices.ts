import { useSyncExternalStore } from 'react';
import { type Notice, notices } from './notices.ts';

/** All notices, newest last; renders again when one comes or goes. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(notices.subscribe, notices.all);

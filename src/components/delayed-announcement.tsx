import type { ReactNode } from 'react';
import { useDelayed } from './ui/use-delayed.ts';

const REST_MS = 1000;

/**
 * For live regions beside what is being typed: renders its words after a second. Give it its words
 * as key, so that new ones wait as well.
 */
export const DelayedAnnouncement = ({ children }: { children: ReactNode }) => useDelayed(true, REST_MS) && children;

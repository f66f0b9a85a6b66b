import { type ClassValue, clsx } from 'clsx';
// The entry of its own keeps the complete table out of the first screen, whose `cn.ts` shares the package's main file.
import { twMerge } from 'tailwind-merge/es5';

/** `cn` with every group of Tailwind's classes, where components in shadcn's conventions look for it. */
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));

import { type ClassValue, clsx } from 'clsx';
// By the package's second entry: the main one is in the first screen, which would then load the
// complete table.
import { twMerge } from 'tailwind-merge/es5';

/**
 * `cn` with every group of Tailwind's classes, where components in shadcn's conventions look for
 * it.
 */
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));

import base from '../../vitest.config.ts';

type Project = { test: { name: string; include: string[]; exclude?: string[]; setupFiles?: string[] } };

/** The Vitest projects of `npm test`. */
export const { projects } = (base as { test: { projects: Project[] } }).test;

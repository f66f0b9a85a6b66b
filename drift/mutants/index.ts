/** Every mutant of the reference backend. */
import { access } from './access.ts';
import { bodies } from './bodies.ts';
import { facts } from './facts.ts';
import { fresh } from './fresh.ts';
import { lists } from './lists.ts';
import type { Mutant } from './mutant.ts';
import { shapes } from './shapes.ts';
import { statuses } from './statuses.ts';
import { writes } from './writes.ts';

export const mutants: Mutant[] = [...shapes, ...statuses, ...access, ...lists, ...facts, ...writes, ...bodies];

/** With those that were written when the check was done, to see what it finds at first sight. */
export const everyMutant: Mutant[] = [...mutants, ...fresh];

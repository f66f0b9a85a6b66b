import type { Caller } from '../access.ts';
import type { Services } from '../call.ts';
import type { StructureChange } from './structure/structure-parts.ts';

interface StructureCall<B> extends Pick<Services, 'now' | 'parentNotMetCascades'> {
  params: { id: number };
  body: B;
  caller: Caller;
}

/** What a call asks of the structure of the edition that its address names. */
export const changeOf = <B>({ params, body, caller, now, ...rest }: StructureCall<B>): StructureChange<B> => ({
  editionId: params.id,
  body,
  caller,
  now: now(),
  cascades: rest.parentNotMetCascades,
});

/** 201 with what was made. */
export const created = <B>(body: B): { status: 201; body: B } => ({ status: 201, body });

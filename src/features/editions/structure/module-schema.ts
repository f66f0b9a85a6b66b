import { extend, number, pick, refine } from 'zod/mini';
import type { Activity, Milestone } from '#generated/model/index.ts';
import { CreateMilestoneBody } from '#generated/zod/structure/structure.zod.ts';
import { seenOf } from '#rules/names.ts';
import type { PartWords } from '#src/components/changed-record.tsx';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { givenOf } from '#src/lib/forms/zod.ts';

/** What is typed about a milestone or an activity; both follow the same rules (requirements A5). */
export type ModuleValues = {
  FullName: string;
  ShortName: string;
  Description: string;
  /** The version that the form was opened with; 0 for a new one. */
  Version: number;
};

export const emptyModule: ModuleValues = { FullName: '', ShortName: '', Description: '', Version: 0 };

export const moduleValuesOf = ({ FullName, ShortName, Description, Version }: Milestone | Activity): ModuleValues => ({
  FullName,
  ShortName,
  Description: Description ?? '',
  Version,
});

/** What the parts are called where two versions are compared. */
export const moduleWords: PartWords<ModuleValues> = {
  FullName: 'Full Name',
  ShortName: 'Short Name',
  Description: 'Description',
};

/** The server trims whitespace at both ends. */
const isWord = (text: string) => seenOf(text).length >= 3;
const { FullName, ShortName, Description } = CreateMilestoneBody.shape;

export const moduleResolver = resolverFor<ModuleValues, ModuleValues>(
  'MilestoneCreate',
  extend(pick(CreateMilestoneBody, { FullName: true, ShortName: true, Description: true }), {
    FullName: FullName.check(refine(isWord)),
    ShortName: ShortName.check(refine(isWord)),
    Description: givenOf(Description),
    Version: number(),
  }),
);

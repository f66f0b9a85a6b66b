import '#src/lib/forms/zod.ts';
import { extend, number, pick, refine } from 'zod/mini';
import type { Role, SavedView } from '#generated/model/index.ts';
import { CreateViewBody } from '#generated/zod/views/views.zod.ts';
import { foldName } from '#rules/names.ts';
import type { PartWords } from '#src/components/changed-record.tsx';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import { listed } from '#src/lib/words.ts';

/** What is typed about a view; `Version` as the form was opened with it, 0 for a new one. */
export type ViewValues = { Name: string; IsShared: boolean; DefaultRoles: Role[]; Version: number };

export const newView: ViewValues = { Name: '', IsShared: false, DefaultRoles: [], Version: 0 };

export const viewValuesOf = ({ Name, IsShared, DefaultRoles, Version }: SavedView): ViewValues => ({
  ...{ Name, IsShared, DefaultRoles, Version },
});

/** A view's parts as they are said where two versions are compared. */
export const viewWords: PartWords<ViewValues> = {
  Name: 'Name',
  IsShared: ['Shared', (isShared) => (isShared ? 'Yes' : 'No')],
  DefaultRoles: ['Starts for', (roles) => listed(roles.map((role) => ROLE_NAMES[role])) || 'Nobody'],
};

const { Name, IsShared, DefaultRoles } = CreateViewBody.shape;

export const viewResolver = resolverFor<ViewValues, ViewValues>(
  'SavedViewCreate',
  extend(pick(CreateViewBody, { Name: true }), {
    // The server trims whitespace at both ends.
    Name: Name.check(refine((text) => text.trim() !== '')),
    IsShared,
    DefaultRoles,
    Version: number(),
  }),
);

/** What a form sends: a view that nobody else sees is nobody's default. */
export const bodyOf = ({ Name, IsShared, DefaultRoles }: ViewValues) => ({
  ...{ Name: Name.trim(), IsShared, DefaultRoles: IsShared ? DefaultRoles : [] },
});

/** The view that has the name already, among the person's own or those shared. */
export const namesake = (
  views: readonly SavedView[],
  { Name, IsShared }: ViewValues,
  exceptId?: number,
): SavedView | undefined =>
  views.find((view) => view.Id !== exceptId && view.IsShared === IsShared && foldName(view.Name) === foldName(Name));

import { Role } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import type { SavedView } from '#generated/model/index.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import type { ViewValues } from './view-values.ts';

type ViewFieldsProps = {
  dialog: Pick<DialogState<ViewValues>, 'form' | 'wrong'>;
  view: SavedView | undefined;
  views: readonly SavedView[];
  isTaken: boolean;
};

/** The name; for managers, who sees the view and whose list starts with it. */
export function ViewFields({ dialog: { form, wrong }, view, views, isTaken }: ViewFieldsProps) {
  const mayShare = useAccess().may('updateView', ['view:shared']);
  const { IsShared, DefaultRoles } = form.watch();
  const { errors } = form.formState;
  const taken =
    isTaken && (IsShared ? 'A shared view has this name already.' : 'A view of yours has this name already.');
  const turn = (role: Role, isOn: boolean) =>
    form.setValue(
      'DefaultRoles',
      roles.filter((one) => (one === role ? isOn : DefaultRoles.includes(one))),
      { shouldDirty: true },
    );
  return (
    <>
      <Field label="Name" required error={taken || errors.Name?.message || wrong('Name')}>
        {(control) => (
          <Input
            data-first-focus
            maxLength={fields.SavedViewCreate.Name.maxLength}
            autoComplete="off"
            {...control}
            {...form.register('Name')}
          />
        )}
      </Field>
      {mayShare && !view?.IsShared && (
        <Checkbox label="Share with everybody of the edition" {...form.register('IsShared')} />
      )}
      {mayShare && IsShared && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-medium">The list starts with it for</legend>
          <div className="grid gap-1">
            {roles.map((role) => (
              <div key={role} className="flex flex-wrap items-baseline gap-x-2">
                <Checkbox
                  label={ROLE_NAMES[role]}
                  checked={DefaultRoles.includes(role)}
                  onChange={({ currentTarget }) => turn(role, currentTarget.checked)}
                />
                <span className="text-xs text-muted-foreground">
                  {instead(views, role, view) && `now ‘${instead(views, role, view)}’`}
                </span>
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

const roles = Object.values(Role);

/** The other view that the role starts with now. */
const instead = (views: readonly SavedView[], role: Role, own: SavedView | undefined): string | undefined =>
  views.find(({ Id, DefaultRoles }) => Id !== own?.Id && DefaultRoles.includes(role))?.Name;

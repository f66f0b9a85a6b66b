import { Role, UserStatus } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import type { User } from '#generated/model/index.ts';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import type { UserValues } from './user-values.ts';

type UserFieldsProps = {
  dialog: Pick<DialogState<UserValues>, 'form' | 'wrong'>;
  /** Left out where it is a new one. */
  user: User | undefined;
  /** Nobody else could let people in. */
  isLastAdmin: boolean;
  /** Who has the e-mail that is typed already. */
  holder: User | undefined;
};

/** Name, e-mail and role of an account; of one that is there, also whether it may sign in. */
export function UserFields({ dialog: { form, wrong }, user, isLastAdmin, holder }: UserFieldsProps) {
  const { errors } = form.formState;
  const taken = holder && `${holder.FullName} has this e-mail already.`;
  // a role that stays is the only choice, and the hint says why
  const roles = user && (isLastAdmin || user.IsRoleFromProvider) ? [user.Role] : Object.values(Role);
  const staysAdmin = isLastAdmin && 'The last active Admin cannot become inactive or get another role.';
  const roleHint = user?.IsRoleFromProvider ? 'The identity provider says the role.' : staysAdmin || undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Full name" required error={errors.FullName?.message || wrong('FullName')}>
        {(control) => (
          <Input
            data-first-focus
            autoComplete="off"
            maxLength={fields.UserCreate.FullName.maxLength}
            {...control}
            {...form.register('FullName')}
          />
        )}
      </Field>
      <Field label="E-mail" required error={taken || errors.EmailAddress?.message || wrong('EmailAddress')}>
        {(control) => (
          <Input
            type="email"
            autoComplete="off"
            maxLength={fields.UserCreate.EmailAddress.maxLength}
            {...control}
            {...form.register('EmailAddress')}
          />
        )}
      </Field>
      <Field label="Role" required hint={roleHint} error={errors.Role?.message || wrong('Role')}>
        {(control) => (
          <NativeSelect {...control} {...form.register('Role', { valueAsNumber: true })}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {ROLE_NAMES[role]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {user && (
        <Field
          label="Status"
          required
          hint="Who is inactive cannot sign in; past work keeps its author."
          error={wrong('Status')}
        >
          {(control) => (
            <NativeSelect {...control} {...form.register('Status', { valueAsNumber: true })}>
              <option value={UserStatus.Active}>Active</option>
              {!isLastAdmin && <option value={UserStatus.Inactive}>Inactive</option>}
            </NativeSelect>
          )}
        </Field>
      )}
    </div>
  );
}

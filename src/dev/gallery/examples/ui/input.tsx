import { Input } from '#src/components/ui/input.tsx';
import { Forced } from '../../parts/forced.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

export function States() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Input aria-label="Empty" placeholder="dd MMM yyyy" />
      <Input aria-label="Filled in" defaultValue="Safe roads" />
      <Input aria-label="Wrong" defaultValue="no" aria-invalid />
      <Input aria-label="Read only" defaultValue="Road Safety Report 2025" readOnly />
      <Input aria-label="Disabled" defaultValue="Not now" disabled />
      <Input aria-label="Long words" defaultValue={LONG_NAME} />
    </div>
  );
}

export function PointerAndFocus() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Forced state="hover">
        <Input aria-label="Under the pointer" defaultValue="Under the pointer" />
      </Forced>
      <Forced state="focus">
        <Input aria-label="With the focus" defaultValue="With the focus" />
      </Forced>
    </div>
  );
}

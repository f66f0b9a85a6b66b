import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { LONG_NAME } from '../../parts/sample-data.ts';

export function States() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <NativeSelect aria-label="Rows a page" defaultValue="25">
        {['10', '25', '50'].map((size) => (
          <option key={size}>{size}</option>
        ))}
      </NativeSelect>
      <NativeSelect aria-label="Wrong" aria-invalid>
        <option>Select a role</option>
      </NativeSelect>
      <NativeSelect aria-label="Disabled" disabled>
        <option>Admin</option>
      </NativeSelect>
      <NativeSelect aria-label="Long words">
        <option>{LONG_NAME}</option>
      </NativeSelect>
    </div>
  );
}

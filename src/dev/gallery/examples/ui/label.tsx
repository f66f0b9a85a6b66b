import { Input } from '#src/components/ui/input.tsx';
import { Label } from '#src/components/ui/label.tsx';

/** Where no `Field` makes it. */
export function OfAnInput() {
  return (
    <div className="grid gap-1">
      <Label htmlFor="label-example">Rows a page</Label>
      <Input id="label-example" defaultValue="25" className="w-24" />
    </div>
  );
}

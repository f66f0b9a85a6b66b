import type { OperationId } from '#generated/operations.ts';
import { hrefOf } from '../address.ts';

/** Operations by name, each a link to its page. */
export function OperationLinks({ ids }: { ids: readonly OperationId[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {ids.map((id) => (
        <li key={id}>
          <a href={hrefOf('operations', id)} className="inline-block min-h-6 rounded-sm text-primary hover:underline">
            {id}
          </a>
        </li>
      ))}
    </ul>
  );
}

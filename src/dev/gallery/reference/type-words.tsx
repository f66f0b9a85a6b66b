import { hrefOf } from '../address.ts';
import type { Ref, Schema } from './contract.ts';
import { typeOf } from './types-in-words.ts';

/** A type in words, its schema a link. */
export function TypeWords({ schema }: { schema: Schema | Ref }) {
  const { name, before, after } = typeOf(schema);
  return (
    <span className="text-xs">
      {before}
      {name && (
        <a href={hrefOf('schemas', name)} className="rounded-sm font-medium text-primary hover:underline">
          {name}
        </a>
      )}
      {after}
    </span>
  );
}

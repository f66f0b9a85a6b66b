import { Fragment } from 'react';

/** A sentence of a comment or of the contract, in which code stands between backticks. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is nothing but its place.
    if (at % 2 === 0) return <Fragment key={at}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <code key={at} className="font-mono text-[0.92em]">
        {part}
      </code>
    );
  });
}

import { Contained } from '#src/components/ui/contained.tsx';
import { ShownFailure } from '../../parts/shown-failure.ts';

/** An error while drawing stays in its place; the rest of the page goes on. */
export function Failed() {
  return (
    <Contained>
      <Broken />
    </Contained>
  );
}

function Broken(): never {
  throw new ShownFailure();
}

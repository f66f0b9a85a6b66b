import { ArrowText } from '#src/components/arrow-text.tsx';
import { became } from '#src/lib/arrow.ts';

export function AChange() {
  return (
    <p className="text-sm">
      <ArrowText text={`Completed: ${became('QA In Progress', 'QA Completed')}. ${became('Met', 'Not Met')}`} />
    </p>
  );
}

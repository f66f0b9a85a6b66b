import { ChoicesSkeleton } from '#src/components/choices/choices-skeleton.tsx';

export function Loading() {
  return (
    <div className="w-72 rounded-lg border">
      <ChoicesSkeleton label="Regions" />
    </div>
  );
}

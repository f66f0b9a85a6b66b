import { NegativeMark } from '#src/components/ui/negative-mark.tsx';

export function BesideAName() {
  return (
    <p className="flex items-center gap-2 text-sm">
      <NegativeMark />
      Drink-driving is not penalised
    </p>
  );
}

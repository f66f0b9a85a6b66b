import { KeyCombinations } from '#src/components/key-combination.tsx';

export function OneAfterTheOther() {
  return (
    <p className="text-sm">
      <KeyCombinations keys={['g d', 's', 'Mod+Enter']} />
    </p>
  );
}

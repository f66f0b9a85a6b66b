import { FoldedOnPhone } from '#src/components/folded-on-phone.tsx';

export function Words() {
  return (
    <FoldedOnPhone summary="How a score is made">
      <p className="text-sm text-muted-foreground">The share of the rated indicators that are favourable.</p>
    </FoldedOnPhone>
  );
}

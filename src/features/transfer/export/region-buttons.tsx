import type { Country } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { compareNames } from '#src/lib/name-order.ts';

type RegionButtonsProps = {
  countries: readonly Country[];
  pressed: readonly string[];
  onPressedChange: (pressed: string[]) => void;
};

/**
 * A button for each region with the number of its countries. Pressed ones filter; none pressed
 * shows all.
 */
export function RegionButtons({ countries, pressed, onPressedChange }: RegionButtonsProps) {
  const counts = new Map<string, number>();
  for (const { Region } of countries) counts.set(Region, (counts.get(Region) ?? 0) + 1);
  const toggle = (region: string) =>
    onPressedChange(pressed.includes(region) ? pressed.filter((one) => one !== region) : [...pressed, region]);
  return (
    <fieldset className="flex min-h-7 flex-wrap gap-1.5">
      <legend className="sr-only">Regions</legend>
      {[...counts]
        .sort(([one], [other]) => compareNames(one, other))
        .map(([region, count]) => (
          <Button
            key={region}
            size="sm"
            aria-pressed={pressed.includes(region)}
            className="rounded-full aria-pressed:border-primary aria-pressed:bg-primary/12 aria-pressed:text-primary forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[Highlight]"
            onClick={() => toggle(region)}
          >
            {region}{' '}
            <span data-tabular className="text-muted-foreground">
              {count}
            </span>
          </Button>
        ))}
    </fieldset>
  );
}

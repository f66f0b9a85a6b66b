import { Button } from '#src/components/ui/button.tsx';
import { Tooltip } from '#src/components/ui/tooltip.tsx';

/** On hover and focus; never the only place of something needed. */
export function OnAButton() {
  return (
    <Tooltip content="Less than half is rated">
      <Button>Not ranked</Button>
    </Tooltip>
  );
}

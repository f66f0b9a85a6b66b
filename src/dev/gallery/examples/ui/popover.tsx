import { Button } from '#src/components/ui/button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '#src/components/ui/popover.tsx';

export function OnAButton() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>How is this made?</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="How the score is made">
        <p className="text-sm">66 favourable of 120 rated, of 150 indicators.</p>
        <Button size="sm" className="mt-2">
          Show the ratings
        </Button>
      </PopoverContent>
    </Popover>
  );
}

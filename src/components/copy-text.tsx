import { useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';

/**
 * A text to be read, selected, or copied; where the browser refuses the clipboard, it is selected
 * to be copied by hand.
 */
export function CopyText({ label, text, as: Label = 'p' }: { label: string; text: string; as?: 'h4' | 'p' }) {
  const [said, setSaid] = useState('');
  const own = useRef<HTMLElement>(null);
  const labelId = useId();
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (!isCopied && own.current) getSelection()?.selectAllChildren(own.current);
    setSaid(isCopied ? 'Copied' : 'Selected: copy it by hand');
  };
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex items-center gap-3">
        <Label id={labelId} className="mr-auto font-medium">
          {label}
        </Label>
        <p role="status" className="text-xs text-muted-foreground">
          {said}
        </p>
        <Button size="sm" aria-describedby={labelId} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <ScrollRegion
        ref={own}
        aria-labelledby={labelId}
        className="max-h-40 overflow-y-auto rounded-md bg-foreground/5 px-2.5 py-1.5 wrap-anywhere whitespace-pre-wrap select-text"
      >
        {text}
      </ScrollRegion>
    </div>
  );
}

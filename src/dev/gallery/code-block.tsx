import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';

type CodeBlockProps = { label: string; code: string; file?: string };

/** Code to read and to copy, as it is written. */
export function CodeBlock({ label, code, file }: CodeBlockProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    void navigator.clipboard?.writeText(code).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    );
  return (
    <div className="rounded-md bg-muted/60 in-[details]:rounded-t-none">
      <div className="flex items-center gap-2 pt-1.5 pr-1.5 pl-4">
        <p className="min-w-0 flex-1 font-mono text-2xs wrap-anywhere text-muted-foreground">{file}</p>
        <span role="status" className="text-xs text-muted-foreground">
          {said}
        </span>
        <Button size="sm" variant="ghost" aria-label={`Copy: ${label}`} onClick={copy}>
          Copy
        </Button>
      </div>
      <ScrollRegion aria-label={label} className="max-h-112 overflow-auto rounded-[inherit] outline-offset-[-2px]">
        <pre className="w-max min-w-full px-4 pb-3 font-mono text-xs leading-5">{code}</pre>
      </ScrollRegion>
    </div>
  );
}

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
    <div className="relative rounded-md bg-muted/60 in-[details]:rounded-t-none">
      {file && <p className="px-4 pt-2 pr-32 font-mono text-2xs break-all text-muted-foreground">{file}</p>}
      <div className="absolute top-1.5 right-1.5 flex items-center gap-2">
        <span role="status" className="text-xs text-muted-foreground">
          {said}
        </span>
        <Button size="sm" aria-label={`Copy: ${label}`} onClick={copy}>
          Copy
        </Button>
      </div>
      <ScrollRegion aria-label={label} className="max-h-112 overflow-auto rounded-[inherit] outline-offset-[-2px]">
        <pre className="w-max min-w-full px-4 py-3 pr-24 font-mono text-xs leading-5">{code}</pre>
      </ScrollRegion>
    </div>
  );
}

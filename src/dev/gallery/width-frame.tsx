import { useEffect, useRef, useState } from 'react';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { hrefOf } from './address.ts';

type WidthFrameProps = { id: string; name: string; width: number };

/** The examples in a window of their own width: what asks for the window's width sees it. */
export function WidthFrame({ id, name, width }: WidthFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  useEffect(() => {
    const measure = setInterval(() => {
      const content = frame.current?.contentDocument?.getElementById('root')?.scrollHeight;
      if (content) setHeight(content);
    }, 250);
    return () => clearInterval(measure);
  }, []);
  return (
    <ScrollRegion
      aria-label={`${name} at ${width} pixels`}
      className="mt-6 overflow-x-auto rounded-lg border bg-muted/60"
    >
      <iframe
        ref={frame}
        title={`Examples of ${name} at ${width} pixels`}
        src={`${globalThis.location.pathname}?frame${hrefOf('components', id)}`}
        width={width}
        height={height}
        className="mx-auto block border-x bg-background"
      />
    </ScrollRegion>
  );
}

import { useState } from 'react';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { CodeBlock } from './code-block.tsx';
import type { ComponentPage } from './component-pages.ts';
import { ExampleBlock } from './example-block.tsx';
import { WidthFrame } from './width-frame.tsx';
import { Words } from './words.tsx';

const WIDTHS = [
  { value: 'page', label: 'As the page' },
  { value: '390', label: '390' },
  { value: '1024', label: '1024' },
] as const;
type Width = (typeof WIDTHS)[number]['value'];

/** A component: what it is for, its examples with their code, and what it accepts. */
export function ComponentPageView({ page }: { page: ComponentPage }) {
  const [width, setWidth] = useState<Width>('page');
  const { id, name, file, doc, props, examples } = page;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold">{name}</h1>
          <p className="font-mono text-xs break-all text-muted-foreground">{file}</p>
        </div>
        <SegmentedControl legend="Width in pixels" hideLegend options={WIDTHS} value={width} onValueChange={setWidth} />
      </div>
      {doc && (
        <p className="mt-2 max-w-prose text-sm">
          <Words>{doc}</Words>
        </p>
      )}
      {width === 'page' ? (
        examples.map((example) => <ExampleBlock key={example.name} example={example} id={id} />)
      ) : (
        <WidthFrame id={id} name={name} width={Number(width)} />
      )}
      {props && (
        <section className="mt-8">
          <h2 className="mb-2 text-lg font-semibold">What it accepts</h2>
          <CodeBlock label={`What ${name} accepts`} code={props} />
        </section>
      )}
    </>
  );
}

import { Contained } from '#src/components/ui/contained.tsx';
import { CodeBlock } from './code-block.tsx';
import type { Example } from './component-pages.ts';
import { Words } from './words.tsx';

/** One state of a component, live, and the code that shows it, as it stands in its file. */
export function ExampleBlock({ example, id }: { example: Example; id: string }) {
  const { title, note, code, Component } = example;
  return (
    <section className="mt-6">
      <h2 className="text-base font-semibold">{title}</h2>
      {note && (
        <p className="mt-0.5 max-w-prose text-sm text-muted-foreground">
          <Words>{note}</Words>
        </p>
      )}
      <div className="mt-2 rounded-lg border bg-card">
        <div className="@container p-4">
          <Contained>
            <Component />
          </Contained>
        </div>
        <details className="group/code border-t">
          <summary className="min-h-8 rounded-b-lg px-4 py-1.5 text-xs font-medium text-muted-foreground outline-offset-[-2px] hover:text-foreground">
            Code<span className="sr-only"> of {title}</span>
          </summary>
          <CodeBlock label={`Code of ${title}`} code={code} file={`src/dev/gallery/examples/${id}.tsx`} />
        </details>
      </div>
    </section>
  );
}

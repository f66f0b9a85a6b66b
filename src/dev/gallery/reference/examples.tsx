import { useState } from 'react';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { CodeBlock } from '../code-block.tsx';
import { type Example, type Ref, resolve } from './contract.ts';

type ExamplesProps = { label: string; examples: Record<string, Example | Ref> };

/** The named examples of a body or an answer; Prism and the mocks answer with them. */
export function Examples({ label, examples }: ExamplesProps) {
  const names = Object.keys(examples);
  const [name, setName] = useState(names[0] ?? '');
  const chosen = examples[name];
  if (!chosen) return null;
  const { summary, value } = resolve<Example>(chosen);
  return (
    <div className="mt-2 grid grid-cols-1 gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {names.length > 1 && (
          <NativeSelect
            aria-label={`Example of ${label}`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="w-56"
          >
            {names.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        )}
        {summary && <p className="text-xs text-muted-foreground">{summary}</p>}
      </div>
      <CodeBlock label={`Example ${name} of ${label}`} code={JSON.stringify(value, null, 2)} />
    </div>
  );
}

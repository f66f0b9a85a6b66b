import { Badge } from '#src/components/ui/badge.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { type Operation, type Response, resolve } from './contract.ts';
import { Examples } from './examples.tsx';
import { TypeWords } from './type-words.tsx';

/** Every answer by its status, what it is, and its examples; those that succeed are open. */
export function Answers({ responses }: { responses: Operation['responses'] }) {
  return (
    <div className="grid gap-2">
      {Object.entries(responses).map(([status, response]) => (
        <Answer key={status} status={status} response={resolve<Response>(response)} />
      ))}
    </div>
  );
}

function Answer({ status, response: { description, content = {} } }: { status: string; response: Response }) {
  const isGood = status < '400';
  const types = Object.entries(content);
  return (
    <Panel
      headingLevel={3}
      title={
        <>
          <Badge tone={isGood ? 'success' : status < '500' ? 'neutral' : 'danger'} className="mr-2">
            {status}
          </Badge>
          <span className="text-sm font-normal">{description}</span>
        </>
      }
      collapsible={types.length > 0}
      defaultOpen={isGood}
    >
      {types.length === 0 && <p className="text-sm text-muted-foreground">Without a body.</p>}
      {types.map(([type, { schema, examples }]) => (
        <div key={type} className="not-first:mt-3">
          <p className="flex flex-wrap gap-x-3 text-sm">
            {schema && <TypeWords schema={schema} />}
            <span className="font-mono text-2xs text-muted-foreground">{type}</span>
          </p>
          {examples && <Examples label={`${status} ${type}`} examples={examples} />}
        </div>
      ))}
    </Panel>
  );
}

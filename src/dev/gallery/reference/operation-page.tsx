import type { ReactNode } from 'react';
import { Facts } from '#src/components/facts.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { CodeBlock } from '../code-block.tsx';
import { Words } from '../words.tsx';
import { Answers } from './answers.tsx';
import { endWords } from './end-words.ts';
import { Examples } from './examples.tsx';
import { hookCode } from './hook-code.ts';
import { OperationLinks } from './operation-links.tsx';
import { type OperationPageData, refetchedAfter } from './operations.ts';
import { SchemaMembers } from './schema-members.tsx';
import { TypeWords } from './type-words.tsx';
import { ValueTable } from './value-table.tsx';
import { WhoMay } from './who-may.tsx';

/** An operation: the call, who may, what a failure says, what it refetches, what it answers. */
export function OperationPage({ operation }: { operation: OperationPageData }) {
  const { id, method, path, spec, parameters } = operation;
  const end = endWords(spec);
  const rows = parameters.map(({ name, in: place, required, schema, description, example, ...more }) => ({
    name,
    end: endWords(more),
    place,
    isRequired: required === true,
    schema,
    description,
    example,
  }));
  return (
    <>
      <h1 className="text-2xl font-semibold wrap-anywhere">{id}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <Badge tone="accent" className="font-mono uppercase">
          {method}
        </Badge>
        <code className="font-mono text-xs wrap-anywhere">{path}</code>
        {end && <Badge tone="warning">{end}</Badge>}
      </p>
      <p className="mt-3 text-base font-medium">{spec.summary}</p>
      <p className="mt-1 max-w-prose text-sm whitespace-pre-line text-muted-foreground">
        <Words>{spec.description}</Words>
      </p>
      <Section title="Facts">
        <OperationFactsList operation={operation} />
      </Section>
      <Section title="Use it">
        <CodeBlock label={`Use of ${id}`} code={hookCode(operation)} />
      </Section>
      {rows.length > 0 && (
        <Section title="Parameters">
          <ValueTable label="Parameters" rows={rows} />
        </Section>
      )}
      {spec.requestBody && (
        <Section title="Body">
          {Object.entries(spec.requestBody.content).map(([type, { schema, examples }]) => (
            <div key={type}>
              <p className="mb-2 flex flex-wrap gap-x-3 text-sm">
                {schema && <TypeWords schema={schema} />}
                <span className="font-mono text-2xs text-muted-foreground">{type}</span>
              </p>
              {schema && <SchemaMembers label="Members of the body" schema={schema} />}
              {examples && <Examples label="the body" examples={examples} />}
            </div>
          ))}
        </Section>
      )}
      <Section title="Answers">
        <Answers responses={spec.responses} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

const places: Record<string, string> = {
  page: 'The answer is the screen itself: an error page',
  notice: 'A notice tells of it; the screen stays',
  'in-place': 'The part of the screen tells of it, with a retry',
};

function OperationFactsList({ operation: { id, facts, spec } }: { operation: OperationPageData }) {
  const after = refetchedAfter(id);
  const list: [string, ReactNode][] = [
    ['Who may', <WhoMay key="who" permissions={facts.permissions} isPublic={spec.security?.length === 0} />],
    [
      'A failure says',
      `${facts.errorMessage}\n${facts.reads ? (places[facts.onFailure] ?? '') : `Retry: ${facts.retryLabel}`}`,
    ],
  ];
  if (facts.emptyMessage) list.push(['A 204 says', facts.emptyMessage]);
  if (facts.invalidates.length > 0)
    list.push(['Refetches', <OperationLinks key="refetches" ids={facts.invalidates} />]);
  if (after.length > 0) list.push(['Refetched after', <OperationLinks key="after" ids={after} />]);
  if (facts.paging) list.push(['Paging', 'by offset and pageSize; an infinite query']);
  if (facts.standby) list.push(['Standby', 'a copy of the database may answer, seconds old']);
  return <Facts facts={list} className="rounded-lg border bg-card p-4" />;
}

import { Contained } from '#src/components/ui/contained.tsx';
import type { Address } from './address.ts';
import { type ComponentPage, componentPages } from './component-pages.ts';

/** Examples alone: of one component, or of all. */
export function FramePage({ address }: { address: Address }) {
  const id = 'id' in address ? address.id : undefined;
  const pages = componentPages.filter((page) => !id || page.id === id);
  return (
    <main data-slot="frame" className="p-4">
      <h1 className="sr-only">{id ? pages[0]?.name : 'Every component'}</h1>
      {pages.map((page) => (
        <Examples key={page.id} page={page} isOnly={Boolean(id)} />
      ))}
    </main>
  );
}

function Examples({ page: { id, name, examples }, isOnly }: { page: ComponentPage; isOnly: boolean }) {
  return (
    <div data-component={id} className="grid gap-4 not-first:mt-8">
      {!isOnly && <h2 className="text-lg font-semibold">{name}</h2>}
      {examples.map(({ name: example, title, Component }) => (
        <div key={example} data-example={example} className="min-w-0">
          <p className="mb-1 text-2xs text-muted-foreground">{title}</p>
          <div className="@container rounded-lg border bg-card p-3">
            <Contained>
              <Component />
            </Contained>
          </div>
        </div>
      ))}
    </div>
  );
}

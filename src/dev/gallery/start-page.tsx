import { hrefOf } from './address.ts';
import { componentPages } from './component-pages.ts';
import { areas, operationPages } from './reference/operations.ts';
import { Tokens } from './tokens.tsx';

/** What there is, and the tokens that all of it is made of. */
export function StartPage() {
  const groups = [...new Set(componentPages.map(({ group }) => group))];
  return (
    <>
      <h1 className="text-2xl font-semibold">Gallery and reference</h1>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">
        Every component of src/components in its states, and the {operationPages.length} operations of the contract. The
        theme is switched at the top right, the width on the page of a component.
      </p>
      <section className="mt-6">
        <h2 className="text-lg font-semibold">Components</h2>
        {groups.map((group) => (
          <section key={group} className="mt-3">
            <h3 className="text-sm font-semibold">{group}</h3>
            <LinkList
              links={componentPages
                .filter((page) => page.group === group)
                .map(({ id, name }) => ({ href: hrefOf('components', id), name }))}
            />
          </section>
        ))}
      </section>
      <section className="mt-8">
        <h2 className="text-lg font-semibold">Operations</h2>
        {areas.map(({ name, description }) => (
          <section key={name} className="mt-3">
            <h3 className="text-sm font-semibold">
              {name} <span className="font-normal text-muted-foreground">{description}</span>
            </h3>
            <LinkList
              links={operationPages
                .filter(({ area }) => area === name)
                .map(({ id }) => ({ href: hrefOf('operations', id), name: id }))}
            />
          </section>
        ))}
      </section>
      <Tokens />
    </>
  );
}

function LinkList({ links }: { links: { href: string; name: string }[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      {links.map(({ href, name }) => (
        <li key={href}>
          <a href={href} className="inline-block min-h-6 rounded-sm text-primary hover:underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

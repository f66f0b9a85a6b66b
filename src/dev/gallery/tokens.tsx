import tokens from '../../styles/tokens.css?raw';

const colours = [...tokens.matchAll(/--color-([a-z-]+): var\(--\1\);/g)].map(([, name = '']) => name);
const sizes = [...tokens.matchAll(/--text-(\w+): ([\d.]+)rem;/g)].map(([, name = '', rem]) => ({
  name,
  px: Number(rem) * 16,
}));

/** The colours and sizes of src/styles/tokens.css, read of it, in the theme that is chosen. */
export function Tokens() {
  return (
    <section className="mt-8">
      <h2 className="text-lg font-semibold">Tokens</h2>
      <h3 className="mt-3 text-sm font-semibold">Colours</h3>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-2 text-xs">
        {colours.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-sm border"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <h3 className="mt-4 text-sm font-semibold">Sizes of type</h3>
      <ul className="mt-2 grid gap-1">
        {sizes.map(({ name, px }) => (
          <li key={name} className="flex items-baseline gap-3">
            <span data-tabular className="w-20 shrink-0 text-xs text-muted-foreground">
              {name}, {px} px
            </span>
            <span style={{ fontSize: `var(--text-${name})` }}>Lead agency named in law</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

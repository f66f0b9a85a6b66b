import type { Rolldown } from 'vite';

export type Info = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicImporters' | 'code'>;
/** What is known of a module; null of what is there for all. */
export type Graph = (id: string) => Info | null;

/**
 * Modules that name all of a library, whatever is asked of them, and where the part of a name is.
 */
const ALL = [
  {
    module: /node_modules\/radix-ui\//,
    asks: /import\s*\{([^}]*)\}\s*from\s*["']radix-ui["']/g,
    part: (name: string) => `/@radix-ui/react${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`,
  },
  {
    module: /\/generated\/enums\.ts$/,
    asks: /import\s*\{([^}]*)\}\s*from\s*["']#generated\/enums\.ts["']/g,
    part: (name: string) => `/generated/enums/${lowerFirst(name)}.ts`,
  },
  {
    module: /node_modules\/@tanstack\/(react-query|query-core|react-router|react-store)\/.*\/index\.js$/,
    asks: /import\s*\{([^}]*)\}\s*from\s*["']@tanstack\/(?:react-query|query-core|react-router|react-store)["']/g,
    part: (name: string) => `/${lowerFirst(name)}.js`,
  },
];
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The candidates that a module imports, itself or by modules of which nothing is left. */
export function importsOf(id: string, candidates: Set<string>, graph: Graph): string[] {
  const found = new Set<string>();
  const seen = new Set([id]);
  const visit = (one: string) => {
    const info = graph(one);
    for (const next of info?.importedIds ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      const all = ALL.find(({ module }) => module.test(next));
      if (all) for (const part of askedOf(all, info?.code ?? '', candidates)) found.add(part);
      else if (candidates.has(next)) found.add(next);
      else visit(next);
    }
  };
  visit(id);
  return [...found];
}

const askedOf = ({ asks, part }: (typeof ALL)[number], code: string, candidates: Set<string>) =>
  [...code.matchAll(asks)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => part(name.trim().split(' ')[0] ?? ''))
    .flatMap((one) => [...candidates].filter((id) => id.includes(one)));

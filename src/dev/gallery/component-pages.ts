import type { ComponentType } from 'react';
import { compareNames } from '#src/lib/name-order.ts';
import { componentName, docOf, type ExampleSource, examplesOf, propsOf, titleOf } from './source.ts';

export type Example = ExampleSource & { title: string; Component: ComponentType };

/** A component with its examples; `id` is its path below src/components. */
export type ComponentPage = {
  id: string;
  name: string;
  group: string;
  file: string;
  doc: string | undefined;
  props: string | undefined;
  examples: Example[];
};

type Module = Record<string, ComponentType>;

const modules = import.meta.glob<Module>('./examples/**/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./examples/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const components = import.meta.glob<string>('../../components/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const groups: Record<string, string> = { ui: 'Primitives', choices: 'Choices', results: 'Results' };

const order = ['Composed', 'Choices', 'Results', 'Primitives'];
const rankOf = ({ group }: ComponentPage) => order.indexOf(group);

/** Every page, primitives last: what they are put together to comes first. */
export const componentPages: ComponentPage[] = Object.entries(modules)
  .map(([path, module]) => pageOf(path, module))
  .sort((one, other) => rankOf(one) - rankOf(other) || compareNames(one.name, other.name));

function pageOf(path: string, module: Module): ComponentPage {
  const id = path.replace('./examples/', '').replace('.tsx', '');
  const name = componentName(id);
  const own = components[`../../components/${id}.tsx`] ?? '';
  return {
    id,
    name,
    group: groups[id.split('/')[0] ?? ''] ?? 'Composed',
    file: `src/components/${id}.tsx`,
    doc: docOf(own, name),
    props: propsOf(own, name),
    examples: examplesOf(sources[path] ?? '').flatMap((example) => {
      const Component = module[example.name];
      return Component ? [{ ...example, title: titleOf(example.name), Component }] : [];
    }),
  };
}

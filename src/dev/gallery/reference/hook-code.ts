import type { OperationPageData } from './operations.ts';

/** How a component calls it: the generated options, with their import. */
export function hookCode({ id, area, facts, parameters, spec }: OperationPageData): string {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const from = `'#generated/hooks/${area}/${area}.ts'`;
  const own = parameters.filter(({ in: place }) => place === 'path').map((one) => one.name);
  const path = own.length > 0 ? `{ ${own.join(', ')} }` : '';
  if (!facts.reads)
    return [
      `import { get${name}MutationOptions } from ${from};`,
      `import { useCall } from '#src/lib/api/use-calls.ts';`,
      '',
      `const call = useCall(get${name}MutationOptions);`,
      `call({ ${[...own, ...(spec.requestBody ? ['data'] : [])].join(', ')} });`.replace('{  }', '{}'),
    ].join('\n');
  const isPaged = facts.paging === 'offset';
  const options = `get${name}${isPaged ? 'Infinite' : ''}QueryOptions`;
  const hook = isPaged ? 'useInfiniteQuery' : 'useQuery';
  const query = parameters.some(({ in: place }) => place === 'query') ? 'search' : '';
  const body = spec.requestBody ? 'data' : '';
  return [
    `import { ${hook} } from '@tanstack/react-query';`,
    `import { ${options} } from ${from};`,
    '',
    `const { data, error, refetch } = ${hook}(${options}(${[path, body, query].filter(Boolean).join(', ')}));`,
  ].join('\n');
}

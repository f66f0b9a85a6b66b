/** Prism as a proxy that validates, driven by the calls of the drift check. */
import { readFileSync } from 'node:fs';
import { servePrism } from '../../commands/prism.ts';
import { checkedAny } from '../generic/check.ts';
import { tokens } from './subjects.ts';
import type { Offer, Told } from './tool.ts';

interface Violations {
  type?: string;
  validation?: { location?: (string | number)[]; severity?: string; code?: string }[];
}

export const prism: Offer = async () => ({
  name: 'Prism proxy',
  version: versionOf('node_modules/@stoplight/prism-http-server/package.json'),
  async find({ file, url, contract, seed }) {
    const server = await servePrism(file, { upstream: `${url}${contract.prefix}` });
    const told: Told[] = [];
    const through: typeof fetch = async (input, init) => {
      const { pathname, search } = new URL(String(input));
      const path = pathname.slice(contract.prefix.length);
      const response = await fetch(`${server.url}${path}${search}`, init);
      const text = await response.clone().text();
      if (text.includes('stoplight.io/prism/errors')) {
        const operationId = contract.match(init?.method ?? 'GET', path)?.operation.operationId;
        const { validation = [] } = JSON.parse(text) as Violations;
        for (const { location = [], code } of validation)
          if (location[0] === 'response')
            told.push({ key: `${operationId} ${location.join('/').replaceAll(/\/\d+/g, '/*')} ${code}`, operationId });
      }
      return response;
    };
    try {
      await checkedAny(readFileSync(file, 'utf8'), through, { tokens, seed, timeout: 10 });
    } finally {
      await server.close();
    }
    return told;
  },
});

const versionOf = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

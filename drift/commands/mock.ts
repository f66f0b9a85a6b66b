import { UsageError } from '../core/errors.ts';
import { repository } from './load.ts';
import { type Command, readOptions } from './options.ts';

const text = { type: 'string' } as const;
const needs = (what: string) =>
  new UsageError(
    `\`drift ${what}\` needs the repository, where Prism is. With \`npx @stoplight/prism-cli ${what === 'mock' ? 'mock' : 'proxy --errors'}\` any OpenAPI document can be served.`,
  );

export const mock: Command = {
  help: `drift mock [--port N]

Addresses begin at /: Prism knows no base path. \`npm run dev\` puts it behind /api/v1, beside the client.

  --port N   default 4010`,
  async run(args) {
    const port = readOptions(args, { port: text }).number('port', 4010, { most: 65_535, whole: true });
    const here = await repository();
    if (!here) throw needs('mock');
    const { servePrism } = await here.loadPrism();
    const prism = await servePrism(here.contractFile, { port });
    console.log(`Prism answers on ${prism.url}`);
    return untilStopped(prism.close);
  },
};

export const limits = `Prism's proxy
  changes binary bodies on their way, both ways: no import and no export goes through it
  refuses requests without a token itself, so that what the API does with them stays unseen
  adds CORS headers of its own, so that those of the API stay unseen
\`drift check\` and \`drift har\` have none of these limits.`;

export const proxy: Command = {
  help: `drift proxy --url URL [--port N]

  --url URL   where the contract's addresses begin, e.g. https://api.example.org/api/v1
  --port N    default 4011

${limits}`,
  async run(args) {
    const read = readOptions(args, { url: text, port: text });
    const upstream = read.text('url');
    const port = read.number('port', 4011, { most: 65_535, whole: true });
    if (!upstream || !URL.canParse(upstream)) throw new UsageError('Where is the API? Say --url.');
    const here = await repository();
    if (!here) throw needs('proxy');
    const { servePrism } = await here.loadPrism();
    const prism = await servePrism(here.contractFile, { port, upstream });
    console.log(`${limits}\n\nPrism passes on to ${upstream} from ${prism.url}`);
    return untilStopped(prism.close);
  },
};

function untilStopped(close: () => Promise<void>): Promise<number> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().then(() => done(0)));
  });
}

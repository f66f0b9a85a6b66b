import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    // started as programs of their own
    'scripts/*.{ts,mjs}',
    'openapi/emit.ts',
  ],
  project: ['{src,server,drift,openapi,scripts,tests,e2e}/**/*.{ts,tsx,mjs}', '*.ts'],
  // made from the contract: who calls an operation takes the hook that stands there
  ignore: ['generated/**'],
};

export default config;

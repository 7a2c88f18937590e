// Runs a script of this folder or of `bench/`, which are written in TypeScript: node e2e/run.mjs FILE …

import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(resolve(import.meta.dirname, '..', file), {
  configFile: false,
  root: resolve(import.meta.dirname, '..'),
});
await module.default(args);

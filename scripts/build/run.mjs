/** Runs a program that is written in TypeScript, as the measurements are: bundled first, nothing is written but .cache/. */
import { basename, dirname } from 'node:path';
import { build } from 'esbuild';
import { assets } from './assets.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;

/** @param {string} entry from the root: `scripts/measure/index.ts` */
export async function run(entry) {
  const outfile = `${ROOT}.cache/${basename(dirname(entry))}.cjs`;
  await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.11',
    // What the tests and this program share looks for files from its own folder.
    define: { GROUNDPLAN_VERSION: '"measured"', __dirname: JSON.stringify(`${ROOT}__tests__/support`) },
    plugins: [assets()],
    logLevel: 'warning',
  });
  await import(outfile);
}

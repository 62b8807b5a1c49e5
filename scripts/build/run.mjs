/** Bundles a TypeScript script into .cache/ and runs it. */
import { basename, dirname } from 'node:path';
import { build } from 'esbuild';
import { assets } from './assets.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;

/** @param {string} entry path from the root of the repository, such as `scripts/measure/index.ts` */
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
    // Modules of the tests look for files relative to their folder.
    define: { GROUNDPLAN_VERSION: '"measured"', __dirname: JSON.stringify(`${ROOT}__tests__/support`) },
    plugins: [assets()],
    logLevel: 'warning',
  });
  await import(outfile);
}

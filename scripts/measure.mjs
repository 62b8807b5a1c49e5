/**
 * npm run measure [word ...]: how clean every picture is, as a table; docs/measure.md says what the columns mean. Words
 * select pictures by name. The program is TypeScript, so it is bundled first; nothing is written but .cache/.
 */
import { build } from 'esbuild';
import { assets } from './build/assets.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const OUTFILE = `${ROOT}.cache/measure.cjs`;

await build({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/measure/index.ts'],
  outfile: OUTFILE,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.11',
  // What the tests and this program share looks for files from its own folder.
  define: { GROUNDPLAN_VERSION: '"measured"', __dirname: JSON.stringify(`${ROOT}__tests__/support`) },
  plugins: [assets()],
  logLevel: 'warning',
});
await import(OUTFILE);

/**
 * npm run truth [word ...]: how much of each picture is connected and placed, and by what its arrows are proved;
 * docs/measure.md says what the columns mean. Words select pictures by name. Further arguments that end in .json are plans.
 */
import { build } from 'esbuild';
import { assets } from './build/assets.mjs';

const ROOT = new URL('..', import.meta.url).pathname;
const OUTFILE = `${ROOT}.cache/truth.cjs`;

await build({
  absWorkingDir: ROOT,
  entryPoints: ['scripts/truth/index.ts'],
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

/**
 * npm run truth [word ...]: how much of each picture is connected and placed, and by what its arrows are proved;
 * docs/measure.md says what the columns mean. Words select pictures by name. Further arguments that end in .json are plans.
 */
import { run } from './build/run.mjs';

await run('scripts/truth/index.ts');

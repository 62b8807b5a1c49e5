/**
 * npm run measure [word, plan or directory ...]: how clean every picture is, as a table; docs/measure.md says what the columns
 * mean. Words select pictures by name.
 */
import { run } from './build/run.mjs';

await run('scripts/measure/index.ts');

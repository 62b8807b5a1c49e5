/**
 * npm run measure [word, plan or directory ...]: prints figures on the readability of each diagram. docs/measure.md explains the
 * columns. Words select diagrams by name.
 */
import { run } from './build/run.mjs';

await run('scripts/measure/index.ts');

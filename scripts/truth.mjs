/**
 * npm run truth [word | plan.json | directory ...]: how much of each picture is connected and placed, and by what its arrows
 * are proved; docs/measure.md says what is counted. Words select pictures by name; plans and directories are measured in
 * their place.
 */
import { run } from './build/run.mjs';

await run('scripts/truth/index.ts');

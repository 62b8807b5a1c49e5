/**
 * npm run truth [word | plan.json | directory ...]: prints how much of each diagram is connected and placed, and by which evidence.
 * docs/measure.md explains the columns. Words select diagrams by name; plans and directories are measured instead of the known ones.
 */
import { run } from './build/run.mjs';

await run('scripts/truth/index.ts');

import { run } from './build/run.mjs';

await run('scripts/replacement/index.ts');

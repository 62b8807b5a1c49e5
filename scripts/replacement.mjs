/**
 * npm run replacement -- aws|azure|google <source> ...: which changes force the replacement of a resource, as the providers
 * say themselves; docs/replacement.md says what to hand in.
 */
import { run } from './build/run.mjs';

await run('scripts/replacement/index.ts');

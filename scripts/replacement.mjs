/**
 * npm run replacement -- aws|azure|google <source> ...: updates the table of changes that force the replacement of a resource, from
 * the providers themselves. docs/replacement.md describes the sources.
 */
import { run } from './build/run.mjs';

await run('scripts/replacement/index.ts');

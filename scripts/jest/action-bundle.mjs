/** node scripts/jest/action-bundle.mjs <file>: bundles the action from the present sources, for tests. */
import { writeFileSync } from 'node:fs';
import { bundle } from '../build/bundle.mjs';

const { text } = await bundle({ entry: 'src/action/bin.ts', usesImportMeta: true });
writeFileSync(process.argv[2], text);

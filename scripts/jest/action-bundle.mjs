/** node scripts/jest/action-bundle.mjs <file>: the action as it would be in dist/, for tests of what the sources are now. */
import { writeFileSync } from 'node:fs';
import { bundle } from '../build/bundle.mjs';

const { text } = await bundle({ entry: 'src/action/bin.ts', asksWhere: true });
writeFileSync(process.argv[2], text);

/** Writes the hash of a program into it, by which it recognises results of its own: `BUILD` in src/platform/node.ts. */
import { createHash } from 'node:crypto';
import { withoutAssets } from './assets.mjs';
import { BUILD_MARK } from './bundle.mjs';

/**
 * Returns the files of a program with the hash of all of them in place of the mark.
 * @param {Map<string, string>} texts file contents by name
 */
export function stamped(texts) {
  const hash = createHash('sha256');
  // Without assets, which two versions of the compressor may pack differently.
  for (const [name, text] of texts) hash.update(`${name}\n${withoutAssets(text)}\n`);
  const id = hash.digest('hex').slice(0, 20);
  return new Map([...texts].map(([name, text]) => [name, text.replaceAll(BUILD_MARK, id)]));
}

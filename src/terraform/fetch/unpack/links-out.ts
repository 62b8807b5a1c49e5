/** Checks the real targets of links after unpacking. */
import type { Files } from '../../../platform/io.js';
import { isWithin } from '../../../platform/text/paths.js';

/**
 * Removes links that lead outside of `tree`, to a missing file or in a circle. The remaining links are safe to follow.
 * @returns the paths of the removed links
 */
export async function removeLinksOut(
  tree: string,
  links: readonly string[],
  io: Pick<Files, 'realPath' | 'remove'>,
): Promise<readonly string[]> {
  const top = await io.realPath(tree);
  const out: string[] = [];
  for (const link of links) {
    const target = await io.realPath(`${tree}/${link}`).catch(() => null);
    if (top !== null && target !== null && isWithin(top, target)) continue;
    out.push(link);
  }
  for (const link of out) await io.remove(`${tree}/${link}`);
  return out;
}

/** The last look at what was unpacked: where its links really lead. */
import type { Files } from '../../platform/io.js';
import { isWithin } from '../../text/within.js';

/** Links that lead out of `tree`, or nowhere, or in a circle. What stays is safe to follow. @returns the paths of those that lead out */
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

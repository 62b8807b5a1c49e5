import { summary } from './messages.js';
import type { Estate } from './model.js';

/** Returns the summary: `60 roots: 143 links (121 stated, 22 likely), 9 outside, 4 ambiguous`. */
export function summaryOfEstate({ roots, links, outside, ambiguous }: Estate): string {
  const stated = links.filter(({ certainty }) => certainty === 'stated').length;
  return summary({
    ...{ roots: roots.length, stated, likely: links.length - stated },
    ...{ outside: outside.length, ambiguous: ambiguous.length },
  });
}

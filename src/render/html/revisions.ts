/** The captions of single revisions, where they differ from that of the change: values before, and values after. */

import type { Layout, PlacedNode } from '../../layout/layout.js';
import { drawRevision } from '../svg/nodes.js';
import type { Theme } from '../theme.js';

/**
 * An element with captions of its own in each revision: its index, both captions as SVG, which the page shows in place
 * of that of the change, and the tooltip lines before.
 */
export type RevisionTexts = readonly [at: number, markup: string, ...before: readonly string[]];

/** Returns the captions of a layout that differ between the revisions. */
export const revisionTexts = ({ boxes, nodes }: Layout, theme: Theme): readonly RevisionTexts[] =>
  nodes.flatMap((placed, number) => {
    const { revisions } = placed.node;
    return revisions === undefined
      ? []
      : [[boxes.length + number, markupOf(placed, theme), ...revisions.before.words] as const];
  });

function markupOf(placed: PlacedNode, theme: Theme): string {
  const groups = (['before', 'after'] as const).map((side) => {
    const caption = placed.node.revisions?.[side];
    return caption === undefined ? '' : `<g data-side="${side}">${drawRevision(placed, caption, theme)}</g>`;
  });
  return `<g xmlns="http://www.w3.org/2000/svg">${groups.join('')}</g>`;
}

/** Writes a flowchart in Mermaid's language. https://mermaid.js.org/syntax/flowchart.html */

import type { Change, SummaryEdge, SummaryNode } from '../model.js';
import { short } from '../text.js';
import { MERMAID_LABEL_LENGTH_MAX } from './limits.js';

/**
 * Entities for all that is no letter, digit or harmless: Mermaid takes quotes, `#`, backticks (Markdown) and `style...:`
 * for its own, and the fence of Markdown around it three backticks. In decimal, which is the only kind it knows.
 */
const label = (text: string): string =>
  `"${short(text, MERMAID_LABEL_LENGTH_MAX).replace(/[^\p{L}\p{N} ·._/-]/gu, (char) => `#${char.codePointAt(0)};`)}"`;

/** Mermaid has a fault for it. */
const EMPTY = '""';
const UNNAMED = '-';

/** GitHub's own colours of what is added, changed, removed: readable on light and dark. */
const STYLES: Readonly<Record<Exclude<Change, 'none'>, string>> = {
  create: 'fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
  update: 'fill:#fff8c5,stroke:#9a6700,color:#1f2328',
  replace: 'fill:#ffeff7,stroke:#bf3989,color:#1f2328',
  delete: 'fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4',
};

/**
 * @param nodes with all boxes that they are in; boxes in a circle are left out with what is in them
 * @param notes by address: more to say of a node
 */
export function flowchart(
  nodes: readonly SummaryNode[],
  edges: readonly SummaryEdge[],
  notes: ReadonlyMap<string, string> = new Map(),
): string {
  const ids = new Map(nodes.map(({ address }, at) => [address, `n${at}`]));
  const inside = new Map<string | null, SummaryNode[]>();
  for (const node of nodes) {
    const parent = node.parent !== null && ids.has(node.parent) ? node.parent : null;
    inside.set(parent, [...(inside.get(parent) ?? []), node]);
  }
  const written = new Set<string>();
  const write = (parent: string | null, indent: string): string[] =>
    (inside.get(parent) ?? []).flatMap((node) => {
      const { address, change } = node;
      // Of two that claim one address the second could be inside itself.
      if (written.has(address)) return [];
      written.add(address);
      const shown = `${ids.get(address)}[${label(nameOf(node, notes.get(address)))}]`;
      if (!inside.has(address)) return [`${indent}${shown}${change === 'none' ? '' : `:::${change}`}`];
      const style = change === 'none' ? [] : [`${indent}class ${ids.get(address)} ${change}`];
      return [`${indent}subgraph ${shown}`, ...write(address, `${indent}  `), `${indent}end`, ...style];
    });
  const boxes = write(null, '  ');
  const arrows = edges
    .filter(({ from, to }) => written.has(from) && written.has(to))
    .map(({ from, to, twoWay, label: text }) => {
      const words = label(text) === EMPTY ? '' : `|${label(text)}|`;
      return `  ${ids.get(from)} ${twoWay ? '<-->' : '-->'}${words} ${ids.get(to)}`;
    });
  const used = new Set(nodes.map(({ change }) => change));
  const styles = (Object.keys(STYLES) as (keyof typeof STYLES)[])
    .filter((change) => used.has(change))
    .map((change) => `  classDef ${change} ${STYLES[change]}`);
  return ['flowchart LR', ...boxes, ...arrows, ...styles].join('\n');
}

function nameOf({ title, type, count }: SummaryNode, note = ''): string {
  const parts = [`${title}${count > 1 ? ` x${count}` : ''}`, type, note].filter((part) => label(part) !== EMPTY);
  return parts.length === 0 ? UNNAMED : parts.join(' · ');
}

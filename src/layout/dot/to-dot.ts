import { DOT_CAREFUL_NODES, DOT_EFFORT } from '../limits.js';
import type { Scene, SceneBox, SceneEdge, SceneNode } from '../scene/model.js';
import type { Link } from './circles.js';
import { looseRows } from './loose.js';
import { boxName, edgeId, fillerName, nodeName } from './names.js';
import { writingOrder } from './order.js';
import {
  FILLER,
  GRAPHVIZ_LABEL_MARGIN,
  ICON_GAP,
  LABEL_HEIGHT,
  LABEL_PAD,
  NODE_GAP,
  PADDING,
  PIXELS_PER_INCH,
  RANK_GAP,
} from './spacing.js';
import { attributes, room } from './text.js';
import type { Tree } from './tree.js';

/** Port of a node for edges: its icon with a gap. */
const PORT = 'i';

/**
 * Writes the scene as DOT: sizes, nesting and edges, without any text of the diagram. `newrank` is required, because
 * without it Graphviz fails from a few hundred nodes in boxes ("trouble in init_rank").
 */
export function toDot(scene: Scene, tree: Tree, links: readonly Link[]): string {
  const rows = looseRows(tree, links);
  return [
    'digraph groundplan {',
    `graph ${attributes({ rankdir: 'LR', newrank: 'true', compound: 'true', margin: PADDING, nodesep: NODE_GAP / PIXELS_PER_INCH, ranksep: RANK_GAP / PIXELS_PER_INCH, ...effort(scene) })}`,
    `node ${attributes({ shape: 'plain', margin: 0 })}`,
    `edge ${attributes({ dir: 'none' })}`,
    ...items(scene, tree, new Set(rows.flat())),
    ...rows.flatMap((row) => chain(row, scene)),
    ...links.map((link) => line(link, scene)),
    '}\n',
  ].join('\n');
}

/** Limits the optimisation rounds for large graphs. By default, 1,000 nodes take as long as 10,000 should. */
function effort({ items }: Scene): Record<string, number> {
  const nodes = items.reduce((count, { kind }) => count + (kind === 'node' ? 1 : 0), 0);
  return nodes <= DOT_CAREFUL_NODES ? {} : { nslimit: DOT_EFFORT, nslimit1: DOT_EFFORT, mclimit: DOT_EFFORT };
}

/** Writes nested boxes and their nodes. Uses an explicit stack, because the input may nest boxes to any depth. */
function items(scene: Scene, tree: Tree, loose: ReadonlySet<number>): string[] {
  const lines: string[] = [];
  const inside = (item: number) => writingOrder(tree.children.get(item) ?? [], tree, loose).reverse();
  const stack: (number | '}')[] = inside(-1);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next === '}') {
      lines.push('}');
      continue;
    }
    const item = scene.items[next] as SceneNode | SceneBox;
    if (item.kind === 'node') {
      lines.push(`${nodeName(next)} ${attributes({ label: nodeRoom(item) })}`);
      continue;
    }
    const content = inside(next);
    lines.push(
      `subgraph ${boxName(next)} {`,
      `graph ${attributes({ margin: PADDING, label: headerRoom(item) })}`,
      ...(content.length > 0 ? [] : [`${fillerName(next)} ${attributes({ label: room([FILLER]) })}`]),
    );
    stack.push('}', ...content);
  }
  return lines;
}

/** Returns the space of the header beyond the padding that all sides have. */
const headerRoom = ({ headerHeight, minWidth }: SceneBox): string =>
  room([{ width: minWidth - GRAPHVIZ_LABEL_MARGIN * 2, height: headerHeight - PADDING - GRAPHVIZ_LABEL_MARGIN }]);

/** Returns three rows: the space above the icon, the icon with its sides, the captions. */
function nodeRoom({ width, height, iconX, iconY, iconSize }: SceneNode): string {
  const gapX = Math.min(ICON_GAP, iconX, width - iconX - iconSize);
  const gapY = Math.min(ICON_GAP, iconY, height - iconY - iconSize);
  const icon = { width: iconSize + 2 * gapX, height: iconSize + 2 * gapY };
  const below = height - iconY - iconSize - gapY;
  const icons = [
    { width: iconX - gapX, height: icon.height },
    { ...icon, port: PORT },
    { width: width - iconX - iconSize - gapX, height: icon.height },
  ].filter((cell) => cell.width >= 1);
  return room(
    ...(iconY - gapY < 1 ? [] : [[{ width, height: iconY - gapY }]]),
    icons,
    ...(below < 1 ? [] : [[{ width, height: below }]]),
  );
}

const end = (item: number, scene: Scene, side: 'e' | 'w'): string =>
  (scene.items[item] as SceneNode | SceneBox).kind === 'node'
    ? `${nodeName(item)}:${PORT}:${side}`
    : `${fillerName(item)}:${side}`;

/** Holds loose items together in a row with invisible edges. */
const chain = (row: readonly number[], scene: Scene): string[] =>
  row.slice(1).map((item, i) => `${end(row[i] as number, scene, 'e')} -> ${end(item, scene, 'w')} [style=invis]`);

function line({ edge, tail, head, tailBox, headBox }: Link, scene: Scene): string {
  const { label } = scene.edges[edge] as SceneEdge;
  return `${end(tail, scene, 'e')} -> ${end(head, scene, 'w')} ${attributes({
    id: edgeId(edge),
    ...(tailBox === null ? {} : { ltail: boxName(tailBox) }),
    ...(headBox === null ? {} : { lhead: boxName(headBox) }),
    ...(label === null ? {} : { label: room([{ width: label.width + LABEL_PAD, height: LABEL_HEIGHT }]) }),
  })}`;
}

/** The tool `path`: finds a shortest path between two nodes with the search of the interactive page, and prints it as text. */
import { InvalidInput } from '../../errors.js';
import type { Graph } from '../../graph/model.js';
import { byText } from '../../graph/order.js';
import { printable } from '../../platform/text/printable.js';
import { type Path, pathBetween } from '../../render/viewer/model/connections.js';
import type { Scene } from '../../render/viewer/model/scene.js';
import { ADDRESSES_LISTED_MAX } from '../limits.js';
import * as messages from '../messages.js';

/** Positions of the nodes in the scene, by address. */
type Indexes = ReadonlyMap<string, number>;

/**
 * Describes a shortest path between two nodes, one edge per line:
 *
 *     2 steps along the arrows:
 *     aws_lb.web -> aws_instance.app
 *     aws_instance.app -> aws_db_instance.main: SQL
 *
 * @throws InvalidInput if one of the addresses is not in the graph
 */
export function describePath(graph: Graph, from: string, to: string): string {
  const indexes: Indexes = new Map([...graph.nodes.keys()].map((address, index) => [address, index]));
  const scene = sceneOf(graph, indexes);
  const path = pathBetween(scene, indexOf('from', from, indexes), indexOf('to', to, indexes));
  if (path === null) return `${messages.NO_PATH}\n`;
  return `${[HEADINGS[path.sense](path.lines.length), ...stepsOf(path, scene)].join('\n')}\n`;
}

const HEADINGS = { along: messages.pathAlong, back: messages.pathBack, any: messages.pathIgnoringDirection } as const;

/** Returns each edge in its own direction, even if the path runs against it. */
const stepsOf = ({ lines }: Path, scene: Scene): string[] =>
  lines.map((line) => {
    const { from, to, twoWay, label } = scene.lines[line]!;
    const [tail, head] = [scene.elements[from]!.id, scene.elements[to]!.id].map(printable);
    return `${tail} ${twoWay ? '<->' : '->'} ${head}${label === '' ? '' : `: ${printable(label)}`}`;
  });

/** @param argument name of the argument, for the error */
function indexOf(argument: string, address: string, indexes: Indexes): number {
  const index = indexes.get(address);
  if (index !== undefined) return index;
  const [lastName = ''] = address.split('.').slice(-1);
  const similar = [...indexes.keys()].filter((known) => known.includes(lastName)).sort(byText);
  const suggested = (similar.length > 0 ? similar : [...indexes.keys()]).slice(0, ADDRESSES_LISTED_MAX);
  throw new InvalidInput(messages.unknownAddress(argument, address), { remedy: messages.perhaps(suggested) });
}

// ---- The graph as a scene of the interactive page. The search needs no positions.

const NO_PLACE = { x: 0, y: 0, width: 0, height: 0 };

function sceneOf({ nodes, edges }: Graph, indexes: Indexes): Scene {
  const enclosing = (address: string): number[] => {
    const parent = nodes.get(address)?.parent ?? null;
    return parent === null ? [] : [indexes.get(parent)!, ...enclosing(parent)];
  };
  const elements = [...nodes.values()].map(({ address, type }) => ({
    ...{ id: address, hasAddress: true, type, isBox: false, words: [], place: NO_PLACE },
    enclosing: enclosing(address),
  }));
  const lines = edges.map(({ from, to, twoWay, thin = false, label }) => ({
    ...{ from: indexes.get(from)!, to: indexes.get(to)!, twoWay },
    ...{ thin, dashed: false, label },
  }));
  return { elements, lines };
}

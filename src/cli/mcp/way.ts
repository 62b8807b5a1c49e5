/** Finds a path between two nodes of a graph. */
import { InvalidInput } from '../../errors.js';
import type { Graph } from '../../graph/model.js';
import { byText } from '../../graph/order.js';
import { printable } from '../../platform/text/printable.js';
import type { Scene } from '../../render/viewer/model/picture.js';
import { type Path, wayBetween } from '../../render/viewer/model/ways.js';
import { ADDRESSES_SAID_MAX } from '../limits.js';
import * as messages from '../messages.js';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/** Converts a graph to the scene of the viewer, without geometry. */
function pictureOf({ nodes, edges }: Graph, numbers: ReadonlyMap<string, number>): Scene {
  const around = (address: string): number[] => {
    const parent = nodes.get(address)?.parent ?? null;
    return parent === null ? [] : [numbers.get(parent)!, ...around(parent)];
  };
  const things = [...nodes.values()].map(({ address, type }) => ({
    ...{ id: address, hasAddress: true, type, isBox: false, words: [], place: NOWHERE },
    around: around(address),
  }));
  const lines = edges.map(({ from, to, twoWay, thin = false, label }) => ({
    ...{ from: numbers.get(from)!, to: numbers.get(to)!, twoWay },
    ...{ thin, dashed: false, label },
  }));
  return { things, lines };
}

/**
 * Describes a shortest path as text.
 * @throws InvalidInput if one of the nodes is not in the graph
 */
export function wayInWords(graph: Graph, from: string, to: string): string {
  const numbers = new Map([...graph.nodes.keys()].map((address, at) => [address, at]));
  const picture = pictureOf(graph, numbers);
  const way = wayBetween(picture, numberOf('from', from, numbers), numberOf('to', to, numbers));
  if (way === null) return `${messages.NO_WAY}\n`;
  return `${[HEADS[way.sense](way.lines.length), ...stepsOf(way, picture)].join('\n')}\n`;
}

const HEADS = { along: messages.wayAlong, back: messages.wayBack, any: messages.wayAny } as const;

/** Returns each edge in its own direction, even if the path runs against it. */
const stepsOf = ({ lines }: Path, picture: Scene): string[] =>
  lines.map((line) => {
    const { from, to, twoWay, label } = picture.lines[line]!;
    const [tail, head] = [picture.things[from]!.id, picture.things[to]!.id].map(printable);
    return `${tail} ${twoWay ? '<->' : '->'} ${head}${label === '' ? '' : `: ${printable(label)}`}`;
  });

function numberOf(name: string, address: string, numbers: ReadonlyMap<string, number>): number {
  const number = numbers.get(address);
  if (number !== undefined) return number;
  const [last = ''] = address.split('.').slice(-1);
  const near = [...numbers.keys()].filter((known) => known.includes(last)).sort(byText);
  const said = (near.length > 0 ? near : [...numbers.keys()]).slice(0, ADDRESSES_SAID_MAX);
  throw new InvalidInput(messages.noThing(name, address), { remedy: messages.perhaps(said) });
}

/** What a change opens to those outside, and what it closes, by meaning: wherever the code says so, and however. */

import { spokenOf } from '../catalog/nouns.js';
import { productOf } from '../catalog/products.js';
import { typeOf } from '../graph/address.js';
import { createNode } from '../graph/create.js';
import type { Exposed, ExposureChange, ExposureElsewhere } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import { marksOfCopies } from './copies.js';
import { type Left, onlyIn } from './only-in.js';

/** Of both sides, all addresses as they are after, or in the union. */
export interface ExposedSides {
  readonly before: readonly Exposed[];
  readonly after: readonly Exposed[];
  /** Whether a resource, or what is drawn, is there on a side. */
  readonly wasThere: (address: string) => boolean;
  readonly isThere: (address: string) => boolean;
}

type Marked = ExposureChange & { readonly of: string };

/** The nodes with what is opened and closed of them, and what has no node. */
export function withExposure(nodes: readonly GraphNode[], sides: ExposedSides) {
  const all = new Map(nodes.map((node) => [node.address, node]));
  const around = aroundIn(all);
  const changes = groupBy(
    exposureChanges(sides, (address) => isEntry(all.get(address)), around),
    ({ of }) => of,
  );
  const changesOf = marksOfCopies(changes);
  const marked = nodes.map((node) => {
    const exposure = changesOf(node)?.map(({ of: _, ...change }) => change);
    if (exposure === undefined) return node;
    const change = node.change === 'none' ? 'update' : node.change;
    return createNode({ ...node, change, changed: { ...node.changed, exposure } });
  });
  const elsewhere = [...changes]
    .filter(([address]) => !all.has(address))
    .flatMap(([address, found]) =>
      found.map(({ of: _, ...change }): ExposureElsewhere => ({ address, type: typeOf(address), ...change })),
    );
  return { nodes: marked, elsewhere: elsewhere.sort((a, b) => byAddress(a.address, b.address)) };
}

/** The boxes around a node, innermost first. */
function aroundIn(nodes: ReadonlyMap<string, GraphNode>): (address: string) => readonly string[] {
  return (address) => {
    const boxes: string[] = [];
    let at = nodes.get(address)?.parent ?? null;
    while (at !== null && !boxes.includes(at)) {
      boxes.push(at);
      at = nodes.get(at)?.parent ?? null;
    }
    return boxes;
  };
}

/** As `withExposure`, of a graph. */
export function exposedGraph(graph: Graph, sides: ExposedSides): Graph {
  const { nodes, elsewhere } = withExposure([...graph.nodes.values()], sides);
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...(elsewhere.length > 0 && { exposure: elsewhere }) });
}

/** A new way in is one: that it lets somebody in says nothing more. */
const isEntry = (node: GraphNode | undefined): boolean =>
  node !== undefined && spokenOf(node.type, productOf(node.type, node.attributes).title).effect === 'entry';

/** In order of what it is about, what is opened first. */
function exposureChanges(
  sides: ExposedSides,
  isWayIn: (address: string) => boolean,
  around: (address: string) => readonly string[],
): readonly Marked[] {
  const { wasThere, isThere } = sides;
  const [before, after] = [sidesOf(sides.before), sidesOf(sides.after)];
  const stays = (address: string): boolean => wasThere(address) && isThere(address);
  const mayOpen = (one: Exposed): boolean =>
    one.isUsual === true || one.isOfPart === true
      ? stays(one.of) && stays(one.by)
      : one.range === undefined
        ? wasThere(one.of) || !isWayIn(one.of)
        : stays(one.of);
  const mayClose = (one: Exposed): boolean =>
    isThere(one.of) && (one.isUsual !== true && one.isOfPart !== true ? true : stays(one.by));
  const all = [
    ...onlyIn(after.open, before.open, { change: 'opens', around })
      .filter(mayOpen)
      .map((one) => marked('opens', one)),
    ...onlyIn(before.shut, after.shut, { change: 'opens', around })
      .filter(({ of }) => stays(of))
      .map((one) => marked('opens', one)),
    ...onlyIn(before.open, after.open, { change: 'closes', around })
      .filter(mayClose)
      .map((one) => marked('closes', one)),
    ...onlyIn(after.shut, before.shut, { change: 'closes', around })
      .filter(({ of }) => stays(of))
      .map((one) => marked('closes', one)),
  ];
  return onceEach(all).sort(
    (a, b) => byAddress(a.of, b.of) || byText(b.change, a.change) || byText(a.what, b.what) || byText(a.to, b.to),
  );
}

const marked = (change: ExposureChange['change'], { of, what, to, by, at, range, except }: Left): Marked => ({
  ...{ of, change, what, to, by },
  ...(except !== undefined && { except }),
  ...(range !== undefined && { isRange: true as const }),
  ...(at !== undefined && { at }),
});

interface OpenAndShut {
  readonly open: readonly Exposed[];
  readonly shut: readonly Exposed[];
}

const sidesOf = (all: readonly Exposed[]): OpenAndShut => ({
  open: all.filter(({ shuts }) => shuts !== true),
  shut: all.filter(({ shuts }) => shuts === true),
});

function onceEach(all: readonly Marked[]): Marked[] {
  const seen = new Map<string, Marked>();
  for (const one of all) {
    const key = [one.of, one.change, one.what, one.to].join('\n');
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

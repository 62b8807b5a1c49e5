/** Exposure that a change opens or closes, compared by meaning: the resource and the form of the rule do not matter. */

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

/** The openings of both revisions. Addresses are those in `after`, or those of the union. */
export interface ExposedSides {
  readonly before: readonly Exposed[];
  readonly after: readonly Exposed[];
  /** True if the resource, or the drawn node, exists in `before`; `isThere`: in `after`. */
  readonly wasThere: (address: string) => boolean;
  readonly isThere: (address: string) => boolean;
}

type Marked = ExposureChange & { readonly of: string };

/** Returns the nodes with their exposure changes, and the changes of resources without a node as `elsewhere`. */
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

/** Returns a lookup of the containers of a node, innermost first. */
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

/** Applies `withExposure` to a graph. */
export function exposedGraph(graph: Graph, sides: ExposedSides): Graph {
  const { nodes, elsewhere } = withExposure([...graph.nodes.values()], sides);
  const byAddressOf = new Map(nodes.map((node) => [node.address, node]));
  return Object.freeze({ ...graph, nodes: byAddressOf, ...(elsewhere.length > 0 && { exposure: elsewhere }) });
}

/** True for entry points. A new entry point is itself the change; that it accepts traffic adds nothing. */
const isEntry = (node: GraphNode | undefined): boolean =>
  node !== undefined && spokenOf(node.type, productOf(node.type, node.attributes).title).effect === 'entry';

/** Returns the exposure changes, by address; of one address, what is opened comes first. */
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

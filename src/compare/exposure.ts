/** What a change opens to those outside, and what it closes, by meaning: wherever the code says so, and however. */
import { portsInWords, widerThan } from '../catalog/exposure/words.js';
import { productOf } from '../catalog/products.js';
import { spokenOf } from '../catalog/speech/index.js';
import { typeOf } from '../graph/address.js';
import { createNode } from '../graph/create.js';
import type { Exposed, ExposureChange, ExposureElsewhere } from '../graph/exposure.js';
import { groupBy } from '../graph/group-by.js';
import type { Graph, GraphNode } from '../graph/model.js';
import { byAddress, byText } from '../graph/order.js';
import { type Ports, withoutPorts } from './ports.js';

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
  const changes = groupBy(
    exposureChanges(sides, (address) => isEntry(all.get(address))),
    ({ of }) => of,
  );
  const marked = nodes.map((node) => {
    const exposure = changes.get(node.address)?.map(({ of: _, ...change }) => change);
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
function exposureChanges(sides: ExposedSides, isWayIn: (address: string) => boolean): readonly Marked[] {
  const { wasThere, isThere } = sides;
  const [before, after] = [sidesOf(sides.before), sidesOf(sides.after)];
  const stays = (address: string): boolean => wasThere(address) && isThere(address);
  const mayOpen = (one: Exposed): boolean =>
    one.isUsual === true || one.isOfPart === true
      ? stays(one.of) && stays(one.by)
      : wasThere(one.of) || !isWayIn(one.of);
  const mayClose = (one: Exposed): boolean =>
    isThere(one.of) && (one.isUsual !== true && one.isOfPart !== true ? true : stays(one.by));
  const marked = (change: ExposureChange['change'], { of, what, to, by, at }: Exposed): Marked => ({
    ...{ of, change, what, to, by },
    ...(at !== undefined && { at }),
  });
  const all = [
    ...onlyIn(after.open, before.open)
      .filter(mayOpen)
      .map((one) => marked('opens', one)),
    ...onlyIn(before.shut, after.shut)
      .filter(({ of }) => stays(of))
      .map((one) => marked('opens', one)),
    ...onlyIn(before.open, after.open)
      .filter(mayClose)
      .map((one) => marked('closes', one)),
    ...onlyIn(after.shut, before.shut)
      .filter(({ of }) => stays(of))
      .map((one) => marked('closes', one)),
  ];
  return onceEach(all).sort(
    (a, b) => byAddress(a.of, b.of) || byText(b.change, a.change) || byText(a.what, b.what) || byText(a.to, b.to),
  );
}

interface OpenAndShut {
  readonly open: readonly Exposed[];
  readonly shut: readonly Exposed[];
}

const sidesOf = (all: readonly Exposed[]): OpenAndShut => ({
  open: all.filter(({ shuts }) => shuts !== true),
  shut: all.filter(({ shuts }) => shuts === true),
});

const keyOf = ({ of, what, to, by, isOfPart, ports }: Exposed): string =>
  [of, ports === undefined ? what : 'ports', to, isOfPart === true ? by : ''].join('\n');

/** What one side says that the other one does not: of ports, what is left of them. */
function onlyIn(side: readonly Exposed[], other: readonly Exposed[]): readonly Exposed[] {
  const others = groupBy(other, keyOf);
  const left = notSaidWider(side);
  return side.flatMap((one): readonly Exposed[] => {
    const { ports } = one;
    const same = [one.to, ...widerThan(one.to)].flatMap((to) => others.get(keyOf({ ...one, to })) ?? []);
    if (ports === undefined) return same.length === 0 ? [one] : [];
    const theirs = same.flatMap(portsIn);
    return (left.get(one) ?? [ports])
      .flatMap((part) => withoutPorts(part, theirs))
      .map((part) => ({ ...one, what: portsInWords(part), ports: part }));
  });
}

const portsIn = ({ ports }: Exposed): readonly Ports[] => (ports === undefined ? [] : [ports]);

const sizeOf = ({ ports }: Exposed): number => (ports === undefined ? 0 : ports.to - ports.from);

/** Of ports, those that no wider range of the same side says, and of equals the first. */
function notSaidWider(side: readonly Exposed[]): ReadonlyMap<Exposed, readonly Ports[]> {
  const left = new Map<Exposed, readonly Ports[]>();
  for (const alike of groupBy(
    side.filter(({ ports }) => ports !== undefined),
    keyOf,
  ).values()) {
    const said: Ports[] = [];
    for (const one of [...alike].sort((a, b) => sizeOf(b) - sizeOf(a))) {
      left.set(one, withoutPorts(one.ports as Ports, said));
      said.push(...portsIn(one));
    }
  }
  return left;
}

function onceEach(all: readonly Marked[]): Marked[] {
  const seen = new Map<string, Marked>();
  for (const one of all) {
    const key = [one.of, one.change, one.what, one.to].join('\n');
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

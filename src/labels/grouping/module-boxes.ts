/** Decides which modules have a box: those whose box tells something that the diagram does not show otherwise. */
import { type Address, type ModuleStep, modulesOf, parseAddress } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph } from '../../graph/model.js';
import type { NameContext } from '../words.js';
import type { IsBox } from './hosts.js';

/** `all` draws a box wherever two members of a module are siblings. */
export type ModuleBoxes = 'auto' | 'all' | 'none';

/** Minimum number of icons in a module; fewer are seen as a group without a box. */
const ICONS_MIN = 3;
/** Minimum number of icons in each of several instances of a module. */
const INSTANCE_ICONS_MIN = 2;
/** Minimum number of instances of a module that are side by side. */
const INSTANCES_MIN = 2;

/** A module whose icons are all in one container. */
interface Module {
  readonly address: string;
  readonly steps: readonly ModuleStep[];
  /** Address of the container; null at the top. */
  readonly parent: string | null;
  /** Addresses of the icons. */
  readonly icons: Set<string>;
}

/**
 * Returns the addresses of the modules with a box: sibling instances of one module, and modules of three or more connected icons.
 * In both cases the box must contain the whole module. A member elsewhere, or a container in the module, would make the box wrong.
 */
export function boxedModules(graph: Graph, context: NameContext, isBox: IsBox): ReadonlySet<string> {
  const modules = modulesInOneContainer(graph, isBox);
  const instances = modules.filter(
    ({ steps, icons }) =>
      icons.size >= INSTANCE_ICONS_MIN && (steps.at(-1) as ModuleStep).index !== null && !context.isOnlyModule(steps),
  );
  const blocks = groupBy(
    instances,
    ({ parent, steps }) => `${parent ?? ''}|${steps.map(({ name }) => name).join('.')}`,
  );
  const repeated = [...blocks.values()].filter(({ length }) => length >= INSTANCES_MIN).flat();
  const neighbours = neighboursIn(graph);
  const connected = modules.filter(({ icons }) => icons.size >= ICONS_MIN && areConnected(icons, neighbours));
  return new Set([...repeated, ...connected].map(({ address }) => address));
}

function modulesInOneContainer(graph: Graph, isBox: IsBox): readonly Module[] {
  /** Null for a module with a container, or with icons in several containers. */
  const modules = new Map<string, Module | null>();
  for (const node of graph.nodes.values()) {
    const addresses = modulesOf(node.address);
    if (addresses.length === 0) continue;
    const { modules: steps } = parseAddress(node.address) as Address;
    for (const [i, address] of addresses.entries()) {
      const module = modules.get(address) ?? {
        address,
        steps: steps.slice(0, i + 1),
        parent: node.parent,
        icons: new Set<string>(),
      };
      const isSplit = modules.get(address) === null || isBox(node) || module.parent !== node.parent;
      modules.set(address, isSplit ? null : module);
      module.icons.add(node.address);
    }
  }
  return [...modules.values()].filter((module) => module !== null);
}

function neighboursIn({ edges }: Graph): ReadonlyMap<string, readonly string[]> {
  const ends = edges.flatMap(({ from, to }) => [
    [from, to],
    [to, from],
  ]) as [string, string][];
  const pairs = groupBy(ends, ([end]) => end);
  return new Map([...pairs].map(([end, ofEnd]) => [end, ofEnd.map(([, other]) => other)]));
}

/** True if edges between the icons connect all of them. A common neighbour outside of the module does not. */
function areConnected(icons: ReadonlySet<string>, neighbours: ReadonlyMap<string, readonly string[]>): boolean {
  const reached = new Set([...icons].slice(0, 1));
  // The loop also visits the icons that it adds.
  for (const icon of reached) for (const next of neighbours.get(icon) ?? []) if (icons.has(next)) reached.add(next);
  return reached.size === icons.size;
}

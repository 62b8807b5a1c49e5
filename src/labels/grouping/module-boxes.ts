/** Decides which modules have a box: those whose box tells something that the diagram does not show otherwise. */
import { type Address, type ModuleStep, modulesOf, parseAddress } from '../../graph/address.js';
import type { Graph } from '../../graph/model.js';
import type { Lone } from '../words.js';
import type { IsBox } from './hosts.js';

/** `all` draws a box wherever two members of a module are siblings. */
export type ModuleBoxes = 'auto' | 'all' | 'none';

/** Minimum number of icons; fewer are seen as a group without a box. */
const GROUP_FROM = 3;
/** Minimum for instances of a module: icons in each, and instances. */
const INSTANCES_FROM = 2;

/** The drawn icons of a module that are all in one container. */
interface Module {
  readonly steps: readonly ModuleStep[];
  readonly place: string | null;
  readonly icons: Set<string>;
}

/**
 * Returns the addresses of the modules with a box: sibling instances of one module, and modules of three or more connected icons.
 * In both cases the box must hold the whole module. A member elsewhere, or a container in the module, would make the box wrong.
 */
export function boxedModules(graph: Graph, lone: Lone, isBox: IsBox): ReadonlySet<string> {
  const modules = inOnePlace(graph, isBox);
  const alike = new Map<string, string[]>();
  for (const [address, { steps, place, icons }] of modules) {
    if (icons.size < INSTANCES_FROM || (steps.at(-1) as ModuleStep).index === null || lone.module(steps)) continue;
    const block = `${place ?? ''}|${steps.map(({ name }) => name).join('.')}`;
    alike.set(block, [...(alike.get(block) ?? []), address]);
  }
  const instances = [...alike.values()].filter(({ length }) => length >= INSTANCES_FROM).flat();
  const groups = [...modules].flatMap(([address, { icons }]) => (icons.size >= GROUP_FROM ? [address] : []));
  const joined = connected(graph, new Map(groups.map((address) => [address, (modules.get(address) as Module).icons])));
  return new Set([...instances, ...joined]);
}

function inOnePlace(graph: Graph, isBox: IsBox): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module | null>();
  for (const node of graph.nodes.values()) {
    const { address, parent } = node;
    const around = modulesOf(address);
    if (around.length === 0) continue;
    const { modules: steps } = parseAddress(address) as Address;
    for (const [at, module] of around.entries()) {
      const known = modules.get(module);
      if (isBox(node) || (known !== undefined && known?.place !== parent)) modules.set(module, null);
      else if (known === undefined) {
        modules.set(module, { steps: steps.slice(0, at + 1), place: parent, icons: new Set([address]) });
      } else known?.icons.add(address);
    }
  }
  return new Map([...modules].filter((entry): entry is [string, Module] => entry[1] !== null));
}

/**
 * Returns the modules whose icons are connected to each other. A common neighbour outside of the module does not connect them.
 */
function connected(graph: Graph, groups: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const neighbours = new Map<string, string[]>();
  const meet = (one: string, other: string): void => {
    const known = neighbours.get(one);
    if (known === undefined) neighbours.set(one, [other]);
    else known.push(other);
  };
  for (const { from, to } of graph.edges) {
    meet(from, to);
    meet(to, from);
  }
  return [...groups].flatMap(([module, icons]) => {
    const seen = new Set([...icons].slice(0, 1));
    for (const icon of seen) for (const next of neighbours.get(icon) ?? []) if (icons.has(next)) seen.add(next);
    return seen.size === icons.size ? [module] : [];
  });
}

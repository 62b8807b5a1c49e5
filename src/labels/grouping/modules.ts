import { boxFactsOf } from '../../catalog/index.js';
import { SAYS_NOTHING } from '../../catalog/products.js';
import { type Address, type ModuleStep, modulesOf, parseAddress } from '../../graph/address.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { BOX_TITLE_ROOM, seen } from '../../platform/text/wrap.js';
import { distinct } from '../distinct.js';
import { type Lone, moduleWords } from '../words.js';
import type { Entry, Group } from './groups.js';
import type { IsBox } from './hosts.js';

/** A module that may have a box, with its path. */
interface ModuleCandidate {
  readonly address: string;
  readonly steps: readonly ModuleStep[];
}

interface Member {
  readonly node: GraphNode;
  /** Modules from the root inwards; empty for a container, which is never inside a module's box. */
  readonly modules: readonly ModuleCandidate[];
}

/** The members of one module, before the module has a title. */
interface Part {
  readonly members: readonly Member[];
  readonly module: ModuleCandidate;
  /** Index of the module among the modules of its members. */
  readonly depth: number;
}

const partOf = (members: readonly Member[], depth: number): Part => ({
  members,
  module: (members[0] as Member).modules[depth] as ModuleCandidate,
  depth,
});

/** Groups members by their module at a depth, in order of the first member. A member without a module is a group of its own. */
function byModule(members: readonly Member[], depth: number): Member[][] {
  const ofModule = new Map<string, Member[]>();
  const result: Member[][] = [];
  for (const member of members) {
    const module = member.modules[depth]?.address;
    const others = module === undefined ? undefined : ofModule.get(module);
    if (others !== undefined) {
      others.push(member);
      continue;
    }
    const started = [member];
    if (module !== undefined) ofModule.set(module, started);
    result.push(started);
  }
  return result;
}

/** Returns the depth of the innermost module that contains all members. */
function commonDepth(members: readonly Member[], depth: number): number {
  const first = (members[0] as Member).modules;
  let common = depth;
  const isCommon = (at: number): boolean =>
    first[at] !== undefined && members.every(({ modules }) => modules[at]?.address === first[at]?.address);
  while (isCommon(common + 1)) common++;
  return common;
}

/**
 * Returns possible names of a module, shortest first: its own name and key, then those of each enclosing module up to the
 * enclosing box, and finally the whole path from there.
 */
function formsOf({ steps }: ModuleCandidate, outside: number, lone: Lone): string[] {
  const words = steps.map((_, at) => moduleWords(steps.slice(0, at + 1), lone)).slice(outside);
  const telling = words.filter((_, at) => !SAYS_NOTHING.has((steps[outside + at] as ModuleStep).name));
  const forms = [...telling].reverse().concat(telling.join(', '), words.join(', '));
  return [...new Set(forms)].filter((form) => form !== '');
}

/** @param outside number of steps that the enclosing box already names */
function entries(
  parent: string | null,
  members: readonly Member[],
  { depth, outside }: { readonly depth: number; readonly outside: number },
  lone: Lone,
): Entry[] {
  const parts = byModule(members, depth).flatMap((part): (Part | Entry[])[] => {
    if (part.length === 1) return [[(part[0] as Member).node]];
    const innermost = commonDepth(part, depth);
    // A box around all members adds nothing, but a module further in may still divide them.
    if (part.length === members.length) return [entries(parent, part, { depth: innermost + 1, outside }, lone)];
    return [partOf(part, innermost)];
  });
  const boxes = parts.filter((part): part is Part => !Array.isArray(part));
  const titles = distinct(
    boxes.map((part) => ({
      id: part.module.address,
      forms: formsOf(part.module, outside, lone),
      shown: (form) => seen(form, BOX_TITLE_ROOM),
    })),
  );
  return parts.flatMap((part): Entry[] => {
    if (Array.isArray(part)) return part;
    const { address, steps } = part.module;
    const group: Group = {
      kind: 'group',
      id: `module:${parent ?? ''}|${address}`,
      style: 'module',
      title: `${boxFactsOf('module').title} ${titles.get(address)}`,
      members: entries(parent, part.members, { depth: part.depth + 1, outside: steps.length }, lone),
    };
    return [group];
  });
}

/**
 * Groups siblings of one module into a box, nested like the modules. Containers stay beside the boxes, so that no module's box
 * contains or crosses a container. The order is that of the first member.
 * @param boxed modules with a box; null for all
 */
export const groupByModule =
  (lone: Lone, boxed: ReadonlySet<string> | null, isBox: IsBox) =>
  (parent: string | null, siblings: readonly GraphNode[]): Entry[] => {
    const members = siblings.map((node) => ({ node, modules: isBox(node) ? [] : around(node, boxed) }));
    return entries(parent, members, { depth: 0, outside: 0 }, lone);
  };

function around({ address }: GraphNode, boxed: ReadonlySet<string> | null): ModuleCandidate[] {
  const steps = parseAddress(address)?.modules ?? [];
  return modulesOf(address).flatMap((module, at) =>
    boxed === null || boxed.has(module) ? [{ address: module, steps: steps.slice(0, at + 1) }] : [],
  );
}

// ---- Decides which modules have a box: those whose box tells something that the diagram does not show otherwise.

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

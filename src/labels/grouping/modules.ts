/** Groups the siblings in a container by their modules, in nested boxes, and decides which modules have a box. */

import { boxFactsOf } from '../../catalog/index.js';
import { MEANINGLESS_NAMES } from '../../catalog/products.js';
import { type Address, type ModuleStep, modulesOf, parseAddress } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { BOX_TITLE_ROOM, visibleText } from '../../platform/text/wrap.js';
import { distinct } from '../distinct.js';
import { moduleText, type NameContext } from '../words.js';
import type { Entry, Group } from './groups.js';
import type { IsBox } from './hosts.js';

/** A module that may have a box. */
interface Module {
  readonly address: string;
  /** Path from the root. */
  readonly steps: readonly ModuleStep[];
}

/** A sibling with its modules. */
interface Member {
  readonly node: GraphNode;
  /** Modules from the root inwards; empty for a container, which is never inside a module's box. */
  readonly modules: readonly Module[];
}

/** A module's box, before it has a title. */
interface ModuleBox {
  readonly members: readonly Member[];
  readonly module: Module;
  /** Index of the module among the modules of its members. */
  readonly depth: number;
}

/** A position in the nesting of boxes. */
interface Nesting {
  /** Id of the container around all boxes; null at the top. */
  readonly parent: string | null;
  /** Index of the modules by which to divide, among the modules of the members. */
  readonly depth: number;
  /** Number of leading steps of a module's path that the enclosing box already names. */
  readonly namedSteps: number;
  readonly context: NameContext;
}

/**
 * Returns the siblings with boxes around those of one module, nested like the modules. Containers stay beside the
 * boxes, so that no module's box contains or crosses a container. The order is that of the first member.
 * @param boxed addresses of the modules with a box; null for all
 * @param parent id of the container; null at the top
 */
export const groupByModule =
  (context: NameContext, boxed: ReadonlySet<string> | null, isBox: IsBox) =>
  (parent: string | null, siblings: readonly GraphNode[]): Entry[] => {
    const members = siblings.map((node) => ({ node, modules: isBox(node) ? [] : boxedModulesOf(node, boxed) }));
    return entriesOf(members, { parent, depth: 0, namedSteps: 0, context });
  };

/** Returns the modules of a node that have a box, from the root inwards. */
function boxedModulesOf({ address }: GraphNode, boxed: ReadonlySet<string> | null): Module[] {
  const steps = parseAddress(address)?.modules ?? [];
  return modulesOf(address)
    .map((module, i) => ({ address: module, steps: steps.slice(0, i + 1) }))
    .filter((module) => boxed === null || boxed.has(module.address));
}

/** Divides the members by their modules at one depth, and the members of each box by the modules further in. */
function entriesOf(members: readonly Member[], nesting: Nesting): Entry[] {
  const { parent, depth, namedSteps, context } = nesting;
  const parts = byModule(members, depth).flatMap((part): (ModuleBox | Entry)[] => {
    const [{ node, modules }] = part as [Member];
    if (part.length === 1) return [node];
    const innermost = commonDepth(part, depth);
    // A box around all members adds nothing, but a module further in may still divide them.
    if (part.length === members.length) return entriesOf(part, { ...nesting, depth: innermost + 1 });
    return [{ members: part, module: modules[innermost] as Module, depth: innermost }];
  });
  const boxes = parts.filter(isModuleBox);
  const titles = distinct(
    boxes.map(({ module }) => ({
      id: module.address,
      names: boxNames(module, namedSteps, context),
      textFor: (name) => visibleText(name, BOX_TITLE_ROOM),
    })),
  );
  return parts.map((part): Entry => {
    if (!isModuleBox(part)) return part;
    const { address, steps } = part.module;
    const group: Group = {
      kind: 'group',
      id: `module:${parent ?? ''}|${address}`,
      style: 'module',
      title: `${boxFactsOf('module').title} ${titles.get(address)}`,
      members: entriesOf(part.members, { ...nesting, depth: part.depth + 1, namedSteps: steps.length }),
    };
    return group;
  });
}

const isModuleBox = (part: ModuleBox | Entry): part is ModuleBox => 'module' in part;

/**
 * Groups members by their module at a depth, in order of the first member. A member without a module is a group of its
 * own.
 */
function byModule(members: readonly Member[], depth: number): Member[][] {
  const groupOf = new Map<string, Member[]>();
  const groups: Member[][] = [];
  for (const member of members) {
    const module = member.modules[depth]?.address;
    const group = module === undefined ? undefined : groupOf.get(module);
    if (group !== undefined) {
      group.push(member);
      continue;
    }
    const newGroup = [member];
    if (module !== undefined) groupOf.set(module, newGroup);
    groups.push(newGroup);
  }
  return groups;
}

/** Returns the depth of the innermost module that contains all members, which share the module at `depth`. */
function commonDepth(members: readonly Member[], depth: number): number {
  const { modules } = members[0] as Member;
  const isCommon = (index: number): boolean =>
    modules[index] !== undefined &&
    members.every((member) => member.modules[index]?.address === modules[index]?.address);
  let common = depth;
  while (isCommon(common + 1)) common++;
  return common;
}

/**
 * Returns possible names of a module's box, shortest first: its own name and key, then those of each enclosing module
 * up to the enclosing box, and finally the whole path from there.
 */
function boxNames({ steps }: Module, namedSteps: number, context: NameContext): string[] {
  const modules = steps
    .map(({ name }, i) => ({ name, text: moduleText(steps.slice(0, i + 1), context) }))
    .slice(namedSteps);
  const texts = modules.map(({ text }) => text);
  const informative = modules.filter(({ name }) => !MEANINGLESS_NAMES.has(name)).map(({ text }) => text);
  const names = [...[...informative].reverse(), informative.join(', '), texts.join(', ')];
  return [...new Set(names)].filter((name) => name !== '');
}

// ---- Chooses the modules that have a box, because it shows something that the diagram does not show otherwise.

/** The modules with a box: those that `boxedModules` chooses, all with two sibling members, or none. */
export type ModuleBoxes = 'auto' | 'all' | 'none';

/** Minimum number of icons in a module; fewer are seen as a group without a box. */
const ICONS_MIN = 3;
/** Minimum number of icons in each of several instances of a module. */
const INSTANCE_ICONS_MIN = 2;
/** Minimum number of instances of a module that are side by side. */
const INSTANCES_MIN = 2;

/** A module whose icons are all in one container. */
interface CandidateModule {
  readonly address: string;
  readonly steps: readonly ModuleStep[];
  /** Address of the container; null at the top. */
  readonly parent: string | null;
  /** Addresses of the icons. */
  readonly icons: Set<string>;
}

/**
 * Returns the addresses of the modules with a box: sibling instances of one module, and modules of three or more
 * connected icons. In both cases the box must contain the whole module. A member elsewhere, or a container in the
 * module, would make the box wrong.
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

/** Returns the modules without containers whose icons are all in one container. */
function modulesInOneContainer(graph: Graph, isBox: IsBox): readonly CandidateModule[] {
  /** Null for a module with a container, or with icons in several containers. */
  const modules = new Map<string, CandidateModule | null>();
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

/** True if edges between the icons connect all of them. A common neighbour outside the module does not. */
function areConnected(icons: ReadonlySet<string>, neighbours: ReadonlyMap<string, readonly string[]>): boolean {
  const reached = new Set([...icons].slice(0, 1));
  // The loop also visits the icons that it adds.
  for (const icon of reached) for (const next of neighbours.get(icon) ?? []) if (icons.has(next)) reached.add(next);
  return reached.size === icons.size;
}

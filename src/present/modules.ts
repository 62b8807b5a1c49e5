import { boxFactsOf } from '../catalog/index.js';
import { modulesOf, parseAddress } from '../graph/address.js';
import { isContainerType } from '../graph/containers.js';
import type { GraphNode } from '../graph/model.js';
import type { Entry, Group } from './groups.js';
import { type Lone, moduleWords } from './words.js';

interface Member {
  readonly node: GraphNode;
  /** Module addresses from the root inwards; empty for a container, which is never inside a module's box. */
  readonly modules: readonly string[];
}

/** The members of each module at a depth, in order of first member; a member without one stands for itself. */
function byModule(members: readonly Member[], depth: number): (Member | Member[])[] {
  const ofModule = new Map<string, Member[]>();
  const result: (Member | Member[])[] = [];
  for (const member of members) {
    const module = member.modules[depth];
    const others = module === undefined ? undefined : ofModule.get(module);
    if (others !== undefined) {
      others.push(member);
      continue;
    }
    const started = module === undefined ? member : [member];
    if (module !== undefined) ofModule.set(module, started as Member[]);
    result.push(started);
  }
  return result;
}

/** The depth of the innermost module that holds all of them. */
function commonDepth(members: readonly Member[], depth: number): number {
  const first = (members[0] as Member).modules;
  let common = depth;
  while (first[common + 1] !== undefined && members.every(({ modules }) => modules[common + 1] === first[common + 1]))
    common++;
  return common;
}

function moduleGroup(parent: string | null, members: readonly Member[], depth: number, lone: Lone): Group {
  const { node, modules } = members[0] as Member;
  const innermost = commonDepth(members, depth);
  const steps = parseAddress(node.address)?.modules.slice(0, innermost + 1) ?? [];
  const names = steps.slice(depth).map((_, i) => moduleWords(steps.slice(0, depth + i + 1), lone));
  return {
    kind: 'group',
    id: `module:${parent ?? ''}|${modules[innermost]}`,
    style: 'module',
    title: `${boxFactsOf('module').title} ${names.join(' / ')}`,
    members: entries(parent, members, innermost + 1, lone),
  };
}

function entries(parent: string | null, members: readonly Member[], depth: number, lone: Lone): Entry[] {
  return byModule(members, depth).flatMap((part): Entry[] => {
    if (!Array.isArray(part)) return [part.node];
    if (part.length === 1) return [(part[0] as Member).node];
    // A box round everything says nothing; a module further in may still divide it.
    if (part.length === members.length) return entries(parent, part, commonDepth(part, depth) + 1, lone);
    return [moduleGroup(parent, part, depth, lone)];
  });
}

/**
 * Siblings with those of one module in a box of their own, modules in modules nested. Containers stay beside the
 * boxes, so that no module's box is around or across a container. Order is that of the first member.
 */
export const groupByModule =
  (lone: Lone) =>
  (parent: string | null, siblings: readonly GraphNode[]): Entry[] => {
    const members = siblings.map((node) => ({
      node,
      modules: isContainerType(node.type) ? [] : modulesOf(node.address),
    }));
    return entries(parent, members, 0, lone);
  };

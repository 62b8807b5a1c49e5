import { boxFactsOf } from '../../catalog/index.js';
import { SAYS_NOTHING } from '../../catalog/products.js';
import { type ModuleStep, modulesOf, parseAddress } from '../../graph/address.js';
import type { GraphNode } from '../../graph/model.js';
import { BOX_TITLE_ROOM, seen } from '../../platform/text/room.js';
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

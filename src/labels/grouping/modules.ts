import { boxFactsOf } from '../../catalog/index.js';
import { SAYS_NOTHING } from '../../catalog/products.js';
import { type ModuleStep, modulesOf, parseAddress } from '../../graph/address.js';
import type { GraphNode } from '../../graph/model.js';
import { BOX_TITLE_ROOM, seen } from '../../text/room.js';
import { distinct } from '../distinct.js';
import { type Lone, moduleWords } from '../words.js';
import type { Entry, Group } from './groups.js';
import type { IsBox } from './hosts.js';

/** A module that may have a box, and the way to it. */
interface ModuleCandidate {
  readonly address: string;
  readonly steps: readonly ModuleStep[];
}

interface Member {
  readonly node: GraphNode;
  /** From the root inwards; none for a container, which is never inside a module's box. */
  readonly modules: readonly ModuleCandidate[];
}

/** What belongs to one module, before it has its title. */
interface Part {
  readonly members: readonly Member[];
  readonly module: ModuleCandidate;
  /** Its place among the modules around the members. */
  readonly depth: number;
}

const partOf = (members: readonly Member[], depth: number): Part => ({
  members,
  module: (members[0] as Member).modules[depth] as ModuleCandidate,
  depth,
});

/** The members of each module at a depth, in order of first member; a member without one stands for itself. */
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

/** The depth of the innermost module that holds all of them. */
function commonDepth(members: readonly Member[], depth: number): number {
  const first = (members[0] as Member).modules;
  let common = depth;
  const isCommon = (at: number): boolean =>
    first[at] !== undefined && members.every(({ modules }) => modules[at]?.address === first[at]?.address);
  while (isCommon(common + 1)) common++;
  return common;
}

/**
 * What a module may be called, the shortest first: its own name and key, or those of one around it, from the inside
 * outwards, down to the box around; at last the way from there.
 */
function formsOf({ steps }: ModuleCandidate, outside: number, lone: Lone): string[] {
  const words = steps.map((_, at) => moduleWords(steps.slice(0, at + 1), lone)).slice(outside);
  const telling = words.filter((_, at) => !SAYS_NOTHING.has((steps[outside + at] as ModuleStep).name));
  const forms = [...telling].reverse().concat(telling.join(', '), words.join(', '));
  return [...new Set(forms)].filter((form) => form !== '');
}

/** @param outside how many steps are said by the box around */
function entries(
  parent: string | null,
  members: readonly Member[],
  { depth, outside }: { readonly depth: number; readonly outside: number },
  lone: Lone,
): Entry[] {
  const parts = byModule(members, depth).flatMap((part): (Part | Entry[])[] => {
    if (part.length === 1) return [[(part[0] as Member).node]];
    const innermost = commonDepth(part, depth);
    // A box round everything says nothing; a module further in may still divide it.
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
 * Siblings with those of one module in a box of their own, modules in modules nested. Containers stay beside the
 * boxes, so that no module's box is around or across a container. Order is that of the first member.
 * @param boxed the modules that have a box; null for all
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

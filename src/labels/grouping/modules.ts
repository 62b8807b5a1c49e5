/** Groups the siblings in a container by their modules, in nested boxes. */
import { boxFactsOf } from '../../catalog/index.js';
import { SAYS_NOTHING } from '../../catalog/products.js';
import { type ModuleStep, modulesOf, parseAddress } from '../../graph/address.js';
import type { GraphNode } from '../../graph/model.js';
import { BOX_TITLE_ROOM, seen } from '../../platform/text/wrap.js';
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
 * Returns the siblings with boxes around those of one module, nested like the modules. Containers stay beside the boxes, so that no
 * module's box contains or crosses a container. The order is that of the first member.
 * @param boxed addresses of the modules with a box; null for all
 * @param parent id of the container; null at the top
 */
export const groupByModule =
  (context: NameContext, boxed: ReadonlySet<string> | null, isBox: IsBox) =>
  (parent: string | null, siblings: readonly GraphNode[]): Entry[] => {
    const members = siblings.map((node) => ({ node, modules: isBox(node) ? [] : boxedModulesOf(node, boxed) }));
    return entriesOf(members, { parent, depth: 0, namedSteps: 0, context });
  };

function boxedModulesOf({ address }: GraphNode, boxed: ReadonlySet<string> | null): Module[] {
  const steps = parseAddress(address)?.modules ?? [];
  return modulesOf(address)
    .map((module, i) => ({ address: module, steps: steps.slice(0, i + 1) }))
    .filter((module) => boxed === null || boxed.has(module.address));
}

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
      textFor: (name) => seen(name, BOX_TITLE_ROOM),
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

/** Groups members by their module at a depth, in order of the first member. A member without a module is a group of its own. */
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
    const started = [member];
    if (module !== undefined) groupOf.set(module, started);
    groups.push(started);
  }
  return groups;
}

/** Returns the depth of the innermost module that contains all members, which share the module at `depth`. */
function commonDepth(members: readonly Member[], depth: number): number {
  const { modules } = members[0] as Member;
  const isCommon = (at: number): boolean =>
    modules[at] !== undefined && members.every((member) => member.modules[at]?.address === modules[at]?.address);
  let common = depth;
  while (isCommon(common + 1)) common++;
  return common;
}

/**
 * Returns possible names of a module's box, shortest first: its own name and key, then those of each enclosing module up to the
 * enclosing box, and finally the whole path from there.
 */
function boxNames({ steps }: Module, namedSteps: number, context: NameContext): string[] {
  const modules = steps
    .map(({ name }, i) => ({ name, text: moduleText(steps.slice(0, i + 1), context) }))
    .slice(namedSteps);
  const texts = modules.map(({ text }) => text);
  const informative = modules.filter(({ name }) => !SAYS_NOTHING.has(name)).map(({ text }) => text);
  const names = [...[...informative].reverse(), informative.join(', '), texts.join(', ')];
  return [...new Set(names)].filter((name) => name !== '');
}

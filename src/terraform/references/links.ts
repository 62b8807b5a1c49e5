/** Follows a graph of configuration addresses to find links between the resources of a plan. */

import { isOfProgram } from '../../catalog/attribute-roles.js';
import { groupBy } from '../../graph/group-by.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { LINK_STEPS_MAX, LINK_WORK_MAX, MEMBERS_MAX } from '../limits.js';
import type { ConfigReference } from './config-graph.js';
import { hasInlineContainers } from './inline-containers.js';
import { isSelected } from './members.js';

/** Restricts a link to instances with one of these keys on the module at a depth (from 1). */
export interface Pin {
  readonly depth: number;
  readonly keys: readonly string[];
}

/** A resource that depends on another one, both by configuration address. */
export interface Link extends ConfigReference {
  readonly from: string;
  readonly pins: readonly Pin[];
  readonly guess?: string;
}

interface Walk extends ConfigReference {
  readonly pins: readonly Pin[];
  /** Output through which a guess leads to the target, if the source does not name the output. */
  readonly guess?: string;
}

/** Remaining steps, shared by all attributes of all resources. */
export interface LinkBudget {
  left: number;
}

export const linkBudget = (): LinkBudget => ({ left: LINK_WORK_MAX });

/**
 * Returns the resources that `from` reaches without passing another resource.
 * Walks through variables, locals, outputs, and resources without instances (count 0). Walks each attribute path
 * separately, so that a link keeps its path. A route that contains an ordering dependency has no path. Stops when the
 * budget is spent. Example: `role = local.role` with `role = aws_iam_role.r.arn` links to `aws_iam_role.r` with the
 * path `role`.
 */
export function linksFrom(
  from: string,
  stepsOf: (address: string) => readonly ConfigReference[],
  isResource: (address: string) => boolean,
  budget: LinkBudget = linkBudget(),
): Link[] {
  const links: Link[] = [];
  const placeOf = ({ path, block }: ConfigReference): string => `${path ?? ''}\n${JSON.stringify(block ?? null)}`;
  for (const firstSteps of groupBy(stepsOf(from), placeOf).values()) {
    const { path, block } = firstSteps[0] as ConfigReference;
    const isCalled = isOfProgram(path ?? '');

    const seen = new Seen();
    const open: Walk[] = firstSteps.map((step) => ({ ...step, pins: [], ...guessOf(step) })).reverse();
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      if (step.to === from || seen.has(step)) continue;
      seen.add(step);
      if (isResource(step.to)) {
        links.push({ ...step, from, path: step.path === null ? null : path, ...(block !== undefined && { block }) });
        continue;
      }
      for (const next of stepsOf(step.to)) {
        if (budget.left <= 0) break;
        const walked = walkOn(step, next, isCalled);
        budget.left -= costOf(walked);
        // Drops visited steps at once: locals that all reference each other would otherwise be queued for each reference.
        if (!seen.has(walked)) open.push(walked);
      }
    }
  }
  return links;
}

const isPlain = ({ keys, pins, beside, members, elements, word }: Walk): boolean =>
  [...keys, ...pins].length === 0 && [beside, members, elements, word].every((said) => said === undefined);

/** Returns the cost of a step, which grows with the texts that distinguish the step from others. */
function costOf(step: Walk): number {
  if (isPlain(step)) return 1;
  const texts = [
    step.keys,
    step.beside ?? [],
    step.members ?? [],
    step.elements ?? [],
    ...step.pins.map(({ keys }) => keys),
  ].flat();
  return 1 + texts.length + texts.reduce((sum, { length }) => sum + length, 0) / CHARACTERS_OF_STEP;
}

/** Comparing about 16 characters takes as long as a step. */
const CHARACTERS_OF_STEP = 16;

/** Visited steps. A node may be visited several times, e.g. with and without a selected instance. */
class Seen {
  /** Nodes by state. Most steps select nothing, so that two flags distinguish them. */
  readonly #plain = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()] as const;
  readonly #others = new Set<string>();
  /** Nodes visited after LINK_STEPS_MAX; their state is ignored. */
  readonly #late = new Set<string>();
  #size = 0;

  has(step: Walk): boolean {
    const [set, state] = this.#placeOf(step);
    return set.has(state);
  }

  add(step: Walk): void {
    const [set, state] = this.#placeOf(step);
    set.add(state);
    this.#size++;
  }

  #placeOf(step: Walk): readonly [Set<string>, string] {
    const { to, path, keys, keyed, pins, beside, members, elements, word } = step;
    if (this.#size >= LINK_STEPS_MAX) return [this.#late, to];
    if (!isPlain(step))
      return [this.#others, JSON.stringify([to, path === null, keys, keyed, pins, beside, members, elements, word])];
    return [this.#plain[path === null ? (keyed ? 0 : 1) : keyed ? 2 : 3], to];
  }
}

/**
 * Combines a step with the next one.
 * A key selects an instance of the module whose output is passed. A reference through other members than the selected
 * ones becomes an ordering dependency. So does a reference of a resource that has no instances.
 * @param isCalled true if a program receives the value, so that the name of the program's variable is recorded
 */
function walkOn(
  passed: Walk,
  { members: own, word: named, line: _, ...next }: ConfigReference,
  isCalled: boolean,
): Walk {
  const depth = passed.keys.length === 0 ? 0 : moduleDepthOf(passed.to);
  const pins = depth === 0 ? passed.pins : [...passed.pins, { depth, keys: passed.keys }];
  const taken = passed.members ?? [];
  const held = heldAt(next.path);
  const isNothing = passed.path === null || !isSelected(taken, held) || isBuilt(passed.to);
  const path = isNothing ? null : next.path;
  const members = [...(own ?? []), ...(next.isAll === true ? taken.slice(held.length) : [])].slice(0, MEMBERS_MAX);
  const elements = [...new Set([...(passed.elements ?? []), ...(next.elements ?? [])])].slice(0, MEMBERS_MAX);
  const ofElement = passed.ofElement === true || next.ofElement === true;
  const word = isCalled ? (passed.word ?? named ?? held.at(-1)) : undefined;
  const beside = depth === 0 && hasInlineContainers(next.to) ? passed.keys.map(unquoted) : [];
  return {
    ...next,
    ...{ path, keyed: passed.keyed || next.keyed, pins },
    ...(members.length > 0 && { members }),
    ...(elements.length > 0 && { elements }),
    ...(ofElement && { ofElement }),
    ...(beside.length > 0 && { beside: [...beside, ...(next.beside ?? [])] }),
    ...(word !== undefined && { word }),
    ...(passed.line !== undefined && { line: passed.line }),
    ...(passed.guess === undefined ? guessOf(next) : { guess: passed.guess }),
  };
}

const guessOf = ({ guessed, to }: ConfigReference): { readonly guess?: string } =>
  guessed === true ? { guess: to } : {};

/** Kinds of nodes that pass on their references. */
const HOLDERS: ReadonlySet<string> = new Set(['var', 'local', 'output', 'provider']);

/** True for the address of a managed resource. Without instances, such a resource passes on none of its references. */
function isBuilt(address: string): boolean {
  const [around = '', type, name] = address.split('.').slice(-3);
  const [first, second] = name === undefined ? [around, type] : [type, name];
  const isRead = name !== undefined && (around === 'data' || around === 'ephemeral');
  return second !== undefined && first?.includes('_') === true && !HOLDERS.has(first) && !isRead;
}

/** Returns the member names after the variable, local or output argument. */
const heldAt = (path: string | null): readonly string[] => path?.split('.').slice(1) ?? [];

const unquoted = (key: string): string => key.replace(/^"|"$/g, '');

/** Returns the module depth of an output; 0 for other addresses. */
function moduleDepthOf(address: string): number {
  const parts = parseTerraformAddress(address);
  return parts?.type === 'output' ? parts.modules.length : 0;
}

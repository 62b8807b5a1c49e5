/**
 * Follows the reference graph from resource to resource, through the variables, locals and outputs between them.
 * `instances.ts` turns the links into references between instances.
 */

import { isOfProgram } from '../../catalog/attribute-roles.js';
import { groupBy } from '../../graph/group-by.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { LINK_STEPS_MAX, LINK_WORK_MAX, MEMBERS_MAX } from '../limits.js';
import type { ConfigReference } from './config-graph.js';
import { hasInlineContainers } from './inline-containers.js';
import { isSelected } from './members.js';

/** Restricts a link to instances of a module: depth 1 and key `"x"` for `module.a["x"].aws_vpc.b`. */
export interface Pin {
  readonly depth: number;
  readonly keys: readonly string[];
}

/** A resource that depends on another one, both by configuration address. */
export interface Link extends ConfigReference {
  readonly from: string;
  readonly pins: readonly Pin[];
  /** See `Walk`. */
  readonly guess?: string;
}

/** A step from a node to the next, with everything that the route to it selects. */
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
  const attributeOf = ({ path, block }: ConfigReference): string => `${path ?? ''}\n${JSON.stringify(block ?? null)}`;
  for (const firstSteps of groupBy(stepsOf(from), attributeOf).values()) {
    const { path, block } = firstSteps[0] as ConfigReference;
    const isForProgram = isOfProgram(path ?? '');
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
        const walked = walkOn(step, next, isForProgram);
        budget.left -= costOf(walked);
        // Drops visited steps at once: locals that all reference each other would otherwise be queued for each reference.
        if (!seen.has(walked)) open.push(walked);
      }
    }
  }
  return links;
}

/** True if the step selects nothing: most steps do not. */
const isPlain = ({ keys, pins, nearbyTexts, members, elements, valueName }: Walk): boolean =>
  [...keys, ...pins].length === 0 &&
  [nearbyTexts, members, elements, valueName].every((selection) => selection === undefined);

/** Returns the cost of a step, which grows with the texts that distinguish the step from others. */
function costOf(step: Walk): number {
  if (isPlain(step)) return 1;
  const texts = [
    step.keys,
    step.nearbyTexts ?? [],
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
    const [set, state] = this.#entryOf(step);
    return set.has(state);
  }

  add(step: Walk): void {
    const [set, state] = this.#entryOf(step);
    set.add(state);
    this.#size++;
  }

  /** Returns the set that records a step, and its entry in that set. */
  #entryOf(step: Walk): readonly [Set<string>, string] {
    const { to, path, keys, keyed, pins, nearbyTexts, members, elements, valueName } = step;
    if (this.#size >= LINK_STEPS_MAX) return [this.#late, to];
    if (!isPlain(step))
      return [
        this.#others,
        JSON.stringify([to, path === null, keys, keyed, pins, nearbyTexts, members, elements, valueName]),
      ];
    return [this.#plain[path === null ? (keyed ? 0 : 1) : keyed ? 2 : 3], to];
  }
}

/**
 * Combines a step with the next one.
 * A key selects an instance of the module whose output is passed. A reference through other members than the selected
 * ones becomes an ordering dependency. So does a reference of a resource that has no instances.
 * @param isForProgram true if a program receives the value, so that the name of the program's variable is recorded
 */
function walkOn(
  passed: Walk,
  { members: ownMembers, valueName: ownName, line: _, ...next }: ConfigReference,
  isForProgram: boolean,
): Walk {
  const depth = passed.keys.length === 0 ? 0 : moduleDepthOf(passed.to);
  const pins = depth === 0 ? passed.pins : [...passed.pins, { depth, keys: passed.keys }];
  const selected = passed.members ?? [];
  const memberNames = memberNamesIn(next.path);
  const isOrderOnly = passed.path === null || !isSelected(selected, memberNames) || isManagedResource(passed.to);
  const path = isOrderOnly ? null : next.path;
  const remaining = next.isEntireValue === true ? selected.slice(memberNames.length) : [];
  const members = [...(ownMembers ?? []), ...remaining].slice(0, MEMBERS_MAX);
  const elements = [...new Set([...(passed.elements ?? []), ...(next.elements ?? [])])].slice(0, MEMBERS_MAX);
  const ofElement = passed.ofElement === true || next.ofElement === true;
  const valueName = isForProgram ? (passed.valueName ?? ownName ?? memberNames.at(-1)) : undefined;
  const nearbyTexts = depth === 0 && hasInlineContainers(next.to) ? passed.keys.map(unquoted) : [];
  return {
    ...next,
    ...{ path, keyed: passed.keyed || next.keyed, pins },
    ...(members.length > 0 && { members }),
    ...(elements.length > 0 && { elements }),
    ...(ofElement && { ofElement }),
    ...(nearbyTexts.length > 0 && { nearbyTexts: [...nearbyTexts, ...(next.nearbyTexts ?? [])] }),
    ...(valueName !== undefined && { valueName }),
    ...(passed.line !== undefined && { line: passed.line }),
    ...(passed.guess === undefined ? guessOf(next) : { guess: passed.guess }),
  };
}

const guessOf = ({ guessed, to }: ConfigReference): { readonly guess?: string } =>
  guessed === true ? { guess: to } : {};

/**
 * True for a managed resource: `module.a.aws_vpc.b`. Resource types contain an underscore; `var`, `local` and `output` do not.
 * Without instances, such a resource passes on none of its references.
 */
function isManagedResource(address: string): boolean {
  const names = address.split('.');
  const [mode, type] = [names.at(-3), names.at(-2)];
  return type?.includes('_') === true && mode !== 'data' && mode !== 'ephemeral';
}

/** Returns the names after the variable, local or output: `subnets.a.id` -> `a`, `id`. */
const memberNamesIn = (path: string | null): readonly string[] => path?.split('.').slice(1) ?? [];

const unquoted = (key: string): string => key.replace(/^"|"$/g, '');

/** Returns the module depth of an output; 0 for other addresses. */
function moduleDepthOf(address: string): number {
  const parts = parseTerraformAddress(address);
  return parts?.type === 'output' ? parts.modules.length : 0;
}

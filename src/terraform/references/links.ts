/**
 * Follows the reference graph from resource to resource, through the variables, locals and outputs between them.
 * `instances.ts` turns the links into references between instances.
 */

import { isProgramSetting } from '../../catalog/attribute-roles.js';
import { groupBy } from '../../graph/group-by.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { LINK_STEPS_MAX, LINK_WORK_MAX, MEMBERS_MAX } from '../limits.js';
import { type ConfigReference, hasInlineContainers, isSelected, passesMembersOn } from './config-graph.js';

/** Restricts a link to some instances of a module: depth 1 and key `"x"` for `module.a["x"].aws_vpc.b`. */
export interface ModuleSelection {
  readonly depth: number;
  readonly keys: readonly string[];
}

/** A resource that depends on another one, both by configuration address. */
export interface Link extends ConfigReference {
  readonly from: string;
  readonly moduleSelections: readonly ModuleSelection[];
  /** See `RouteStep`. */
  readonly guessedOutput?: string;
  /** See `RouteStep`. */
  readonly valuePath?: readonly string[];
}

/** A step of a route from one node to the next, with everything that the route so far selects. */
interface RouteStep extends ConfigReference {
  readonly moduleSelections: readonly ModuleSelection[];
  /** The output that the route passes, if it is only guessed; absent if the source names all outputs. */
  readonly guessedOutput?: string;
  /**
   * Members of the first node's value that contain `to`, even if the node gets its whole value from another one: `id`
   * for `output "a" { value = module.b.c }` and `output "c" { value = { id = aws_vpc.d.id } }`. Absent if the first
   * node is a resource.
   */
  readonly valuePath?: readonly string[];
  /** True if the members of `to` are members of the value at `valuePath`. */
  readonly hasOpenPath?: boolean;
}

/** The remaining cost of steps, shared by all attributes of all resources. */
export interface LinkBudget {
  left: number;
}

/** Returns the budget for one inventory. */
export const linkBudget = (): LinkBudget => ({ left: LINK_WORK_MAX });

/**
 * Returns the resources that `from` reaches without passing another resource.
 * Walks through variables, locals, outputs, and resources without instances (count 0). Walks each attribute path
 * separately, so that a link keeps its path. A route that contains an ordering dependency has no path. Stops when the
 * budget is spent. Example: `role = local.role` with `role = aws_iam_role.r.arn` links to `aws_iam_role.r` with the
 * path `role`.
 * @param stepsOf returns the references of a node
 * @param isResource true for resources with instances
 */
export function linksFrom(
  from: string,
  stepsOf: (address: string) => readonly ConfigReference[],
  isResource: (address: string) => boolean,
  budget: LinkBudget = linkBudget(),
): Link[] {
  const links: Link[] = [];
  const attributeOf = ({ path, block }: ConfigReference): string =>
    `${path ?? ''}\n${block === undefined ? '' : JSON.stringify(block)}`;
  for (const firstSteps of groupBy(stepsOf(from), attributeOf).values()) {
    const { path, block } = firstSteps[0] as ConfigReference;
    const isForProgram = isProgramSetting(path ?? '');
    const visited = new VisitedSteps();
    const pending: RouteStep[] = firstSteps
      .map((step) => ({ ...step, moduleSelections: [], ...guessOf(step), ...valuePathOf(from, step) }))
      .reverse();
    for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
      if (step.to === from || visited.has(step)) continue;
      visited.add(step);
      if (isResource(step.to)) {
        links.push({ ...step, from, path: step.path === null ? null : path, ...(block !== undefined && { block }) });
        continue;
      }
      for (const reference of stepsOf(step.to)) {
        if (budget.left <= 0) break;
        const next = followStep(step, reference, isForProgram);
        budget.left -= costOf(next);
        // Drops visited steps at once: locals that all reference each other would otherwise be queued for each
        // reference.
        if (!visited.has(next)) pending.push(next);
      }
    }
  }
  return links;
}

/** True if the step selects no instances, members or elements, like most steps. */
const isPlain = (step: RouteStep): boolean => {
  const { keys, moduleSelections, nearbyTexts, members, elements, valueName, valuePath, describes } = step;
  const selection = nearbyTexts ?? members ?? elements ?? valueName ?? valuePath ?? describes;
  return keys.length + moduleSelections.length === 0 && selection === undefined;
};

/** Returns the cost of a step, which grows with the texts that distinguish the step from others. */
function costOf(step: RouteStep): number {
  if (isPlain(step)) return 1;
  const texts = [
    step.keys,
    step.nearbyTexts ?? [],
    step.members ?? [],
    step.elements ?? [],
    step.valuePath ?? [],
    ...step.moduleSelections.map(({ keys }) => keys),
  ].flat();
  return 1 + texts.length + texts.reduce((sum, { length }) => sum + length, 0) / CHARACTERS_OF_STEP;
}

/** Comparing about 16 characters takes as long as a step. */
const CHARACTERS_OF_STEP = 16;

/** Visited steps. A node may be visited several times, e.g. with and without a selected instance. */
class VisitedSteps {
  /** Nodes of plain steps. Two flags distinguish these, so that no key has to be built for most steps. */
  readonly #plain = {
    order: { keyed: new Set<string>(), unkeyed: new Set<string>() },
    input: { keyed: new Set<string>(), unkeyed: new Set<string>() },
  };
  /** Keys of all other steps. */
  readonly #others = new Set<string>();
  /** Nodes visited after LINK_STEPS_MAX; only the node distinguishes them. */
  readonly #late = new Set<string>();
  #size = 0;

  /** True if an equal step was added. */
  has(step: RouteStep): boolean {
    const [steps, key] = this.#entryOf(step);
    return steps.has(key);
  }

  add(step: RouteStep): void {
    const [steps, key] = this.#entryOf(step);
    steps.add(key);
    this.#size++;
  }

  /** Returns the set that records a step, and the key of the step in that set. */
  #entryOf(step: RouteStep): readonly [Set<string>, string] {
    const { to, path, keys, keyed, moduleSelections, nearbyTexts, members, elements, valueName } = step;
    const { valuePath, hasOpenPath, describes } = step;
    if (this.#size >= LINK_STEPS_MAX) return [this.#late, to];
    if (isPlain(step)) return [this.#plain[path === null ? 'order' : 'input'][keyed ? 'keyed' : 'unkeyed'], to];
    const selection = [keys, keyed, moduleSelections, nearbyTexts, members, elements, valueName, describes];
    if (valuePath !== undefined) selection.push(valuePath, hasOpenPath);
    return [this.#others, JSON.stringify([to, path === null, ...selection])];
  }
}

/**
 * Returns the step along a reference of the node that the previous step reached.
 * A key selects an instance of the module whose output is passed. A reference from another member than the selected
 * ones becomes an ordering dependency. So does a reference of a resource that has no instances. The line stays that of
 * the first step, which is in the resource itself.
 * @param isForProgram true if a program receives the value, so that the name of the program's variable is recorded
 */
function followStep(
  previous: RouteStep,
  { members: nextMembers, valueName: nextName, line: _, ...next }: ConfigReference,
  isForProgram: boolean,
): RouteStep {
  const depth = previous.keys.length === 0 ? 0 : moduleDepthOf(previous.to);
  const moduleSelections =
    depth === 0 ? previous.moduleSelections : [...previous.moduleSelections, { depth, keys: previous.keys }];
  const selected = previous.members ?? [];
  const memberNames = memberNamesIn(next.path);
  const isOrderOnly = previous.path === null || !isSelected(selected, memberNames) || isManagedResource(previous.to);
  const path = isOrderOnly ? null : next.path;
  const remainingMembers = next.isEntireValue === true ? selected.slice(memberNames.length) : [];
  const members = [...(nextMembers ?? []), ...remainingMembers].slice(0, MEMBERS_MAX);
  const elements = [...new Set([...(previous.elements ?? []), ...(next.elements ?? [])])].slice(0, MEMBERS_MAX);
  const isOfElement = previous.isOfElement === true || next.isOfElement === true;
  const valueName = isForProgram ? (previous.valueName ?? nextName ?? memberNames.at(-1)) : undefined;
  // `module.network.subnets["app"]` with an inline subnet named `app`.
  const nearbyTexts = depth === 0 && hasInlineContainers(next.to) ? previous.keys.map(unquoted) : [];
  return {
    ...next,
    path,
    keyed: previous.keyed || next.keyed,
    moduleSelections,
    ...(members.length > 0 && { members }),
    ...(elements.length > 0 && { elements }),
    ...(isOfElement && { isOfElement }),
    ...(nearbyTexts.length > 0 && { nearbyTexts: [...nearbyTexts, ...(next.nearbyTexts ?? [])] }),
    ...(valueName !== undefined && { valueName }),
    ...(previous.line !== undefined && { line: previous.line }),
    ...nextValuePath(previous, { ...next, path }),
    ...(previous.guessedOutput === undefined ? guessOf(next) : { guessedOutput: previous.guessedOutput }),
  };
}

/** Returns the value path of a first step; nothing if `from` is a resource. */
const valuePathOf = (
  from: string,
  { path, isEntireValue = false }: ConfigReference,
): Pick<RouteStep, 'valuePath' | 'hasOpenPath'> =>
  passesMembersOn(from) ? { valuePath: memberNamesIn(path), hasOpenPath: isEntireValue } : {};

/** Returns the value path after a reference of the node that the previous step reached. */
function nextValuePath(
  { valuePath, hasOpenPath = false, to, members = [] }: RouteStep,
  { path, isEntireValue = false }: Pick<ConfigReference, 'path' | 'isEntireValue'>,
): Pick<RouteStep, 'valuePath' | 'hasOpenPath'> {
  if (valuePath === undefined) return {};
  const isOpen = hasOpenPath && passesMembersOn(to);
  const added = isOpen ? memberNamesIn(path).slice(members.length) : [];
  return {
    valuePath: [...valuePath, ...added].slice(0, MEMBERS_MAX),
    hasOpenPath: isOpen && isEntireValue && valuePath.length + added.length <= MEMBERS_MAX,
  };
}

/** Returns an object with the member `guessedOutput` for a guessed reference; an empty one for any other. */
const guessOf = ({ isGuessed, to }: ConfigReference): { readonly guessedOutput?: string } =>
  isGuessed === true ? { guessedOutput: to } : {};

/**
 * True for a managed resource: `module.a.aws_vpc.b`. Resource types contain an underscore; `var`, `local` and `output`
 * do not. Without instances, such a resource passes on none of its references.
 */
function isManagedResource(address: string): boolean {
  const names = address.split('.');
  const [mode, type] = [names.at(-3), names.at(-2)];
  return type?.includes('_') === true && mode !== 'data' && mode !== 'ephemeral';
}

/** Returns the names after the variable, local or output: `subnets.a.id` -> `a`, `id`. */
const memberNamesIn = (path: string | null): readonly string[] => path?.split('.').slice(1) ?? [];

/** Returns the text of an instance key: `"app"` -> `app`, `0` -> `0`. */
const unquoted = (key: string): string => key.replace(/^"|"$/g, '');

/** Returns the module depth of an output; 0 for other addresses. */
function moduleDepthOf(address: string): number {
  const parts = parseTerraformAddress(address);
  return parts?.type === 'output' ? parts.modules.length : 0;
}

/** From a graph of configuration addresses to links between resources that the plan has. */
import { parseTerraformAddress } from '../graph/terraform-address.js';

export interface Step {
  readonly to: string;
  /** Attribute or block that holds the reference; null where the source does not say. */
  readonly attribute: string | null;
  /** Instance keys of `to` that the reference names; of the module, where `to` is an output. */
  readonly keys: readonly string[];
  /** One instance refers to one instance: `each.key` or `count.index` is used on the way. */
  readonly keyed: boolean;
}

/** Only instances with one of these keys on the module at this depth, from 1. */
export interface Pin {
  readonly depth: number;
  readonly keys: readonly string[];
}

/** A resource that depends on another one, both by configuration address. */
export interface Link extends Step {
  readonly from: string;
  readonly pins: readonly Pin[];
}

interface Walk extends Step {
  readonly pins: readonly Pin[];
}

/**
 * The resources that `from` reaches without passing another one: variables, outputs and resources without instances
 * (count 0) are walked through. Each attribute is walked alone, so that its name stays with what it leads to.
 */
export function linksFrom(
  from: string,
  stepsOf: (address: string) => readonly Step[],
  isResource: (address: string) => boolean,
): Link[] {
  const links: Link[] = [];
  for (const [attribute, firstSteps] of groupByAttribute(stepsOf(from))) {
    const seen = new Set<string>([from]);
    const open: Walk[] = firstSteps.map((step) => ({ ...step, pins: [] })).reverse();
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      if (seen.has(step.to)) continue;
      seen.add(step.to);
      if (isResource(step.to)) links.push({ ...step, from, attribute });
      else for (const next of stepsOf(step.to)) open.push(walkOn(step, next));
    }
  }
  return links;
}

/** A key on the way names an instance of the module whose output is passed. */
function walkOn(passed: Walk, next: Step): Walk {
  const depth = passed.keys.length === 0 ? 0 : (parseTerraformAddress(passed.to)?.modules.length ?? 0);
  const pins = depth === 0 ? passed.pins : [...passed.pins, { depth, keys: passed.keys }];
  return { ...next, keyed: passed.keyed || next.keyed, pins };
}

function groupByAttribute(steps: readonly Step[]): ReadonlyMap<string | null, readonly Step[]> {
  const groups = new Map<string | null, Step[]>();
  for (const step of steps) {
    const group = groups.get(step.attribute);
    if (group === undefined) groups.set(step.attribute, [step]);
    else group.push(step);
  }
  return groups;
}

/** From a graph of configuration addresses to links between resources that the plan has. */
import { parseTerraformAddress } from '../graph/terraform-address.js';
import { LINK_STEPS_MAX } from '../limits.js';
import type { ConfigReference } from './config-graph.js';

/** Only instances with one of these keys on the module at this depth, from 1. */
export interface Pin {
  readonly depth: number;
  readonly keys: readonly string[];
}

/** A resource that depends on another one, both by configuration address. */
export interface Link extends ConfigReference {
  readonly from: string;
  readonly pins: readonly Pin[];
}

interface Walk extends ConfigReference {
  readonly pins: readonly Pin[];
}

/**
 * The resources that `from` reaches without passing another one: variables, locals, outputs and resources without
 * instances (count 0) are walked through. Each attribute is walked alone, so that its name stays with what it leads
 * to; a way that says an order and no more anywhere, has none.
 */
export function linksFrom(
  from: string,
  stepsOf: (address: string) => readonly ConfigReference[],
  isResource: (address: string) => boolean,
): Link[] {
  const links: Link[] = [];
  for (const [attribute, firstSteps] of groupByAttribute(stepsOf(from))) {
    const seen = new Set<string>();
    const open: Walk[] = firstSteps.map((step) => ({ ...step, pins: [] })).reverse();
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      const state = seen.size < LINK_STEPS_MAX ? stateOf(step) : step.to;
      if (step.to === from || seen.has(state)) continue;
      seen.add(state);
      if (isResource(step.to)) links.push({ ...step, from, attribute: step.attribute === null ? null : attribute });
      else for (const next of stepsOf(step.to)) open.push(walkOn(step, next));
    }
  }
  return links;
}

/** One node may be reached in several ways: by one that chooses an instance, and by one that does not. */
const stateOf = ({ to, attribute, keys, keyed, pins }: Walk): string =>
  keys.length === 0 && pins.length === 0
    ? `${to} ${keyed} ${attribute === null}`
    : JSON.stringify([to, attribute === null, keys, keyed, pins]);

/** A key on the way names an instance of the module whose output is passed. */
function walkOn(passed: Walk, next: ConfigReference): Walk {
  const depth = passed.keys.length === 0 ? 0 : moduleDepthOf(passed.to);
  const pins = depth === 0 ? passed.pins : [...passed.pins, { depth, keys: passed.keys }];
  const attribute = passed.attribute === null ? null : next.attribute;
  const ofElement = passed.ofElement === true || next.ofElement === true;
  return { ...next, attribute, keyed: passed.keyed || next.keyed, pins, ...(ofElement && { ofElement }) };
}

/** How many modules the output is in; 0 for what is no output. */
function moduleDepthOf(address: string): number {
  const parts = parseTerraformAddress(address);
  return parts?.type === 'output' ? parts.modules.length : 0;
}

function groupByAttribute(steps: readonly ConfigReference[]): ReadonlyMap<string | null, readonly ConfigReference[]> {
  const groups = new Map<string | null, ConfigReference[]>();
  for (const step of steps) {
    const group = groups.get(step.attribute);
    if (group === undefined) groups.set(step.attribute, [step]);
    else group.push(step);
  }
  return groups;
}

/** Dependencies that a DOT graph adds to a plan: those through locals and dynamic blocks. */
import { moduleOf } from '../../references/config-address.js';
import type { ConfigReference } from '../../references/config-graph.js';
import { linksFrom } from '../../references/links.js';
import { moduleSizes, wholeModules } from '../../references/whole-modules.js';
import type { DotGraph } from './model.js';

export interface DotLink {
  readonly from: string;
  readonly to: string;
}

/** Returns dependencies between resources of the plan, by configuration address, without those on whole modules. */
export function dotLinks(dot: DotGraph, isResource: (address: string) => boolean): DotLink[] {
  const stepsOf = (address: string): readonly ConfigReference[] =>
    (dot.dependencies.get(address) ?? []).map((to) => ({ to, path: null, keys: [], keyed: false }));
  const resources = [...dot.dependencies.keys()].filter(isResource);
  const targets = new Map(resources.map((from) => [from, linksFrom(from, stepsOf, isResource).map(({ to }) => to)]));
  const sizes = moduleSizes(resources);
  const links: DotLink[] = [];
  for (const [from, direct] of targets) {
    const whole = wholeModules(from, direct, coveredBy(direct, targets), sizes);
    for (const to of direct) if (!whole.has(moduleOf(to))) links.push({ from, to });
  }
  return links;
}

/** Returns the targets and everything that can be reached from them. */
function coveredBy(direct: readonly string[], targets: ReadonlyMap<string, readonly string[]>): string[] {
  const covered = new Set(direct);
  for (const address of covered) for (const further of targets.get(address) ?? []) covered.add(further);
  return [...covered];
}

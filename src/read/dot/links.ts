/** What a DOT graph adds to a plan: dependencies through locals and dynamic blocks. */
import { MODULE_FAN_OUT_MAX, MODULE_SHARE_MIN } from '../../limits.js';
import { moduleOf } from '../config-address.js';
import { linksFrom, type Step } from '../links.js';
import type { DotGraph } from './model.js';

export interface DotLink {
  readonly from: string;
  readonly to: string;
}

/**
 * Dependencies between resources that the plan has, by configuration address, without those on a module as a whole:
 * `depends_on = [module.a]` and `for_each = module.a` point at every resource of the module and mean none.
 */
export function dotLinks(dot: DotGraph, isResource: (address: string) => boolean): DotLink[] {
  const stepsOf = (address: string): readonly Step[] =>
    (dot.dependencies.get(address) ?? []).map((to) => ({ to, attribute: null, keys: [], keyed: false }));
  const moduleSizes = new Map<string, number>();
  for (const address of dot.dependencies.keys()) {
    if (isResource(address)) add(moduleSizes, moduleOf(address));
  }
  const links: DotLink[] = [];
  for (const from of dot.dependencies.keys()) {
    if (!isResource(from)) continue;
    const reached = linksFrom(from, stepsOf, isResource);
    const whole = wholeModules(
      from,
      reached.map(({ to }) => to),
      moduleSizes,
    );
    for (const { to } of reached) if (!whole.has(moduleOf(to))) links.push({ from, to });
  }
  return links;
}

/** Modules of which `from` reaches so much that it means the module. */
function wholeModules(
  from: string,
  targets: readonly string[],
  moduleSizes: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const reached = new Map<string, number>();
  for (const target of targets) add(reached, moduleOf(target));
  reached.delete(moduleOf(from));
  reached.delete('');
  const whole = new Set<string>();
  for (const [module, count] of reached) {
    const size = moduleSizes.get(module) as number;
    if (count > MODULE_FAN_OUT_MAX || (size >= MODULE_SHARE_MIN && count === size)) whole.add(module);
  }
  return whole;
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

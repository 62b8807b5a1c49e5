/**
 * Units that `run --all plan` skips: `exclude` blocks, and the older `skip`.
 * https://terragrunt.gruntwork.io/docs/reference/config-blocks-and-attributes/#exclude
 */
import type { Block } from '../../terraform/hcl/model.js';
import { argumentOf } from '../../terraform/hcl/walk.js';
import { itemsOf, UNKNOWN, type Value } from '../static/value.js';
import { blocksOf, type Config, layersOf } from './config.js';

export interface Exclusion {
  readonly isExcluded: boolean;
  /** True if the unit's dependencies are excluded too. */
  readonly withDependencies: boolean;
}

const INCLUDED: Exclusion = { isExcluded: false, withDependencies: false };

/** Values of `actions` that include a plan. */
const PLANNING: ReadonlySet<Value> = new Set(['plan', 'all', 'all_except_output']);

/** Returns the exclusion of a configuration. An unknown value excludes nothing. */
export function exclusionOf(config: Config): Exclusion {
  // In an included file, `skip` applies to that file alone.
  const skip = argumentOf(config.body, 'skip');
  if (skip !== null && config.evaluate(skip) === true) return { isExcluded: true, withDependencies: false };
  for (const layer of layersOf(config)) {
    const [block] = blocksOf(layer.body, 'exclude');
    if (block !== undefined) return ofBlock(block, layer);
  }
  return INCLUDED;
}

function ofBlock({ body }: Block, { evaluate }: Config): Exclusion {
  const settingOf = (name: string): Value => {
    const expression = argumentOf(body, name);
    return expression === null ? UNKNOWN : evaluate(expression);
  };
  const isPlanning = (itemsOf(settingOf('actions')) ?? []).some((action) => PLANNING.has(action));
  const isExcluded = settingOf('if') === true && isPlanning;
  return { isExcluded, withDependencies: isExcluded && settingOf('exclude_dependencies') === true };
}

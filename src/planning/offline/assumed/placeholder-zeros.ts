/**
 * Finds numbers of instances that are zero because of a placeholder. A placeholder text differs from every text that the code compares
 * it with, so the zero proves nothing and the number is unknown.
 */

import type { Attribute } from '../../../terraform/hcl/model.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent-blocks.js';
import { prefixOf } from '../../../terraform/references/scope.js';
import { resourceAddress } from '../../../terraform/references/subject.js';
import { eachNumber, type InstanceNumber } from '../known-after-apply/numbers.js';
import type { Taint } from './taint.js';

/** Arguments of `placeholderZeros`. */
interface ZeroInputs {
  readonly tree: ModuleNode;
  /** Configuration addresses of resources that have instances. */
  readonly present: ReadonlySet<string>;
  readonly taint: Taint;
  /** Texts of placeholders that were chosen as the likelier alternative. */
  readonly chosen: ReadonlySet<string>;
}

/**
 * Returns the numbers that are zero because of a placeholder. If several calls lead to one module, a number counts only
 * if it is such a zero in all of them.
 */
export function placeholderZeros({ tree, present, taint, chosen }: ZeroInputs): readonly InstanceNumber[] {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const restsOnPlaceholder = (unit: string): boolean => [...taint.ofNumber(unit)].some((text) => !chosen.has(text));
  const repeated = new Set<string>();
  eachNumber(tree, (number, node) => repeated.add(unitIn(number, node) ?? ''));
  // A module that the code itself leaves out has no instances, whatever the numbers inside it.
  const isReached = ({ path }: ModuleNode): boolean =>
    path.every((_, index) => {
      const prefix = prefixOf(path.slice(0, index + 1));
      return occupied.has(prefix) || !repeated.has(prefix) || restsOnPlaceholder(prefix);
    });
  const zeros = new Map<Attribute, { readonly number: InstanceNumber; isZero: boolean; isReached: boolean }>();
  eachNumber(tree, (number, node) => {
    const unit = unitIn(number, node);
    if (unit === null) return;
    const zero = zeros.get(number.attribute) ?? { number, isZero: true, isReached: false };
    zeros.set(number.attribute, zero);
    zero.isZero &&= !present.has(unit) && !occupied.has(unit) && restsOnPlaceholder(unit);
    zero.isReached ||= isReached(node);
  });
  return [...zeros.values()].filter((zero) => zero.isZero && zero.isReached).map(({ number }) => number);
}

/**
 * Returns the configuration address or module prefix that a number belongs to. Null for a data source, which is drawn
 * only because a resource uses it.
 */
function unitIn({ block: { type, labels } }: InstanceNumber, { path, code }: ModuleNode): string | null {
  const [first = '', second = ''] = labels;
  if (type === 'module') return prefixOf([...path, first]);
  const resource = code.resources.find(
    (candidate) => candidate.mode === 'managed' && candidate.type === first && candidate.name === second,
  );
  return type === 'resource' && resource !== undefined ? `${prefixOf(path)}${resourceAddress(resource)}` : null;
}

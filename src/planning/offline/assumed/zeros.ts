/**
 * Finds numbers of instances that are zero because of a placeholder. A placeholder text differs from every text that
 * the code compares it with, so the zero proves nothing and the number is unknown.
 */

import type { Attribute } from '../../../terraform/hcl/model.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { prefixesOf } from '../../../terraform/references/absent.js';
import { prefixOf } from '../../../terraform/references/scope.js';
import { resourceAddress } from '../../../terraform/references/subject.js';
import { eachNumber, type UnknownNumber } from '../known-after-apply/numbers.js';
import type { Taint } from './taint.js';

interface Zeros {
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
export function placeholderZeros({ tree, present, taint, chosen }: Zeros): readonly UnknownNumber[] {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const isPlaceholder = (unit: string): boolean => [...taint.ofNumber(unit)].some((text) => !chosen.has(text));
  const numbered = new Set<string>();
  eachNumber(tree, (number, node) => numbered.add(unitIn(number, node) ?? ''));
  const isReached = ({ path }: ModuleNode): boolean =>
    path.every((_, i) => {
      const prefix = prefixOf(path.slice(0, i + 1));
      return occupied.has(prefix) || !numbered.has(prefix) || isPlaceholder(prefix);
    });
  const zeros = new Map<Attribute, { readonly number: UnknownNumber; isZero: boolean; isReached: boolean }>();
  eachNumber(tree, (number, node) => {
    const unit = unitIn(number, node);
    if (unit === null) return;
    const zero = zeros.get(number.attribute) ?? { number, isZero: true, isReached: false };
    zeros.set(number.attribute, zero);
    zero.isZero &&= !present.has(unit) && !occupied.has(unit) && isPlaceholder(unit);
    zero.isReached ||= isReached(node);
  });
  return [...zeros.values()].filter((zero) => zero.isZero && zero.isReached).map(({ number }) => number);
}

/**
 * Returns the configuration address or module prefix that a number belongs to. Null for a data source, which is drawn
 * only because a resource uses it.
 */
function unitIn({ block: { type, labels } }: UnknownNumber, { path, code }: ModuleNode): string | null {
  const [first = '', second = ''] = labels;
  if (type === 'module') return prefixOf([...path, first]);
  const resource = code.resources.find((one) => one.mode === 'managed' && one.type === first && one.name === second);
  return type === 'resource' && resource !== undefined ? `${prefixOf(path)}${resourceAddress(resource)}` : null;
}

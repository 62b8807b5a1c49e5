/**
 * Finds numbers of instances that may be unknown, because they use a provider's attribute or a module whose code is not
 * here. A condition or function may still make such a number known. So they are taken as unknown only after Terraform
 * has refused several plans.
 */

import type { Expression, Traversal } from '../../../terraform/hcl/model.js';
import { childrenOf } from '../../../terraform/hcl/walk.js';
import type { ModuleNode } from '../../../terraform/module-tree/module-model.js';
import { KNOWN_LATER_DEPTH } from '../../limits.js';
import { isOpaque } from '../modules.js';
import type { UnknownValues } from './later.js';

export class Suspects {
  readonly #known = new Map<ModuleNode, Map<Expression, boolean>>();

  constructor(readonly later: UnknownValues) {}

  mayBeUnknown(expression: Expression, node: ModuleNode, depth = 0): boolean {
    if (depth > KNOWN_LATER_DEPTH) return false;
    const known = this.#known.get(node) ?? new Map<Expression, boolean>();
    this.#known.set(node, known);
    const before = known.get(expression);
    if (before !== undefined) return before;
    // A self-reference adds nothing, so the result is false until it is known.
    known.set(expression, false);
    const result = this.#mayBe(expression, node, depth);
    known.set(expression, result);
    return result;
  }

  #mayBe(expression: Expression, node: ModuleNode, depth: number): boolean {
    const inner = (part: Expression) => this.mayBeUnknown(part, node, depth + 1);
    // The length of a map is known from its keys.
    if (expression.kind === 'object') return expression.entries.some(({ key }) => inner(key));
    if (expression.kind === 'for') {
      return [expression.collection, expression.key, expression.condition].some((part) => part !== null && inner(part));
    }
    if (expression.kind !== 'traversal') return childrenOf(expression).some(inner);
    return this.#mayBeTraversal(expression, node, depth);
  }

  #mayBeTraversal(traversal: Traversal, node: ModuleNode, depth: number): boolean {
    const { root, steps } = traversal;
    if (typeof root !== 'string') return this.mayBeUnknown(root, node, depth + 1);
    const [first] = steps;
    if (first?.kind !== 'attribute') return false;
    if (root === 'local') {
      const value = node.code.locals.get(first.name);
      return value !== undefined && this.mayBeUnknown(value, node, depth + 1);
    }
    if (root === 'var') {
      const given = this.later.givenTo(first.name, node);
      return given !== null && this.mayBeUnknown(given.value, given.from, depth + 1);
    }
    if (root !== 'module') return this.later.isOfProvider(traversal, node);
    const child = node.children.get(first.name);
    const output = steps.slice(1).find(({ kind }) => kind === 'attribute');
    if (child === undefined || output?.kind !== 'attribute') return false;
    if (isOpaque(child)) return true;
    const value = child.code.outputs.get(output.name)?.value;
    return value != null && this.mayBeUnknown(value, child, depth + 1);
  }
}

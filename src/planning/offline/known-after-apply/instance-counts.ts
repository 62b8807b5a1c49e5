/**
 * Finds the instance counts (`count` and `for_each` arguments) that are unknown before apply, for `repair.ts` to
 * replace. Terraform reports only some of them per plan, so finding all at once saves attempts.
 */

import { REPEATERS } from '../../../graph/terraform-names.js';
import { REPEATED_BLOCKS } from '../../../terraform/blocks.js';
import type { Attribute, Block, Expression, HclFile, Traversal } from '../../../terraform/hcl/model.js';
import { childrenOf } from '../../../terraform/hcl/walk.js';
import type { ModuleCode, ModuleNode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import type { ConfigGraph } from '../../../terraform/references/config-graph.js';
import { prefixOf, resourceAddress } from '../../../terraform/references/subject.js';
import { KNOWN_LATER_DEPTH } from '../../limits.js';
import { type Sources, Taint } from '../assumed/taint.js';
import { isOpaque, modulesOf } from '../modules.js';
import type { UnknownValues } from './unknown-values.js';

/** A `count` or `for_each` argument, with its block. */
export interface InstanceCount {
  readonly code: ModuleCode;
  readonly file: HclFile;
  readonly block: Block;
  readonly attribute: Attribute;
}

/** Returns the instance counts that are certainly unknown. */
export const unknownCounts = (unknownValues: UnknownValues): readonly InstanceCount[] =>
  countsPassing(unknownValues.tree, ({ attribute }, node) => unknownValues.isUnknown(attribute.value, node));

/**
 * Returns the instance counts that may be unknown: those that certainly are, and those that only a condition or
 * function could make known.
 */
export function possiblyUnknownCounts(unknownValues: UnknownValues): readonly InstanceCount[] {
  const suspects = new Suspects(unknownValues);
  return countsPassing(unknownValues.tree, ({ attribute }, node) => suspects.mayBeUnknown(attribute.value, node));
}

/** Returns the instance counts that depend on values that a repair made unknown. */
export function countsDependingOn(tree: ModuleNode, graph: ConfigGraph, sources: Sources): readonly InstanceCount[] {
  if (sources.values.size === 0) return [];
  const taint = new Taint(graph, tree, sources);
  return countsPassing(tree, ({ block }, node) => {
    const [type = '', name = ''] = block.labels;
    if (block.type === 'module') return taint.ofInstanceCount(prefixOf([...node.path, type])).size > 0;
    const resource = node.code.resources.find(
      (candidate) => candidate.type === type && candidate.name === name && isDeclaredBy(candidate, block),
    );
    return (
      resource !== undefined && taint.ofInstanceCount(`${prefixOf(node.path)}${resourceAddress(resource)}`).size > 0
    );
  });
}

/** True if a block of this type declares a resource of this mode. */
const isDeclaredBy = ({ mode }: ResourceCode, { type }: Block): boolean =>
  (mode === 'managed' ? 'resource' : mode) === type;

/**
 * Returns the instance counts that pass a test. If a module is called several times, one call that passes is enough.
 */
function countsPassing(
  tree: ModuleNode,
  passes: (count: InstanceCount, node: ModuleNode) => boolean,
): readonly InstanceCount[] {
  const passing = new Map<Attribute, InstanceCount>();
  eachInstanceCount(tree, (count, node) => {
    const { attribute } = count;
    if (!passing.has(attribute) && passes(count, node)) passing.set(attribute, count);
  });
  return [...passing.values()];
}

/** Visits the `count` and `for_each` of every block, once for each call that leads to its module. */
export function eachInstanceCount(tree: ModuleNode, visit: (count: InstanceCount, node: ModuleNode) => void): void {
  for (const node of modulesOf(tree)) {
    const { code } = node;
    for (const file of code.files) {
      for (const block of file.body.blocks) {
        if (!REPEATED_BLOCKS.has(block.type)) continue;
        for (const attribute of block.body.attributes) {
          if (REPEATERS.has(attribute.name)) visit({ code, file, block, attribute }, node);
        }
      }
    }
  }
}

/**
 * Finds instance counts that may be unknown, because they use a provider's attribute or a module whose code is not
 * available. A condition or function may still make such a count known: `var.on ? length(aws_x.y.ids) : 1`. So such
 * counts are made unknown only after Terraform has refused several plans.
 */
class Suspects {
  /** Results by module and expression. */
  readonly #results = new Map<ModuleNode, Map<Expression, boolean>>();

  constructor(readonly unknownValues: UnknownValues) {}

  /** True if the length of a value, or its keys, may be unknown. */
  mayBeUnknown(expression: Expression, node: ModuleNode, depth = 0): boolean {
    if (depth > KNOWN_LATER_DEPTH) return false;
    const results = this.#results.get(node) ?? new Map<Expression, boolean>();
    this.#results.set(node, results);
    const earlier = results.get(expression);
    if (earlier !== undefined) return earlier;
    // Ends cycles of locals.
    results.set(expression, false);
    const result = this.#expressionMayBe(expression, node, depth);
    results.set(expression, result);
    return result;
  }

  #expressionMayBe(expression: Expression, node: ModuleNode, depth: number): boolean {
    const inner = (part: Expression) => this.mayBeUnknown(part, node, depth + 1);
    // The length of a map is known from its keys.
    if (expression.kind === 'object') return expression.entries.some(({ key }) => inner(key));
    if (expression.kind === 'for') {
      return [expression.collection, expression.key, expression.condition].some((part) => part !== null && inner(part));
    }
    if (expression.kind !== 'traversal') return childrenOf(expression).some(inner);
    return this.#traversalMayBe(expression, node, depth);
  }

  #traversalMayBe(traversal: Traversal, node: ModuleNode, depth: number): boolean {
    const { root, steps } = traversal;
    if (typeof root !== 'string') return this.mayBeUnknown(root, node, depth + 1);
    const [first] = steps;
    if (first?.kind !== 'attribute') return false;
    if (root === 'local') {
      const value = node.code.locals.get(first.name);
      return value !== undefined && this.mayBeUnknown(value, node, depth + 1);
    }
    if (root === 'var') {
      const argument = this.unknownValues.argumentFor(first.name, node);
      return argument !== null && this.mayBeUnknown(argument.value, argument.from, depth + 1);
    }
    if (root !== 'module') return this.unknownValues.isOfProvider(traversal, node);
    const child = node.children.get(first.name);
    const output = steps.slice(1).find(({ kind }) => kind === 'attribute');
    if (child === undefined || output?.kind !== 'attribute') return false;
    if (isOpaque(child)) return true;
    const value = child.code.outputs.get(output.name)?.value;
    return value != null && this.mayBeUnknown(value, child, depth + 1);
  }
}

/**
 * Reads the references in the expressions of a block. Terraform lists each reference several times; they are merged.
 */

import { isHandedOver } from '../../catalog/index.js';
import { entriesOf, listOf, member, objectOf } from '../../platform/json/foreign.js';
import { EXPRESSION_DEPTH } from '../limits.js';
import { parseTraversal, type Traversal } from '../references/traversal.js';

/** A target that one attribute refers to. */
export interface Target {
  /** Address within the module. */
  readonly address: string;
  /** Instance keys in the reference; empty if there are none. */
  readonly keys: readonly string[];
  /** Elements selected from the target's collection, written like instance keys. */
  readonly elements: readonly string[];
  /**
   * True if the reference only reads stored content, such as a secret, that Terraform copies into the value (see
   * `isHandedOver`). The value then does not refer to the target.
   */
  readonly isHandedOver: boolean;
}

/** The references in one attribute. */
export interface AttributeReferences {
  readonly targets: readonly Target[];
  /** Modules referenced without an output: an index known only after apply hides the rest of the path. */
  readonly wholeModules: readonly string[];
  /** True if `each.key`, `each.value` or `count.index` is used: one instance refers to one instance. */
  readonly keyed: boolean;
  /**
   * True if `each.key` or `count.index` is used, which only select an instance. `each.value` may itself be the value.
   */
  readonly selectsInstance: boolean;
  /** True if `each.value` is used: the references of `for_each` are then references of this attribute, too. */
  readonly iterates: boolean;
  /** Attribute names read from `each.value`. If `for_each` is a module, these are names of its outputs. */
  readonly members: readonly string[];
}

/**
 * Yields the expressions of a block with their paths, e.g. `vpc_config.subnet_ids`.
 * A plan holds a nested block as an object of expressions, or as a list of such objects. Repeated blocks yield the same
 * path again.
 */
export function* expressionsIn(block: unknown, prefix = '', depth = 0): Generator<[path: string, expression: unknown]> {
  for (const [name, value] of entriesOf(block)) {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const inner = Array.isArray(value) ? value : [value];
    for (const item of inner) {
      if (isExpression(item) || objectOf(item) === null || depth >= EXPRESSION_DEPTH) yield [path, item];
      else yield* expressionsIn(item, path, depth + 1);
    }
  }
}

/** Recognises an expression by the members that Terraform writes. No provider has nested blocks with these names. */
const isExpression = (value: unknown): boolean =>
  Array.isArray(member(value, 'references')) || Object.hasOwn(objectOf(value) ?? {}, 'constant_value');

/** Returns all `references` in an expression, or in the expressions of a nested block. */
export function referenceTexts(expression: unknown): string[] {
  const texts: string[] = [];
  const pending: [value: unknown, depth: number][] = [[expression, 0]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, depth] = next;
    if (depth > EXPRESSION_DEPTH) continue;
    for (const text of listOf(member(value, 'references'))) if (typeof text === 'string') texts.push(text);
    const inner = Array.isArray(value) ? value : objectOf(value) === null ? [] : Object.values(value as object);
    for (const item of inner) if (typeof item === 'object') pending.push([item, depth + 1]);
  }
  return texts;
}

/** Most expressions are constants. */
const NO_REFERENCES: AttributeReferences = {
  ...{ targets: [], wholeModules: [], members: [] },
  ...{ keyed: false, selectsInstance: false, iterates: false },
};

/**
 * Merges the references of one expression into targets.
 * Terraform lists one reference as `aws_a.b[0].id`, `aws_a.b[0]` and `aws_a.b`: the one with the key remains. A bare
 * module counts only if none of its outputs is referenced.
 */
export function referencesIn(expression: unknown): AttributeReferences {
  const traversals = referenceTexts(expression).map(parseTraversal);
  if (traversals.length === 0) return NO_REFERENCES;
  const keysOf = new Map<string, Set<string>>();
  const elementsOf = new Map<string, Set<string>>();
  const readForContent = new Set<string>();
  const readForOtherAttributes = new Set<string>();
  for (const { kind, address, key, attribute, element } of traversals) {
    if (kind !== 'resource' && kind !== 'variable' && kind !== 'output') continue;
    const keys = keysOf.get(address) ?? new Set<string>();
    if (key !== null) keys.add(key);
    keysOf.set(address, keys);
    if (attribute !== '') (isHandedOver(address, attribute) ? readForContent : readForOtherAttributes).add(address);
    if (element !== null) elementsOf.set(address, (elementsOf.get(address) ?? new Set()).add(element));
  }
  const has = (kind: Traversal['kind']): boolean => traversals.some((traversal) => traversal.kind === kind);
  return {
    targets: [...keysOf].map(([address, keys]) => {
      return {
        address,
        keys: [...keys],
        elements: [...(elementsOf.get(address) ?? [])],
        isHandedOver: readForContent.has(address) && !readForOtherAttributes.has(address),
      };
    }),
    wholeModules: wholeModulesIn(traversals),
    keyed: has('repetition') || has('iterated'),
    selectsInstance: has('repetition'),
    iterates: has('iterated'),
    members: [...new Set(traversals.flatMap(({ kind, address }) => (kind === 'iterated' ? memberOf(address) : [])))],
  };
}

/** A member of the element that `for_each` iterates over: `each.value.vpc_id`. */
const ITERATED_MEMBER = /^each\.value\.([^.[\]]+)/;

/** Returns the name of the member; none for the whole element. */
const memberOf = (iterated: string): string[] => {
  const [, name] = ITERATED_MEMBER.exec(iterated) ?? [];
  return name === undefined ? [] : [name];
};

/** Returns the modules that are referenced without an output, and of which no output is referenced either. */
function wholeModulesIn(traversals: readonly Traversal[]): string[] {
  const whole = new Set<string>();
  for (const { kind, address } of traversals) if (kind === 'module') whole.add(address);
  for (const { kind, address } of traversals) {
    if (kind === 'output') whole.delete(address.slice(0, address.indexOf('.output.')));
  }
  return [...whole];
}

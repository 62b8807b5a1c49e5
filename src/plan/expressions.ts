/** References in the expressions of a block, cleaned of the repetitions that Terraform writes. */

import { isHandedOver } from '../catalog/index.js';
import { entriesOf, listOf, member, objectOf } from '../json/foreign.js';
import { parseTraversal, type Traversal } from '../terraform/references/traversal.js';
import { EXPRESSION_DEPTH } from './limits.js';

/** What one attribute refers to. */
export interface Target {
  /** Address within the module. */
  readonly address: string;
  /** Instance keys that the reference names; empty where it names none. */
  readonly keys: readonly string[];
  /** What of the collection that it holds is taken, as instance keys are written. */
  readonly elements: readonly string[];
  /** What Terraform has read from it is written down: the value has nothing of it. */
  readonly isHandedOver: boolean;
}

export interface AttributeReferences {
  readonly targets: readonly Target[];
  /** Modules named without an output: an index known only later hides the rest of the path. */
  readonly wholeModules: readonly string[];
  /** `each.key`, `each.value` or `count.index` is used: one instance refers to one instance. */
  readonly keyed: boolean;
  /** Of these `each.key` or `count.index`, which only chooses; `each.value` may be what is used itself. */
  readonly chooses: boolean;
  /** `each.value` is used: what `for_each` refers to is what this refers to. */
  readonly iterates: boolean;
  /** What is taken of `each.value`: of a module in `for_each`, the names of its outputs. */
  readonly members: readonly string[];
}

/**
 * The expressions of a block with their paths, `vpc_config.subnet_ids`: a plan holds a nested block as an object of
 * expressions, or a list of these. The same path once for each block of one name.
 */
export function* expressionsIn(block: unknown, around = '', depth = 0): Generator<[path: string, expression: unknown]> {
  for (const [name, value] of entriesOf(block)) {
    const path = around === '' ? name : `${around}.${name}`;
    const inner = Array.isArray(value) ? value : [value];
    for (const item of inner) {
      if (isExpression(item) || objectOf(item) === null || depth >= EXPRESSION_DEPTH) yield [path, item];
      else yield* expressionsIn(item, path, depth + 1);
    }
  }
}

/** No provider has blocks of these names beside each other: they are what Terraform writes of an expression. */
const isExpression = (value: unknown): boolean =>
  Array.isArray(member(value, 'references')) || Object.hasOwn(objectOf(value) ?? {}, 'constant_value');

/** All `references` in an expression, or in the expressions of a nested block. */
export function collectTexts(expression: unknown): string[] {
  const texts: string[] = [];
  const open: [value: unknown, depth: number][] = [[expression, 0]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next;
    if (depth > EXPRESSION_DEPTH) continue;
    for (const text of listOf(member(value, 'references'))) if (typeof text === 'string') texts.push(text);
    const inner = Array.isArray(value) ? value : objectOf(value) === null ? [] : Object.values(value as object);
    for (const item of inner) if (typeof item === 'object') open.push([item, depth + 1]);
  }
  return texts;
}

/**
 * Terraform lists `aws_a.b[0].id`, then `aws_a.b[0]`, then `aws_a.b`: one reference, three times. The key stays, the
 * rest goes. A module alone counts only where none of its outputs is there.
 */
export function referencesIn(expression: unknown): AttributeReferences {
  const traversals = collectTexts(expression).map(parseTraversal);
  const keysOf = new Map<string, Set<string>>();
  const elementsOf = new Map<string, Set<string>>();
  const [read, asked] = [new Set<string>(), new Set<string>()];
  for (const { kind, address, key, attribute, element } of traversals) {
    if (kind !== 'resource' && kind !== 'variable' && kind !== 'output') continue;
    const keys = keysOf.get(address) ?? new Set<string>();
    if (key !== null) keys.add(key);
    keysOf.set(address, keys);
    if (attribute !== '') (isHandedOver(address, attribute) ? read : asked).add(address);
    if (element !== null) elementsOf.set(address, (elementsOf.get(address) ?? new Set()).add(element));
  }
  const has = (kind: Traversal['kind']): boolean => traversals.some((traversal) => traversal.kind === kind);
  return {
    targets: [...keysOf].map(([address, keys]) => {
      const elements = [...(elementsOf.get(address) ?? [])];
      return { address, keys: [...keys], elements, isHandedOver: read.has(address) && !asked.has(address) };
    }),
    wholeModules: wholeModules(traversals),
    keyed: has('repetition') || has('iterated'),
    chooses: has('repetition'),
    iterates: has('iterated'),
    members: [...new Set(traversals.flatMap(({ kind, address }) => (kind === 'iterated' ? memberOf(address) : [])))],
  };
}

/** `each.value.vpc_id`. */
const ITERATED_MEMBER = /^each\.value\.([^.[\]]+)/;

const memberOf = (iterated: string): string[] => {
  const [, name] = ITERATED_MEMBER.exec(iterated) ?? [];
  return name === undefined ? [] : [name];
};

function wholeModules(traversals: readonly Traversal[]): string[] {
  const whole = new Set<string>();
  for (const { kind, address } of traversals) if (kind === 'module') whole.add(address);
  for (const { kind, address } of traversals) {
    if (kind === 'output') whole.delete(address.slice(0, address.indexOf('.output.')));
  }
  return [...whole];
}

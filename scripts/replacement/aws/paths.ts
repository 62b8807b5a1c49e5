/** Lists the attributes and blocks of a resource type that code can change. */
import type { CtyType } from '../../../src/terraform/mock-provider/schema.js';
import type { Block, Nested } from './schema.js';

/** An attribute or block that can change. */
export interface Target {
  /** The enclosing blocks, from the resource inwards. */
  readonly around: readonly Nested[];
  readonly name: string;
  /** Type of an attribute; null for a block. */
  readonly type: CtyType | null;
  /** The block, which is added and removed as a whole; null for an attribute. */
  readonly nested: Nested | null;
  readonly isRequired: boolean;
  /** Names joined with dots. */
  readonly path: string;
}

/** Maximum nesting, because deeper blocks are recursive: statements of firewalls, visuals of dashboards. */
const DEPTH_MAX = 4;
/** Approximate maximum number of targets per type. */
const TARGETS_MAX = 600;

/** Attributes of Terraform, not of the resource. */
const EXCLUDED = new Set(['timeouts', 'tags_all', 'id']);

/** Returns the targets in groups of the same block, outer blocks first. */
export function targetsOf(block: Block): readonly (readonly Target[])[] {
  const groups: (readonly Target[])[] = [];
  let level: readonly (readonly [Block, readonly Nested[]])[] = [[block, []]];
  for (let depth = 0, count = 0; depth < DEPTH_MAX; depth++) {
    const next: (readonly [Block, readonly Nested[]])[] = [];
    for (const [inner, around] of level) {
      if (count > TARGETS_MAX) return groups;
      const group = targetsIn(inner, around);
      count += group.length;
      groups.push(group);
      for (const { nested } of group) if (nested !== null) next.push([nested.block, [...around, nested]]);
    }
    level = next;
  }
  return groups;
}

function targetsIn(block: Block, around: readonly Nested[]): readonly Target[] {
  const pathOf = (name: string): string => [...around.map((nested) => nested.name), name].join('.');
  const isExcluded = (name: string): boolean => around.length === 0 && EXCLUDED.has(name);
  const attributes = block.attributes
    .filter(({ name, required, optional, writeOnly }) => (required || optional) && !writeOnly && !isExcluded(name))
    .map(
      ({ name, type, required }): Target => ({
        around,
        name,
        type,
        nested: null,
        isRequired: required,
        path: pathOf(name),
      }),
    );
  const blocks = block.nested
    .filter(({ name }) => !isExcluded(name))
    .map((nested): Target => {
      const { name, required } = nested;
      return { around, name, type: null, nested, isRequired: required, path: pathOf(name) };
    });
  return [...attributes, ...blocks];
}

/** The attributes and blocks of a resource type that code may change. */
import type { CtyType } from '../../../src/terraform/mock-provider/schema.js';
import type { Block, Nested } from './schema.js';

export interface Target {
  /** The blocks around it, from the resource inwards. */
  readonly around: readonly Nested[];
  readonly name: string;
  /** An attribute has a type. */
  readonly type: CtyType | null;
  /** A block as a whole, which comes and goes. */
  readonly nested: Nested | null;
  readonly isRequired: boolean;
  /** Names joined with dots. */
  readonly path: string;
}

/** Blocks deeper than this repeat each other: statements of firewalls, visuals of dashboards. */
const DEPTH_MAX = 4;
const TARGETS_MAX = 600;

/** About Terraform, not about the resource. */
const LEFT_OUT = new Set(['timeouts', 'tags_all', 'id']);

/** By the block that they are in, in the order of depth, at most about `TARGETS_MAX` of them. */
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
  const isLeftOut = (name: string): boolean => around.length === 0 && LEFT_OUT.has(name);
  const attributes = block.attributes
    .filter(({ name, required, optional, writeOnly }) => (required || optional) && !writeOnly && !isLeftOut(name))
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
    .filter(({ name }) => !isLeftOut(name))
    .map((nested): Target => {
      const { name, required } = nested;
      return { around, name, type: null, nested, isRequired: required, path: pathOf(name) };
    });
  return [...attributes, ...blocks];
}

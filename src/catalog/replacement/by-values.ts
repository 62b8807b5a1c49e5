import type { BothValues, ReplacementRule } from './model.js';

/**
 * The rule of an attribute where its values decide, by type and path. Provider hashicorp/aws 5.100.0 looks both instance types
 * up in the cloud and replaces the machine where they have no CPU architecture in common.
 */
export function ruleByValues(type: string, path: string, { before, after }: BothValues): ReplacementRule | null {
  if (type !== 'aws_instance' || path !== 'instance_type') return null;
  if (typeof before !== 'string' || typeof after !== 'string') return 'sometimes';
  return isArm(before) === isArm(after) ? 'never' : 'always';
}

/** Families of Graviton: `a1`, and those with a `g` behind their generation, such as `m7g`, `c7gn` and `im4gn`. */
const ARM = /^(?:a1|[a-z]+\d+g[a-z]*)\./;

const isArm = (instanceType: string): boolean => ARM.test(instanceType);

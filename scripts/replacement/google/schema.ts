/** Finds the attributes with `ForceNew: true` in a schema of Terraform's SDK. */
import type { ReplacementRule } from '../../../src/catalog/replacement.js';
import { type Expression, fieldOf, type Literal } from './go.js';
import { type Package, resolve } from './package.js';

/** Maximum nesting, because some types are recursive. */
const DEPTH_MAX = 8;

interface Attribute {
  readonly rule: ReplacementRule;
  readonly isRequired: boolean;
}

/** Adds the rules of a map of schemas. `missing` receives unresolved expressions. @returns its attributes by name */
export function addRules(
  own: Package,
  rules: Map<string, ReplacementRule>,
  schema: Expression,
  missing: (what: string) => void,
  prefix = '',
): ReadonlyMap<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  const map = resolve(own, schema);
  // A function may merge several maps.
  if (map.kind === 'call' && map.name.endsWith('MergeSchemas')) {
    for (const each of map.args)
      for (const [name, one] of addRules(own, rules, each, missing, prefix)) attributes.set(name, one);
    return attributes;
  }
  if (map.kind !== 'literal') {
    missing(`${prefix}: ${map.kind === 'call' ? `${map.name}()` : map.text}`);
    return attributes;
  }
  for (const [name, value] of map.entries) {
    const literal = resolve(own, value);
    if (name === null || literal.kind !== 'literal') missing(`${prefix}${name}: no literal`);
    else if (isConfigured(literal)) attributes.set(name, addRule(own, rules, literal, missing, `${prefix}${name}`));
  }
  return attributes;
}

const isTrue = (literal: Literal, field: string): boolean => {
  const value = fieldOf(literal, field);
  return value?.kind === 'other' && value.text === 'true';
};

const isConfigured = (literal: Literal): boolean => isTrue(literal, 'Required') || isTrue(literal, 'Optional');

function addRule(
  own: Package,
  rules: Map<string, ReplacementRule>,
  literal: Literal,
  missing: (what: string) => void,
  path: string,
): Attribute {
  const isRequired = isTrue(literal, 'Required');
  const forces = isTrue(literal, 'ForceNew');
  const inner = innerSchema(own, literal);
  let rule: ReplacementRule = forces ? 'always' : 'never';
  if (inner !== null && path.split('.').length < DEPTH_MAX) {
    const within = [...addRules(own, rules, inner, missing, `${path}.`)];
    if (!forces && within.some(([, one]) => one.rule !== 'never')) rule = 'sometimes';
    if (within.some(([, one]) => one.rule === 'always' && one.isRequired)) rule = 'always';
    if (isSet(literal)) spread(rules, path, within);
  }
  rules.set(path, rule);
  return { rule, isRequired };
}

const isSet = (literal: Literal): boolean => {
  const type = fieldOf(literal, 'Type');
  return type?.kind === 'other' && type.text === 'schema.TypeSet' && fieldOf(literal, 'Set') === undefined;
};

/** Attributes of a set's element force if the set does, because a changed element is another element. */
function spread(
  rules: Map<string, ReplacementRule>,
  path: string,
  within: readonly (readonly [string, Attribute])[],
): void {
  const forcing = within.filter(([, { rule }]) => rule !== 'never');
  if (forcing.length === 0) return;
  const rule = forcing.some(([, one]) => one.rule === 'always' && one.isRequired) ? 'always' : 'sometimes';
  for (const [name, one] of within) if (one.rule === 'never') rules.set(`${path}.${name}`, rule);
}

/** Returns the schemas of a block; null for plain values. */
function innerSchema(own: Package, literal: Literal): Expression | null {
  const element = fieldOf(literal, 'Elem');
  if (element === undefined) return null;
  const resolved = resolve(own, element);
  if (resolved.kind !== 'literal' || !resolved.type.endsWith('schema.Resource')) return null;
  return fieldOf(resolved, 'Schema') ?? null;
}

/** Finds the attributes with `ForceNew: true` in a schema of Terraform's SDK, and the defaults of attributes. */
import type { ReplacementRule, UnsetValue } from '../../../src/catalog/replacement.js';
import { type Expression, fieldOf, type Literal } from './expressions.js';
import { conditionIn, type Package, resolve } from './package.js';

/** Maximum nesting, because some types are recursive. */
const DEPTH_MAX = 8;

/** Reads a schema: the package, and where the results go. */
export interface Reader {
  readonly own: Package;
  readonly rules: Map<string, ReplacementRule>;
  readonly defaults: Map<string, UnsetValue>;
  /** Returns the value of a constant such as `storage.KindBlob`; undefined if it is not known. */
  readonly constantOf: (name: string) => string | undefined;
  /** Receives unresolved expressions. */
  readonly missing: (what: string) => void;
}

interface Attribute {
  readonly rule: ReplacementRule;
  readonly isRequired: boolean;
}

/** Adds the rules and defaults of a map of schemas. @returns its attributes by name */
export function addRules(reader: Reader, schema: Expression, prefix = ''): ReadonlyMap<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  const map = resolve(reader.own, schema);
  // A function may merge several maps.
  if (map.kind === 'call' && map.name.endsWith('MergeSchemas')) {
    for (const each of map.args) for (const [name, one] of addRules(reader, each, prefix)) attributes.set(name, one);
    return attributes;
  }
  if (map.kind !== 'literal') {
    reader.missing(`${prefix}: ${map.kind === 'call' ? `${map.name}()` : map.text}`);
    return attributes;
  }
  for (const [name, value] of map.entries) {
    const literal = resolve(reader.own, value);
    if (name === null || literal.kind !== 'literal') reader.missing(`${prefix}${name}: no literal`);
    else if (isConfigured(reader, literal)) attributes.set(name, addRule(reader, literal, `${prefix}${name}`));
  }
  return attributes;
}

/** Returns the value of a flag; null if it depends on an argument of the function. */
function flagOf({ own }: Reader, literal: Literal, field: string): boolean | null {
  const value = fieldOf(literal, field);
  if (value === undefined) return false;
  const text = value.kind === 'literal' ? '' : value.kind === 'call' ? value.name : value.text;
  return text === 'true' ? true : text === 'false' ? false : conditionIn(own, text);
}

const isConfigured = (reader: Reader, literal: Literal): boolean =>
  flagOf(reader, literal, 'Required') !== false || flagOf(reader, literal, 'Optional') !== false;

const RULES = new Map<boolean | null, ReplacementRule>([
  [true, 'always'],
  [false, 'never'],
  [null, 'unknown'],
]);

function addRule(reader: Reader, literal: Literal, path: string): Attribute {
  const { rules, defaults } = reader;
  const isRequired = flagOf(reader, literal, 'Required') === true;
  let rule = RULES.get(flagOf(reader, literal, 'ForceNew')) as ReplacementRule;
  if (!isRequired) defaults.set(path, unsetOf(reader, literal));
  const inner = innerSchema(reader.own, literal);
  if (inner !== null && path.split('.').length < DEPTH_MAX) {
    const within = [...addRules(reader, inner, `${path}.`)];
    const forces = rule === 'always';
    if (!forces && within.some(([, one]) => one.rule !== 'never')) rule = 'sometimes';
    if (within.some(([, one]) => one.rule === 'always' && one.isRequired)) rule = 'always';
    if (isSet(literal)) spread(rules, path, within);
  }
  rules.set(path, rule);
  return { rule, isRequired };
}

const typeOf = (literal: Literal): string => {
  const type = fieldOf(literal, 'Type');
  return type?.kind === 'other' ? type.text.slice(type.text.lastIndexOf('.') + 1) : '';
};

const isSet = (literal: Literal): boolean => typeOf(literal) === 'TypeSet' && fieldOf(literal, 'Set') === undefined;

/** Values of numbers and flags that are the same to the SDK as no value. */
const ZERO: Readonly<Record<string, string>> = { TypeBool: 'false', TypeInt: '0', TypeFloat: '0' };

// Comparisons that only ignore case, spaces or the form of a reference.
const HARMLESS_SUPPRESSION = /case|space|selflink|relative|version|json/i;

/** Returns what an optional attribute is if the code does not set it. */
function unsetOf(reader: Reader, literal: Literal): UnsetValue {
  const value = fieldOf(literal, 'Default');
  if (flagOf(reader, literal, 'Computed') !== false) return { is: 'kept' };
  if (value !== undefined) {
    const text = constantIn(reader, value);
    return text === undefined || /[\s=?]/.test(text) || text === ''
      ? { is: 'unknown' }
      : { is: 'default', value: text };
  }
  const suppression = fieldOf(literal, 'DiffSuppressFunc');
  const isHarmless =
    suppression === undefined || ('text' in suppression && HARMLESS_SUPPRESSION.test(suppression.text));
  if (!isHarmless || fieldOf(literal, 'DefaultFunc') !== undefined) return { is: 'unknown' };
  return { is: 'default', value: ZERO[typeOf(literal)] ?? null };
}

/** Returns the text of a literal value, or of a constant: `string(storage.KindBlob)`. */
function constantIn(reader: Reader, value: Expression): string | undefined {
  const { own, constantOf } = reader;
  if (value.kind === 'call') {
    const [only, ...others] = value.args;
    return /^(?:string|int|int64|float64|bool)$/.test(value.name) && only && others.length === 0
      ? constantIn(reader, only)
      : undefined;
  }
  if (value.kind !== 'other') return undefined;
  if (/^"[^"\\]*"$/.test(value.text)) return value.text.slice(1, -1);
  if (/^-?\d+(?:\.\d+)?$|^true$|^false$/.test(value.text)) return value.text.replace(/\.0$/, '');
  const variable = own.variables.get(value.text);
  return variable !== undefined && variable !== value ? constantIn(reader, variable) : constantOf(value.text);
}

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
  if (resolved.kind !== 'literal' || !/(?:^|\.|&)Resource$/.test(resolved.type)) return null;
  return fieldOf(resolved, 'Schema') ?? null;
}

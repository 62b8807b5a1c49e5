/**
 * Reads the documentation of azurerm from Pulumi's Node package, which contains it as comments of the properties. The metadata of
 * Pulumi's bridge contains Terraform's names of types and properties.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ReplacementRule } from '../../../src/catalog/replacement.js';
import type { Facts } from '../rows.js';
import { interfacesOf, type Property } from './interfaces.js';
import { ruleOf } from './wording.js';

/** The used part of bridge-metadata.json. */
interface Metadata {
  readonly 'auto-aliasing': {
    /** Token by Terraform's type. */
    readonly resources: Readonly<Record<string, { readonly current: string }>>;
  };
  readonly renames: {
    /** `azure:storage/account:Account` to `azurerm_storage_account`. */
    readonly resources: Readonly<Record<string, string>>;
    /** Terraform's names of properties, by token of the type. */
    readonly renamedProperties: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** Maximum nesting, because types of firewall rules are recursive. */
const DEPTH_MAX = 6;

interface Source {
  readonly metadata: Metadata;
  readonly inputs: ReadonlyMap<string, readonly Property[]>;
}

/** Returns the rules of all types. @param missing receives types without a declaration */
export function readAzure(folder: string, metadataFile: string, missing: (what: string) => void): Facts {
  const metadata: Metadata = JSON.parse(readFileSync(metadataFile, 'utf8'));
  const inputs = interfacesOf(readFileSync(join(folder, 'types/input.d.ts'), 'utf8'));
  const facts = new Map<string, ReadonlyMap<string, ReplacementRule>>();
  const tokens = new Map(
    Object.entries(metadata['auto-aliasing'].resources).map(([type, { current }]) => [type, current]),
  );
  for (const [token, type] of Object.entries(metadata.renames.resources))
    if (!tokens.has(type)) tokens.set(type, token);
  for (const [type, token] of tokens) {
    const [, path, name] = token.split(':') as [string, string, string];
    const properties = propertiesIn(join(folder, `${path}.d.ts`), `${name}Args`);
    if (properties === null) missing(`${type}: no ${name}Args in ${path}.d.ts`);
    else {
      const rules = new Map<string, ReplacementRule>();
      addRules({ metadata, inputs }, rules, { token, properties, prefix: '', depth: 0 });
      facts.set(type, rules);
    }
  }
  return facts;
}

/** Returns the properties of a type; null without a declaration. File names differ from tokens in case: `arecord.d.ts`, `aRecord`. */
function propertiesIn(file: string, name: string): readonly Property[] | null {
  const folder = dirname(file);
  if (!existsSync(folder)) return null;
  const actual = readdirSync(folder).find((entry) => entry.toLowerCase() === basename(file).toLowerCase());
  return actual === undefined ? null : (interfacesOf(readFileSync(join(folder, actual), 'utf8')).get(name) ?? null);
}

/** Returns Terraform's name of a property that is not in the metadata. Pulumi uses the plural for lists of blocks. */
function nameOf({ name, nested, isList }: Property): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return isList && nested !== null ? snake.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : snake;
}

interface Level {
  readonly token: string;
  readonly properties: readonly Property[];
  /** Names of the enclosing blocks, each followed by a dot. */
  readonly prefix: string;
  readonly depth: number;
}

/** Adds the rules of a type's properties. @returns true if any property may force */
function addRules(
  source: Source,
  rules: Map<string, ReplacementRule>,
  { token, properties, prefix, depth }: Level,
): boolean {
  const names = source.metadata.renames.renamedProperties[token] ?? {};
  let mayForce = false;
  for (const property of properties) {
    const { name, doc, nested } = property;
    const path = `${prefix}${names[name] ?? nameOf(property)}`;
    const rule = ruleOf(doc);
    mayForce ||= rule !== 'never';
    const inner = nested === null || depth === DEPTH_MAX ? undefined : source.inputs.get(nested);
    const within = new Map<string, ReplacementRule>();
    const mayForceWithin =
      inner !== undefined &&
      addRules(source, within, { token: tokenOf(nested!), properties: inner, prefix: `${path}.`, depth: depth + 1 });
    mayForce ||= mayForceWithin;
    rules.set(path, rule);
    // If a block forces, all of its attributes may, unless the documentation states it for some of them only.
    if (rule === 'never' || mayForceWithin)
      for (const [below, one] of within) rules.set(below, one === 'never' && rule !== 'never' ? 'sometimes' : one);
  }
  return mayForce;
}

/** `storage.AccountBlobProperties` is `azure:storage/AccountBlobProperties:AccountBlobProperties`. */
function tokenOf(nested: string): string {
  const [name, ...around] = nested.split('.').reverse() as [string, ...string[]];
  return `azure:${around.reverse().join('/')}/${name}:${name}`;
}

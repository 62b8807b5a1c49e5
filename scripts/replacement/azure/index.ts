/**
 * The documentation of azurerm, as Pulumi's package for Node carries it beside each property. The names that Terraform has
 * for types and properties are in the metadata of Pulumi's bridge.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ReplacementRule } from '../../../src/catalog/replacement.js';
import type { Facts } from '../rows.js';
import { interfacesOf, type Property } from './interfaces.js';
import { ruleOf } from './wording.js';

/** The part of bridge-metadata.json that is read. */
interface Metadata {
  readonly 'auto-aliasing': {
    /** Terraform's type to its token. */
    readonly resources: Readonly<Record<string, { readonly current: string }>>;
  };
  readonly renames: {
    /** `azure:storage/account:Account` to `azurerm_storage_account`. */
    readonly resources: Readonly<Record<string, string>>;
    /** Token of a type to its properties, each with Terraform's name. */
    readonly renamedProperties: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

/** Types contain each other in rules of firewalls. */
const DEPTH_MAX = 6;

interface Source {
  readonly metadata: Metadata;
  readonly inputs: ReadonlyMap<string, readonly Property[]>;
}

/** @param missing is told what has no declaration */
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

/** The case of a file's name follows another rule than that of the token: `arecord.d.ts` of `aRecord`. */
function propertiesIn(file: string, name: string): readonly Property[] | null {
  const folder = dirname(file);
  if (!existsSync(folder)) return null;
  const own = readdirSync(folder).find((one) => one.toLowerCase() === basename(file).toLowerCase());
  return own === undefined ? null : (interfacesOf(readFileSync(join(folder, own), 'utf8')).get(name) ?? null);
}

/** For a property that the metadata do not have: the plural of a list of blocks is Pulumi's. */
function nameOf({ name, nested, isList }: Property): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return isList && nested !== null ? snake.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : snake;
}

interface Level {
  readonly token: string;
  readonly properties: readonly Property[];
  /** Names of the blocks around, each with a dot behind it. */
  readonly prefix: string;
  readonly depth: number;
}

/** @returns whether anything in it is said to force */
function addRules(
  source: Source,
  rules: Map<string, ReplacementRule>,
  { token, properties, prefix, depth }: Level,
): boolean {
  const names = source.metadata.renames.renamedProperties[token] ?? {};
  let isSaid = false;
  for (const property of properties) {
    const { name, doc, nested } = property;
    const path = `${prefix}${names[name] ?? nameOf(property)}`;
    const rule = ruleOf(doc);
    isSaid ||= rule !== 'never';
    const inner = nested === null || depth === DEPTH_MAX ? undefined : source.inputs.get(nested);
    const within = new Map<string, ReplacementRule>();
    const isSaidWithin =
      inner !== undefined &&
      addRules(source, within, { token: tokenOf(nested!), properties: inner, prefix: `${path}.`, depth: depth + 1 });
    isSaid ||= isSaidWithin;
    rules.set(path, rule);
    // A block that forces, of whose attributes nothing is said: so do they. Where it is said of some, the others may.
    if (rule === 'never' || isSaidWithin)
      for (const [below, one] of within) rules.set(below, one === 'never' && rule !== 'never' ? 'sometimes' : one);
  }
  return isSaid;
}

/** `storage.AccountBlobProperties` is `azure:storage/AccountBlobProperties:AccountBlobProperties`. */
function tokenOf(nested: string): string {
  const [name, ...around] = nested.split('.').reverse() as [string, ...string[]];
  return `azure:${around.reverse().join('/')}/${name}:${name}`;
}

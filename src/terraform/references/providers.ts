/**
 * Finds the block that configures the provider of a resource. It is a dependency: a cluster that a provider connects to
 * comes before the resources in it. Resources with one configuration are in one region, which a zone in the code may
 * prove.
 */

import { isUnknownLocation, PROVIDER_ZONE_ATTRIBUTE, REGION_ATTRIBUTE, ZONE_PATTERN } from '../../catalog/locations.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import { LOCK_FILE } from '../../graph/terraform-names.js';
import { byVersion } from '../../platform/text/versions.js';
import { configuresProvider } from '../blocks.js';
import type { Block, Expression } from '../hcl/model.js';
import { parseHcl } from '../hcl/parse.js';
import { argumentOf, literalText } from '../hcl/walk.js';
import type { ModuleNode, ProviderCode, ResourceCode } from '../module-tree/module-model.js';
import { upperLimitOf } from '../modules/registry.js';
import { configAddressOf } from './addresses.js';
import { prefixOf, resourceAddress } from './subject.js';

/**
 * Adds the versions that the providers stay below, by the lock file, or else by the constraints of all modules.
 * @param lock text of the lock file; null for none
 */
export function withProviderLimits(inventory: Inventory, root: ModuleNode, lock: string | null): Inventory {
  const limits = new Map<string, string>();
  const limit = (source: string, constraint: string): void => {
    const name = source.slice(source.lastIndexOf('/') + 1);
    const below = upperLimitOf(constraint);
    const before = limits.get(name);
    if (below !== null && (before === undefined || byVersion(below, before) < 0)) limits.set(name, below);
  };
  const addConstraints = ({ code, children }: ModuleNode): void => {
    for (const [name, constraint] of code.requiredVersions ?? [])
      limit(code.requiredProviders.get(name) ?? name, constraint);
    for (const child of children.values()) if ('code' in child) addConstraints(child);
  };
  addConstraints(root);
  for (const { type, labels, body } of lock === null ? [] : parseHcl(lock, LOCK_FILE).body.blocks) {
    const version = argumentOf(body, 'version');
    const text = version && literalText(version);
    if (type === 'provider' && text != null) limit(labels[0] ?? '', text);
  }
  return limits.size === 0 ? inventory : { ...inventory, providersBelow: Object.fromEntries(limits) };
}

/** A provider name in code: `aws`, `aws.west`. */
export interface ProviderName {
  readonly name: string;
  readonly alias: string | null;
  /** Selects an instance of a provider with `for_each`: `each.key` in `aws.by_region[each.key]`. */
  readonly key?: Expression;
}

/** A key and the module that contains it. */
export interface ProviderKey<T> {
  readonly expression: Expression;
  readonly scope: T;
  /** The module that the call with the key creates; null if the key is in a resource. */
  readonly inside: T | null;
}

/** Returns the address of a provider configuration within its module: `provider.aws.west`. */
export const providerAddress = ({ name, alias }: Pick<ProviderName, 'name' | 'alias'>): string =>
  `provider.${name}${alias === null ? '' : `.${alias}`}`;

/** A module and its calling module. */
interface ModuleWithParent<T> {
  readonly node: ModuleNode;
  readonly parent: T | null;
}

/** A provider block, with the module that contains it. */
export interface ConfiguredProvider<T> {
  readonly scope: T;
  readonly code: ProviderCode;
  /** Absent if no instance is selected. */
  readonly key?: ProviderKey<T>;
}

/**
 * Returns the block that configures the provider of a resource, in its module or a calling one; null if there is none.
 */
export function providerOf<T extends ModuleWithParent<T>>(
  type: string,
  block: Block,
  scope: T,
): ConfiguredProvider<T> | null {
  const argument = argumentOf(block.body, 'provider');
  const name = (argument && providerNameOf(argument)) ?? { name: localNameOf(type), alias: null };
  return findProvider(name, scope, keyIn(name, scope, null));
}

/** Returns the key of a provider name with its scope; undefined if it has none. */
const keyIn = <T>({ key }: ProviderName, scope: T, inside: T | null): ProviderKey<T> | undefined =>
  key && { expression: key, scope, inside };

/** Returns the default local name of the provider for a resource type: `aws_vpc` -> `aws`. */
export const localNameOf = (type: string): string => type.split('_', 1)[0] as string;

/**
 * Returns the block for a provider name in a module; null if there is none. A module that only declares the provider
 * gets the configuration that its call passes, or that of the same name in the calling module.
 */
export function findProvider<T extends ModuleWithParent<T>>(
  requested: ProviderName,
  scope: T,
  key?: ProviderKey<T>,
): ConfiguredProvider<T> | null {
  const { node, parent } = scope;
  const code = node.code.providers.find(({ name, alias }) => name === requested.name && alias === requested.alias);
  const inModule = code === undefined ? null : { scope, code, ...(key && { key }) };
  if (parent === null || (inModule !== null && configuresProvider(inModule.code.block))) return inModule;
  const call = parent.node.code.calls.find(({ name }) => name === node.path.at(-1));
  const passed = call === undefined ? null : passedProvider(requested, call.block);
  if (passed === null && requested.alias !== null) return inModule;
  return findProvider(passed ?? requested, parent, passed === null ? key : keyIn(passed, parent, scope)) ?? inModule;
}

/** Returns the provider that `providers = { aws.here = aws.there }` passes under this name; null if it passes none. */
function passedProvider(requested: ProviderName, call: Block): ProviderName | null {
  const map = argumentOf(call.body, 'providers');
  if (map?.kind !== 'object') return null;
  for (const { key, value } of map.entries) {
    const name = providerNameOf(key);
    if (name !== null && name.name === requested.name && name.alias === requested.alias) return providerNameOf(value);
  }
  return null;
}

/**
 * Parses `aws`, `aws.west` or `aws.by_region[each.key]`; also as a string, as in JSON and old versions. Null for any
 * other expression.
 */
export function providerNameOf(expression: Expression): ProviderName | null {
  if (expression.kind === 'parenthesised') return providerNameOf(expression.inner);
  if (expression.kind === 'literal' && typeof expression.value === 'string') {
    const [address = '', key] = expression.value.split(/(?=\[)/);
    const [name, alias] = address.split('.');
    const unreadable: Expression = { kind: 'unreadable', span: expression.span };
    return { name: name as string, alias: alias ?? null, ...(key !== undefined && { key: unreadable }) };
  }
  if (expression.kind !== 'traversal' || typeof expression.root !== 'string') return null;
  const [step, index] = expression.steps;
  return {
    name: expression.root,
    alias: step?.kind === 'attribute' ? step.name : null,
    ...(index?.kind === 'index' && { key: index.key }),
  };
}

// ---- The provider configuration of each resource.

/** A provider configuration; `isRepeated` if it has `for_each`, so that its instances may be in different regions. */
interface ProviderConfiguration {
  /** Configuration address: `provider.aws.west`, `module.a.provider.aws`. */
  readonly key: string;
  readonly isRepeated: boolean;
}

/** Adds to each resource its provider configuration, and the proven region if the configuration sets none. */
export function withProviderConfigurations(inventory: Inventory, root: ModuleNode): Inventory {
  const configurations = configurationsIn(root);
  const configurationOf = ({ origin }: Resource): ProviderConfiguration | undefined =>
    configurations.get(configAddressOf(origin) ?? '');
  const regions = new Map<string, Set<string>>();
  for (const resource of inventory.resources) {
    const configuration = configurationOf(resource);
    const region = hasOwnRegion(resource) ? null : regionOfZone(resource);
    if (configuration === undefined || region === null) continue;
    regions.set(configuration.key, (regions.get(configuration.key) ?? new Set()).add(region));
  }
  const resources = inventory.resources.map((resource) => {
    const configuration = configurationOf(resource);
    if (configuration === undefined) return resource;
    const { key: configured, isRepeated } = configuration;
    const [region, ...others] = regions.get(configured) ?? [];
    const isProven = region !== undefined && others.length === 0 && !isRepeated;
    if (!isProven || resource.region !== undefined || hasOwnRegion(resource)) return { ...resource, configured };
    return { ...resource, configured, region };
  });
  return { ...inventory, resources };
}

/** True if the resource sets its region itself. */
const hasOwnRegion = ({ values, declared }: Resource): boolean =>
  Object.hasOwn(values, REGION_ATTRIBUTE) || declared?.lines.has(REGION_ATTRIBUTE) === true;

/** Returns the region of the zone that a resource is in; null if it is not known. */
function regionOfZone({ values }: Resource): string | null {
  const zone = Object.hasOwn(values, PROVIDER_ZONE_ATTRIBUTE) ? values[PROVIDER_ZONE_ATTRIBUTE] : null;
  if (typeof zone !== 'string' || isUnknownLocation(zone)) return null;
  return ZONE_PATTERN.exec(zone)?.[1] ?? null;
}

interface Scope {
  readonly node: ModuleNode;
  readonly parent: Scope | null;
}

/** Returns the provider configuration of each resource, by the resource's configuration address. */
function configurationsIn(root: ModuleNode): ReadonlyMap<string, ProviderConfiguration> {
  const configurations = new Map<string, ProviderConfiguration>();
  const scopes: Scope[] = [{ node: root, parent: null }];
  for (const scope of scopes) {
    const { path, code, children } = scope.node;
    for (const resource of code.resources) {
      configurations.set(`${prefixOf(path)}${resourceAddress(resource)}`, configurationOf(resource, scope));
    }
    for (const child of children.values()) if ('code' in child) scopes.push({ node: child, parent: scope });
  }
  return configurations;
}

/** Returns the provider configuration of a resource. */
function configurationOf({ type, block }: ResourceCode, scope: Scope): ProviderConfiguration {
  const configured = providerOf<Scope>(type, block, scope);
  // Without a block, the provider takes all settings from the environment.
  if (configured === null) return { key: providerAddress({ name: localNameOf(type), alias: null }), isRepeated: false };
  const { code, key } = configured;
  return { key: `${prefixOf(configured.scope.node.path)}${providerAddress(code)}`, isRepeated: key !== undefined };
}

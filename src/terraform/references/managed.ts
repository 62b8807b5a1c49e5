/** Determines the provider configuration of each resource, and the region that zones in the code prove for it. */
import { isUnknownLocation, PROVIDER_ZONE_ATTRIBUTE, REGION_ATTRIBUTE, ZONE_PATTERN } from '../../catalog/locations.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import type { ModuleNode, ResourceCode } from '../module-tree/module-model.js';
import { configAddressOf } from './addresses.js';
import { localNameOf, providerAddress, providerOf } from './providers.js';
import { prefixOf } from './scope.js';
import { resourceAddress } from './subject.js';

/** A provider configuration; `isSeveral` if `for_each` repeats it. */
interface ProviderConfiguration {
  /** `provider.aws.west`, `module.a.provider.aws` */
  readonly key: string;
  readonly isSeveral: boolean;
}

/** Adds to each resource its provider configuration, and the proven region if the configuration sets none. */
export function withManagers(inventory: Inventory, root: ModuleNode): Inventory {
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
    const { key: configured, isSeveral } = configuration;
    const [region, ...others] = regions.get(configured) ?? [];
    const isProven = region !== undefined && others.length === 0 && !isSeveral;
    if (!isProven || resource.region !== undefined || hasOwnRegion(resource)) return { ...resource, configured };
    return { ...resource, configured, region };
  });
  return { ...inventory, resources };
}

const hasOwnRegion = ({ values, declared }: Resource): boolean =>
  Object.hasOwn(values, REGION_ATTRIBUTE) || declared?.lines.has(REGION_ATTRIBUTE) === true;

function regionOfZone({ values }: Resource): string | null {
  const zone = Object.hasOwn(values, PROVIDER_ZONE_ATTRIBUTE) ? values[PROVIDER_ZONE_ATTRIBUTE] : null;
  if (typeof zone !== 'string' || isUnknownLocation(zone)) return null;
  return ZONE_PATTERN.exec(zone)?.[1] ?? null;
}

interface Scope {
  readonly node: ModuleNode;
  readonly parent: Scope | null;
}

/** Returns the configurations by configuration address of the resource. */
function configurationsIn(root: ModuleNode): ReadonlyMap<string, ProviderConfiguration> {
  const configurations = new Map<string, ProviderConfiguration>();
  const open: Scope[] = [{ node: root, parent: null }];
  for (const scope of open) {
    const { path, code, children } = scope.node;
    for (const resource of code.resources) {
      configurations.set(`${prefixOf(path)}${resourceAddress(resource)}`, configurationOf(resource, scope));
    }
    for (const child of children.values()) if ('code' in child) open.push({ node: child, parent: scope });
  }
  return configurations;
}

function configurationOf({ type, block }: ResourceCode, scope: Scope): ProviderConfiguration {
  const configured = providerOf<Scope>(type, block, scope);
  // Without a block, the provider takes all settings from the environment.
  if (configured === null) return { key: providerAddress({ name: localNameOf(type), alias: null }), isSeveral: false };
  const { code, key } = configured;
  return { key: `${prefixOf(configured.scope.node.path)}${providerAddress(code)}`, isSeveral: key !== undefined };
}

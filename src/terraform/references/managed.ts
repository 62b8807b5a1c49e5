/** Determines the provider configuration of each resource, and the region that zones in the code prove for it. */
import { isUnknownLocation, PROVIDER_ZONE_ATTRIBUTE, REGION_ATTRIBUTE, ZONE_PATTERN } from '../../catalog/locations.js';
import type { Inventory, Resource } from '../../graph/inventory.js';
import type { ModuleNode, ResourceCode } from '../module-tree/module-model.js';
import { configAddressOf } from './addresses.js';
import { localNameOf, providerAddress, providerOf } from './providers.js';
import { prefixOf } from './scope.js';
import { resourceAddress } from './subject.js';

/** A provider configuration; `isSeveral` if `for_each` repeats it. */
interface Manager {
  readonly key: string;
  readonly isSeveral: boolean;
}

/** Adds to each resource its provider configuration, and the proven region if the configuration sets none. */
export function withManagers(inventory: Inventory, root: ModuleNode): Inventory {
  const managers = managersIn(root);
  const managerOf = ({ origin }: Resource): Manager | undefined => managers.get(configAddressOf(origin) ?? '');
  const regions = new Map<string, Set<string>>();
  for (const resource of inventory.resources) {
    const manager = managerOf(resource);
    const region = hasOwnRegion(resource) ? null : regionOfZone(resource);
    if (manager === undefined || region === null) continue;
    regions.set(manager.key, (regions.get(manager.key) ?? new Set()).add(region));
  }
  const resources = inventory.resources.map((resource) => {
    const manager = managerOf(resource);
    if (manager === undefined) return resource;
    const { key: configured, isSeveral } = manager;
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

/** Returns the managers by configuration address of the resource. */
function managersIn(root: ModuleNode): ReadonlyMap<string, Manager> {
  const managers = new Map<string, Manager>();
  const open: Scope[] = [{ node: root, parent: null }];
  for (const scope of open) {
    const { path, code, children } = scope.node;
    for (const resource of code.resources) {
      managers.set(`${prefixOf(path)}${resourceAddress(resource)}`, managerOf(resource, scope));
    }
    for (const child of children.values()) if ('code' in child) open.push({ node: child, parent: scope });
  }
  return managers;
}

function managerOf({ type, block }: ResourceCode, scope: Scope): Manager {
  const configured = providerOf<Scope>(type, block, scope);
  // Without a block, the provider takes all settings from the environment.
  if (configured === null) return { key: providerAddress({ name: localNameOf(type), alias: null }), isSeveral: false };
  const { code, key } = configured;
  return { key: `${prefixOf(configured.scope.node.path)}${providerAddress(code)}`, isSeveral: key !== undefined };
}

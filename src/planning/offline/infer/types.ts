/** Gathers the use of all providers from all modules of a configuration. */
import type { ModuleCode, ResourceCode } from '../../../terraform/module-tree/module-model.js';
import { providersHandedOn } from '../sanitise/providers.js';
import { addressOfResource, BUILT_IN, type EngineName, providerAddress } from './addresses.js';
import { type Reads, readsIn } from './reads.js';
import type { PathStep } from './source.js';
import {
  addUsage,
  attributeUse,
  type BodyUse,
  newBody,
  newUsage,
  readProvider,
  readResource,
  type Usage,
} from './use.js';

export interface ProviderUse {
  readonly config: BodyUse;
  readonly managed: Map<string, BodyUse>;
  readonly data: Map<string, BodyUse>;
  readonly ephemeral: Map<string, BodyUse>;
  readonly functions: Set<string>;
}

export interface ConfigurationUse {
  /** Uses by provider address. */
  readonly providers: ReadonlyMap<string, ProviderUse>;
  /** Uses of data sources and ephemeral resources, by `usageKey`. */
  readonly usages: ReadonlyMap<string, Usage>;
}

export type Mode = ResourceCode['mode'];

export const usageKey = (address: string, mode: Mode, type: string): string => `${address} ${mode} ${type}`;

/** Lessons from Terraform's diagnostics about the gathered use. */
export interface Lessons {
  /** Names of attributes that Terraform missed. The diagnostic does not name their type. */
  readonly attributes: ReadonlySet<string>;
  /** True if blocks that are read as a whole get every attribute that is read anywhere. */
  readonly deep: boolean;
}

export function gatherUse(codes: readonly ModuleCode[], engine: EngineName, lessons: Lessons): ConfigurationUse {
  const providers = new Map<string, ProviderUse>();
  const usages = new Map<string, Usage>();
  const provider = (address: string): ProviderUse => {
    const known = providers.get(address);
    if (known !== undefined) return known;
    const use = {
      config: newBody(),
      managed: new Map(),
      data: new Map(),
      ephemeral: new Map(),
      functions: new Set<string>(),
    };
    providers.set(address, use);
    return use;
  };
  const typeOf = (resource: ResourceCode, code: ModuleCode): BodyUse => {
    const types = provider(addressOfResource(resource, code, engine))[resource.mode];
    const known = types.get(resource.type);
    if (known !== undefined) return known;
    const use = newBody();
    attributeUse(use, 'id').referenced = true;
    types.set(resource.type, use);
    return use;
  };

  // Without a stand-in, the built-in provider would read files and states.
  provider(BUILT_IN);
  const wholes = new Set<BodyUse>();
  const names = new Set<string>(lessons.attributes);
  const taken: { readonly code: ModuleCode; readonly reads: Reads }[] = [];
  for (const code of codes) {
    for (const local of [...code.requiredProviders.keys(), ...providersHandedOn(code)])
      provider(providerAddress(local, code, engine));
    for (const { name, block } of code.providers)
      readProvider(block.body, provider(providerAddress(name, code, engine)).config);
    for (const resource of code.resources) readResource(resource.block.body, typeOf(resource, code));
    const reads = readsIn(code);
    taken.push({ code, reads });
    for (const name of reads.names) names.add(name);
    for (const [local, name] of reads.functions) provider(providerAddress(local, code, engine)).functions.add(name);
  }
  // Paths need the blocks of all modules.
  for (const { code, reads } of taken) {
    for (const { resource, path, uses } of reads.reads) {
      applyPath(typeOf(resource, code), path);
      if (resource.mode === 'managed') continue;
      const key = usageKey(addressOfResource(resource, code, engine), resource.mode, resource.type);
      const usage = usages.get(key) ?? newUsage();
      usages.set(key, usage);
      addUsage(usage, path, uses);
    }
    for (const resource of reads.whole) wholes.add(typeOf(resource, code));
  }
  for (const body of wholes) addAll(body, names, lessons.deep);
  if (lessons.attributes.size > 0) {
    for (const { managed, data } of providers.values()) {
      for (const body of [...managed.values(), ...data.values()]) addAll(body, lessons.attributes, false);
    }
  }
  return { providers, usages };
}

/** Marks the attribute or block that a path reads, as in `aws_x.y.block[0].attribute`. */
function applyPath(body: BodyUse, path: readonly PathStep[]): void {
  const [first, ...more] = path;
  if (first?.kind !== 'name') return;
  const block = body.blocks.get(first.name);
  if (block === undefined) {
    attributeUse(body, first.name).referenced = true;
    return;
  }
  const next = more.findIndex(({ kind }) => kind === 'name');
  const isIndexed = next < 0 ? more.length > 0 : next > 0;
  if (isIndexed) block.indexed = true;
  else if (next === 0) block.single = true;
  if (next >= 0) applyPath(block.body, more.slice(next));
}

function addAll(body: BodyUse, names: ReadonlySet<string>, deep: boolean): void {
  for (const name of names) if (!body.blocks.has(name)) attributeUse(body, name).referenced = true;
  if (deep) for (const block of body.blocks.values()) addAll(block.body, names, deep);
}

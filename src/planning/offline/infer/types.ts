/**
 * Gathers the use of all providers from all modules of a configuration. `schema.ts` makes the schemas of the stand-in
 * providers from it, and `values/answers.ts` the answers of their data sources.
 */

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

/** Use of one provider. The maps are by type, such as `aws_ami`. */
export interface ProviderUse {
  /** Use of the `provider` blocks. */
  readonly config: BodyUse;
  readonly managed: Map<string, BodyUse>;
  readonly data: Map<string, BodyUse>;
  readonly ephemeral: Map<string, BodyUse>;
  /** Names of provider functions. */
  readonly functions: Set<string>;
}

/** Use of everything that a configuration contains. */
export interface ConfigurationUse {
  /** Uses by provider address. */
  readonly providers: ReadonlyMap<string, ProviderUse>;
  /** Uses of data sources and ephemeral resources, by `usageKey`. */
  readonly usages: ReadonlyMap<string, Usage>;
}

/** Kind of a resource: managed, data source or ephemeral. */
export type Mode = ResourceCode['mode'];

/**
 * Returns the key of a type in `ConfigurationUse.usages`.
 * @param address address of the provider
 */
export const usageKey = (address: string, mode: Mode, type: string): string => `${address} ${mode} ${type}`;

/** Corrections of the gathered use, taken from Terraform's diagnostics. */
export interface UseCorrections {
  /** Names of attributes that Terraform missed. The diagnostic does not name their type. */
  readonly attributes: ReadonlySet<string>;
  /** True if the nested blocks of a type that is read as a whole also get every attribute that is read anywhere. */
  readonly isDeep: boolean;
}

/** Returns the use of all providers in the modules of a configuration. */
export function gatherUse(
  modulesCode: readonly ModuleCode[],
  engine: EngineName,
  corrections: UseCorrections,
): ConfigurationUse {
  const gathering = new Gathering(engine, corrections);
  const modules = modulesCode.map((code) => ({ code, reads: readsIn(code) }));
  for (const { code, reads } of modules) gathering.addDeclarations(code, reads);
  // A path may read a block that only another module sets, so all declarations come first.
  for (const { code, reads } of modules) gathering.addReads(code, reads);
  gathering.applyCorrections();
  return gathering;
}

/** Gathers the use of all providers. It is complete after `applyCorrections`. */
class Gathering implements ConfigurationUse {
  readonly providers = new Map<string, ProviderUse>();
  readonly usages = new Map<string, Usage>();
  /** Types that are read as a whole. */
  readonly #wholes = new Set<BodyUse>();
  /** Names of attributes that a type in `#wholes` may need. */
  readonly #names: Set<string>;

  constructor(
    readonly engine: EngineName,
    readonly corrections: UseCorrections,
  ) {
    this.#names = new Set(corrections.attributes);
    // Without a stand-in, the built-in provider would read files and states.
    this.#provider(BUILT_IN);
  }

  /** Adds the providers, types, arguments and blocks that a module declares. Call it for all modules first. */
  addDeclarations(code: ModuleCode, reads: Reads): void {
    const provider = (local: string) => this.#provider(providerAddress(local, code, this.engine));
    for (const local of [...code.requiredProviders.keys(), ...providersHandedOn(code)]) provider(local);
    for (const { name, block } of code.providers) readProvider(block.body, provider(name).config);
    for (const resource of code.resources) readResource(resource.block.body, this.#typeOf(resource, code));
    for (const name of reads.names) this.#names.add(name);
    for (const [local, name] of reads.functions) provider(local).functions.add(name);
  }

  /** Adds the attributes that a module reads. */
  addReads(code: ModuleCode, { reads, whole }: Reads): void {
    for (const { resource, path, uses } of reads) {
      applyPath(this.#typeOf(resource, code), path);
      if (resource.mode === 'managed') continue;
      const key = usageKey(addressOfResource(resource, code, this.engine), resource.mode, resource.type);
      const usage = this.usages.get(key) ?? newUsage();
      this.usages.set(key, usage);
      addUsage(usage, path, uses);
    }
    for (const resource of whole) this.#wholes.add(this.#typeOf(resource, code));
  }

  /** Adds the attributes that types in `#wholes` may need, and those that Terraform missed. */
  applyCorrections(): void {
    const { attributes, isDeep } = this.corrections;
    for (const body of this.#wholes) markAsRead(body, this.#names, isDeep);
    if (attributes.size === 0) return;
    for (const { managed, data } of this.providers.values()) {
      for (const body of [...managed.values(), ...data.values()]) markAsRead(body, attributes, false);
    }
  }

  /** Returns the use of a provider; adds an empty one if there is none. */
  #provider(address: string): ProviderUse {
    const known = this.providers.get(address);
    if (known !== undefined) return known;
    const use: ProviderUse = {
      config: newBody(),
      managed: new Map(),
      data: new Map(),
      ephemeral: new Map(),
      functions: new Set(),
    };
    this.providers.set(address, use);
    return use;
  }

  /** Returns the use of a resource's type; adds an empty one if there is none. */
  #typeOf(resource: ResourceCode, code: ModuleCode): BodyUse {
    const types = this.#provider(addressOfResource(resource, code, this.engine))[resource.mode];
    const known = types.get(resource.type);
    if (known !== undefined) return known;
    const use = newBody();
    attributeUse(use, 'id').isReferenced = true;
    types.set(resource.type, use);
    return use;
  }
}

/** Marks the attribute or block that a path reads, as in `aws_x.y.block[0].attribute`. */
function applyPath(body: BodyUse, path: readonly PathStep[]): void {
  const [first, ...more] = path;
  if (first?.kind !== 'name') return;
  const block = body.blocks.get(first.name);
  if (block === undefined) {
    attributeUse(body, first.name).isReferenced = true;
    return;
  }
  const next = more.findIndex(({ kind }) => kind === 'name');
  const isIndexed = next < 0 ? more.length > 0 : next > 0;
  if (isIndexed) block.isIndexed = true;
  else if (next === 0) block.isSingle = true;
  if (next >= 0) applyPath(block.body, more.slice(next));
}

/**
 * Marks attributes as read, unless a block has the name.
 * @param isDeep true to mark them in nested blocks too
 */
function markAsRead(body: BodyUse, names: ReadonlySet<string>, isDeep: boolean): void {
  for (const name of names) if (!body.blocks.has(name)) attributeUse(body, name).isReferenced = true;
  if (isDeep) for (const block of body.blocks.values()) markAsRead(block.body, names, isDeep);
}

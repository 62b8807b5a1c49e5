/**
 * Reads the module tree of a configuration: the root directory and every module that it calls, as far as the code is
 * available. Fetches nothing itself; `findModule` does.
 */
import { isAbsolute, join, resolve } from 'node:path';
import { InvalidInput } from '../../errors.js';
import { MODULE_DEPTH } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import { isWithin } from '../../platform/text/paths.js';
import { printable } from '../../platform/text/printable.js';
import { isSharedDirectory, type Machine, type Package, packageContaining, packageOf } from '../fetch/package.js';
import { shownAddress } from '../fetch/redact.js';
import { isAbsoluteSource, isLocal, isSameSource, splitSource } from '../fetch/split-source.js';
import type { HclFile } from '../hcl/model.js';
import { MODULE_CALLS_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { CodeReader, type GeneratedFile } from './code-reader.js';
import { type EarlyCode, type LazyEarlyScope, type OpenEarlyScope, onDemand, withEarlySources } from './early.js';
import { MANIFEST_PATH, type ModuleManifest, NO_MANIFEST, readManifest } from './manifest.js';
import type { CallCode, ModuleCode, ModuleNode, OpaqueModule } from './module-model.js';

/** The directory with a module's code, or the reason why there is none, in words for the user. */
export type ModuleLocation = { readonly directory: string } | { readonly reason: string };

/**
 * Finds the code of a call whose source is not a local path.
 * @param path names of the calls from the root, including this one
 */
export type FindModule = (call: ModuleRequest, path: readonly string[]) => Promise<ModuleLocation>;
/** Fetches nothing, so every such module is opaque. */
export const findNoModule: FindModule = async () => ({ reason: '' });
/** The parts of a call that determine its code. */
export type ModuleRequest = Pick<CallCode, 'source' | 'version'>;

/** Options for reading the tree. */
export interface TreeOptions {
  readonly findModule: FindModule;
  /**
   * Called before `findModule` with all calls of one level whose source is not a local path. These can be fetched
   * together.
   */
  readonly prepare?: (
    calls: readonly { readonly call: ModuleRequest; readonly path: readonly string[] }[],
  ) => Promise<void>;
  /** True to read `.tofu` files, in preference to `.tf` files of the same name. */
  readonly tofu: boolean;
  /** Directory out of which nothing is read; by default the repository that contains the root. */
  readonly within?: string;
  /** True to use the modules that `terraform init` installed below the root; true by default. */
  readonly installed?: boolean;
  /** Evaluates sources that are expressions; without it, such modules are not found. */
  readonly early?: OpenEarlyScope;
  /** Cache of parsed files, as in CodeReader. Newly read files are added. */
  readonly parsed?: Map<string, HclFile>;
  /** Files that another tool would write next to those of the root. */
  readonly generated?: readonly GeneratedFile[];
}

/** The module tree of a configuration. */
export interface Tree {
  readonly root: ModuleNode;
  /** Messages for the user: faults of the code, and modules without code. */
  readonly warnings: readonly string[];
  /** The warnings about files that cannot be parsed. Declarations in these files may be missing. */
  readonly unparsed: readonly string[];
  /** Code that is not read, such as a link out of the package; paths for messages. */
  readonly leftOut: readonly string[];
  /** Number of files read. */
  readonly reads: number;
}

/** A module's location and the calls that lead to it. */
interface ModulePosition {
  /** Path as Terraform sees it, without resolving links: `../` is relative to it. */
  readonly linkedPath: string;
  /** Real path. */
  readonly directory: string;
  readonly within: Package;
  /** The calls from the root to the module, each with the directory that it leads to. */
  readonly calls: readonly (CallCode & { readonly directory: string })[];
}

/** A module whose calls have not been followed yet. */
interface OpenModule {
  readonly position: ModulePosition;
  readonly node: ModuleNode & { readonly children: Map<string, ModuleNode | OpaqueModule> };
  readonly scope: LazyEarlyScope;
}

/** The root directory and its package. */
interface RootPackage {
  readonly root: string;
  readonly within: Package;
  /** True if the package is a repository, false if it is the directory alone. */
  readonly isRepository: boolean;
  /** Shared directories, see `packageContaining`. */
  readonly sharedDirectories: readonly string[];
}

/**
 * Reads the module tree.
 * @param root the directory to draw
 * @throws InvalidInput if the root cannot be read, modules call each other in a cycle, or a size limit is exceeded; and
 * whatever `findModule` throws
 */
export async function readTree(root: string, io: Machine, options: TreeOptions): Promise<Tree> {
  const directory = await io.realPath(root);
  if (directory === null) throw new InvalidInput(messages.noDirectory(root), { remedy: messages.NO_DIRECTORY_REMEDY });
  const rootPackage = await rootPackageOf(root, directory, io, options.within);
  const manifest =
    options.installed === false
      ? NO_MANIFEST
      : await readManifest(join(directory, MANIFEST_PATH), io, rootPackage.within);
  const reader = new TreeReader(rootPackage, io, options, manifest);
  if (manifest.warning !== null) reader.code.warnings.push(manifest.warning);
  const node = await reader.read({ linkedPath: directory, directory, within: rootPackage.within, calls: [] });
  const { unparsed, leftOut, reads } = reader.code;
  return { root: node, warnings: reader.warnings(), unparsed, leftOut, reads };
}

const NO_REPOSITORY = { isRepository: false } as const;

/**
 * Determines the package of the root.
 * @throws InvalidInput if the root is a link out of the fetched directory
 */
async function rootPackageOf(
  root: string,
  directory: string,
  io: Machine,
  within: string | undefined,
): Promise<RootPackage> {
  const { sharedDirectories, isRepository: isLocalRepository, ...enclosing } = await packageContaining(directory, io);
  const top = within === undefined ? null : ((await io.realPath(within)) ?? directory);
  if (top !== null && !isWithin(top, directory)) {
    throw new InvalidInput(sharedMessages.rootOutside(printable(root)), { remedy: sharedMessages.ROOT_OUTSIDE_REMEDY });
  }
  const isRepository = top !== null || isLocalRepository;
  const bounds = top === null ? enclosing : { top, reach: top };
  const packageOfRoot = { ...bounds, base: directory, shown: '', ...(!isRepository && NO_REPOSITORY) };
  return { root: directory, within: packageOfRoot, isRepository, sharedDirectories };
}

/** Returns the address of a module, for messages: `module.network.module.subnets`. */
const nameOf = (path: readonly string[]): string => path.map((name) => `module.${name}`).join('.');

/** Reads one tree. */
class TreeReader {
  readonly code: CodeReader;
  /** Number of module calls so far. */
  #callCount = 0;
  /** Paths of calls without code, by reason. */
  readonly #missing = new Map<string, string[]>();
  readonly #early: EarlyCode = new WeakMap();
  /** True if modules next to the named directory are called. */
  #callsNeighbours = false;

  constructor(
    readonly rootPackage: RootPackage,
    readonly io: Machine,
    readonly options: TreeOptions,
    readonly manifest: ModuleManifest,
  ) {
    this.code = new CodeReader(io, options.tofu, options.parsed);
  }

  /** Returns all warnings, once the tree is read. */
  warnings(): readonly string[] {
    const missing = [...this.#missing].map(([reason, names]) => messages.modulesOpaque(names, reason));
    const neighbours = this.#callsNeighbours ? [messages.NEIGHBOURS_WITHOUT_REPOSITORY] : [];
    return [...this.code.warnings, ...this.code.otherDialect(), ...missing, ...neighbours];
  }

  /** Reads level by level, so that all modules of a level can be fetched at the same time. */
  async read(position: ModulePosition): Promise<ModuleNode> {
    const { early, generated } = this.options;
    const code = await this.code.read(position.directory, position.within, generated);
    const top = position.within.top;
    const root = await this.#open(
      position,
      code,
      onDemand(async () => (await early?.({ code, top })) ?? null),
    );
    for (let level = [root]; level.length > 0; ) level = await this.#readChildren(level);
    return root.node;
  }

  /**
   * Creates the node of a module.
   * @throws InvalidInput if the configuration has too many module calls
   */
  async #open(position: ModulePosition, code: ModuleCode, scope: LazyEarlyScope): Promise<OpenModule> {
    const path = position.calls.map(({ name }) => name);
    const firstTooMany = code.calls[MODULE_CALLS_MAX - this.#callCount];
    if (firstTooMany !== undefined) {
      throw new InvalidInput(messages.modulesTooMany(nameOf([...path, firstTooMany.name]), MODULE_CALLS_MAX), {
        remedy: messages.MODULES_TOO_MANY_REMEDY,
      });
    }
    this.#callCount += code.calls.length;
    const resolved = await withEarlySources(code, scope, this.#early);
    const { top, isRepository } = position.within;
    return {
      position,
      scope,
      node: { path, code: resolved, children: new Map(), top, ...(isRepository === false && NO_REPOSITORY) },
    };
  }

  /** Adds the children of each module, and returns those whose code is available. */
  async #readChildren(level: readonly OpenModule[]): Promise<OpenModule[]> {
    await this.#prepare(level);
    const next: OpenModule[] = [];
    for (const { position, node, scope } of level) {
      for (const call of node.code.calls) {
        const path = [...node.path, call.name];
        const child = await this.#readChild(position, call, path, scope);
        if ('reason' in child) this.#recordMissing(child);
        else next.push(child);
        node.children.set(call.name, 'reason' in child ? child : child.node);
      }
    }
    return next;
  }

  #recordMissing({ path, reason }: OpaqueModule): void {
    const names = this.#missing.get(reason) ?? [];
    names.push(nameOf(path));
    this.#missing.set(reason, names);
  }

  /**
   * Reads the module that a call leads to.
   * @throws InvalidInput for a cycle of calls, or one that is too deep
   */
  async #readChild(
    position: ModulePosition,
    call: CallCode,
    path: readonly string[],
    scope: LazyEarlyScope,
  ): Promise<OpenModule | OpaqueModule> {
    const found = await this.#find(position, call, path);
    if ('reason' in found) return { path, call, reason: found.reason };
    const calls = [...position.calls, { ...call, directory: found.directory }];
    refuseCycle(this.rootPackage.root, calls);
    if (path.length > MODULE_DEPTH) throw new InvalidInput(messages.modulesTooDeep(nameOf(path), MODULE_DEPTH));
    const code = await this.code.read(found.directory, found.within);
    if (code.files.length === 0)
      return { path, call, reason: messages.localEmpty(shownAddress(call.source as string)) };
    const inner = onDemand(async () => (await scope())?.inside(code, call) ?? null);
    return this.#open({ ...found, calls }, code, inner);
  }

  /** Returns the location of a called module, or the reason why there is none. */
  async #find(
    position: ModulePosition,
    call: CallCode,
    path: readonly string[],
  ): Promise<Omit<ModulePosition, 'calls'> | { readonly reason: string }> {
    const { source } = call;
    if (source === null) return { reason: hasSource(call) ? messages.SOURCE_NOT_PLAIN : messages.SOURCE_MISSING };
    const shown = shownAddress(source);
    if (isLocal(source)) return this.#resolveLocal(position, source);
    if (isAbsoluteSource(source)) return this.#resolveAbsolute(position, source);
    const installed = await this.#findInstalled(source, path);
    if (installed !== null) return installed;
    const found = await this.options.findModule(call, path);
    if ('reason' in found) return found;
    const directory = await this.#directoryAt(found.directory);
    if (directory === null) return { reason: messages.expectedMissing(shown) };
    const within = packageOf(directory, source, shownAddress(splitSource(source).remote));
    return { linkedPath: directory, directory, within };
  }

  /** Resolves a relative path (`./`, `../`). */
  async #resolveLocal(
    position: ModulePosition,
    source: string,
  ): Promise<Omit<ModulePosition, 'calls'> | { readonly reason: string }> {
    const linkedPath = join(position.linkedPath, source);
    const directory = await this.#directoryAt(linkedPath);
    if (directory === null) return { reason: messages.localMissing(printable(source)) };
    if (isWithin(position.within.top, directory)) return { linkedPath, directory, within: position.within };
    const { within, sharedDirectories } = this.rootPackage;
    // Code without a repository may call a neighbouring directory, but only by a plain path, not through a link.
    const isNeighbour = isWithin(position.within.reach, directory) && resolve(position.directory, source) === directory;
    if (!isNeighbour || isSharedDirectory(directory, sharedDirectories))
      return { reason: this.#reasonForOutside(position, source) };
    if (isWithin(within.top, directory)) return { linkedPath, directory, within };
    this.#callsNeighbours = true;
    return { linkedPath, directory, within: { ...position.within, top: directory } };
  }

  /**
   * Resolves an absolute path. Only code of the root package may use one, and only for a directory within that package.
   */
  async #resolveAbsolute(
    position: ModulePosition,
    source: string,
  ): Promise<Omit<ModulePosition, 'calls'> | { readonly reason: string }> {
    const { within } = this.rootPackage;
    const { remote, folder } = splitSource(source);
    const directory = position.within === within ? await this.#directoryAt(join(remote, folder)) : null;
    if (directory !== null && isWithin(within.top, directory)) return { linkedPath: directory, directory, within };
    return { reason: this.#reasonForOutside(position, source) };
  }

  /** Returns the reason for a path out of the package. */
  #reasonForOutside({ within }: ModulePosition, source: string): string {
    const outer = this.rootPackage.isRepository ? 'repository' : 'directory';
    // Only packages that were fetched have a name.
    return messages.localOutside(printable(source), within.shown === '' ? outer : 'package');
  }

  /** Lets `prepare` fetch the modules of a level together. */
  async #prepare(level: readonly OpenModule[]): Promise<void> {
    if (this.options.prepare === undefined) return;
    const requested: { call: CallCode; path: readonly string[] }[] = [];
    for (const { node } of level) {
      for (const call of node.code.calls) {
        const { source } = call;
        if (source === null || isLocal(source) || isAbsoluteSource(source)) continue;
        const path = [...node.path, call.name];
        if ((await this.#findInstalled(source, path)) === null) requested.push({ call, path });
      }
    }
    if (requested.length > 0) await this.options.prepare(requested);
  }

  /** Returns the module that `terraform init` installed below the root for exactly this source, or null. */
  async #findInstalled(source: string, path: readonly string[]): Promise<Omit<ModulePosition, 'calls'> | null> {
    const entry = this.manifest.modules.get(path.join('.'));
    if (entry === undefined || !isSameSource(entry.source, source) || isAbsolute(entry.directory)) return null;
    const { root } = this.rootPackage;
    const directory = await this.#directoryAt(join(root, entry.directory));
    if (directory === null || !isWithin(root, directory)) return null;
    const within = packageOf(directory, source, '');
    // The manifest is part of the repository and no more trusted than its code.
    const top = isWithin(root, within.top) ? within.top : directory;
    return { linkedPath: directory, directory, within: { ...within, top, reach: top, base: root } };
  }

  /** Returns the directory without links; null if it is not a directory. */
  async #directoryAt(path: string): Promise<string | null> {
    const directory = await this.io.realPath(path).catch(() => null);
    if (directory === null) return null;
    return (await this.io.kindOf(directory).catch(() => 'missing')) === 'directory' ? directory : null;
  }
}

const hasSource = ({ block }: CallCode): boolean => block.body.attributes.some(({ name }) => name === 'source');

/**
 * Refuses a module that calls itself, directly or indirectly, because the tree would never end.
 * @param calls the calls from the root; only the last one may close a cycle
 * @throws InvalidInput with the calls of the cycle
 */
function refuseCycle(root: string, calls: ModulePosition['calls']): void {
  const { directory } = calls.at(-1) as ModulePosition['calls'][number];
  const first = directory === root ? -1 : calls.findIndex((call) => call.directory === directory);
  if (first === calls.length - 1) return;
  const cycle = calls
    .slice(first + 1)
    .map(({ name, source }) => ({ name: `module.${name}`, source: shownAddress(source ?? '') }));
  throw new InvalidInput(messages.moduleCycle(cycle), { remedy: messages.MODULE_CYCLE_REMEDY });
}

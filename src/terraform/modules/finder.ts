/** Finds the code of modules that are not local: in the cache, in registries, in archives, and with Git. */

import { Bug, GroundplanError } from '../../errors.js';
import { FETCH_SECONDS } from '../../limits.js';
import * as sharedMessages from '../../messages.js';
import type { Io, OnStep } from '../../platform/io.js';
import type { Engine } from '../engine/engine.js';
import type { GitAddress } from '../fetch/git/address.js';
import { type CheckOutOptions, type Checkout, checkOut } from '../fetch/git/clone.js';
import { repositoryWithin } from '../fetch/git/local.js';
import { Unreachable } from '../fetch/git/run.js';
import type { Network } from '../fetch/network/get.js';
import { Quota } from '../fetch/network/quota.js';
import { splitSource } from '../fetch/split-source.js';
import { FETCHES_AT_ONCE, HOST_FAILURES_MAX, HOSTS_AT_ONCE, MODULES_SECONDS, PACKAGES_AT_ONCE } from '../limits.js';
import * as messages from '../messages.js';
import type { CallCode } from '../module-tree/module-model.js';
import type { FindModule, ModuleLocation } from '../module-tree/read-tree.js';
import { type Fetched, Fetcher } from './fetcher.js';
import { type ModuleSource, parseModuleSource } from './source.js';

/**
 * Runs `work` for each item, at most `atOnce` at a time.
 * @throws whatever `work` throws
 */
export async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}

/** Runs a limited number of tasks at once. Others wait in order of arrival. */
export class Slots {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#free--;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}

export interface FinderOptions {
  /** Determines the default registry. */
  readonly engine: Engine | null;
  /** True to allow network requests. */
  readonly network: boolean;
  /** Hosts that may be contacted by name although they are this machine or in a private network. */
  readonly privateHosts?: readonly string[];
  /**
   * Package of the user's own configuration, without links; the code may refer to repositories in it. Null for fetched
   * code, which may refer to nothing on this machine.
   */
  readonly own: string | null;
  /** Time limit for one module. */
  readonly seconds?: number;
  readonly onStep?: OnStep;
}

export interface PlannedCall {
  readonly call: Pick<CallCode, 'source' | 'version'>;
  /** Names of the calls from the root, including this one. */
  readonly path: readonly string[];
}

export interface ModuleFinder {
  /** Never fails: a module that is not found becomes a closed box. The same question is asked only once, even if it fails. */
  readonly findModule: FindModule;
  /** Fetches the modules of these calls, from several hosts at once. */
  prepare(calls: readonly PlannedCall[]): Promise<void>;
  /** Remedies for modules that were not found, without duplicates, and warnings about those that were. */
  warnings(): readonly string[];
}

type Answer = ({ readonly directory: string } | { readonly reason: string }) & {
  readonly warnings?: readonly string[];
};

interface Question {
  readonly key: string;
  readonly version: string | null;
  readonly meaning: ModuleSource;
  readonly isTrusted: boolean;
}

/** Returns a finder for one run. Answers, failures and limits are shared by all its calls. */
export function createModuleFinder(io: Io, options: FinderOptions): ModuleFinder {
  const finder = new Finder(io, options);
  return {
    findModule: (call, path) => finder.find(call, path),
    prepare: (calls) => finder.prepare(calls),
    warnings: () => [...finder.warnings],
  };
}

class Finder {
  readonly warnings = new Set<string>();
  /** The round that answers each question, by key. */
  readonly #rounds = new Map<string, Promise<ReadonlyMap<string, Answer>>>();
  /** Paths of calls whose code was fetched. */
  readonly #found = new Set<string>();
  /** Answer for hosts that are no longer contacted. */
  readonly #silent = new Map<string, Answer>();
  /** Consecutive failures by host. */
  readonly #failures = new Map<string, number>();
  readonly #fetcher: Fetcher;
  readonly #network: Network;
  readonly #slots = new Slots(FETCHES_AT_ONCE);
  /** Commits that Git has resolved in this run. */
  readonly #commits: NonNullable<CheckOutOptions['known']> = new Map();
  /** Number of packages requested from hosts so far, and of those begun. */
  #packages = 0;
  #begun = 0;

  constructor(
    readonly io: Io,
    readonly options: FinderOptions,
  ) {
    const { privateHosts = [], seconds = MODULES_SECONDS, engine } = options;
    this.#network = { io, privateHosts, seconds, allowance: new Quota() };
    this.#fetcher = new Fetcher(io, this.#network, engine?.command === 'tofu' ? REGISTRIES.tofu : REGISTRIES.terraform);
  }

  async find(call: PlannedCall['call'], path: readonly string[]): Promise<ModuleLocation> {
    const question = this.#questionOf({ call, path });
    if (question === null) return { reason: messages.SOURCE_UNREADABLE };
    await this.prepare([{ call, path }]);
    const answer = (await this.#rounds.get(question.key)!).get(question.key)!;
    if ('reason' in answer) return { reason: answer.reason };
    this.#found.add(path.join('.'));
    return { directory: answer.directory };
  }

  async prepare(calls: readonly PlannedCall[]): Promise<void> {
    const open = new Map<string, Question>();
    for (const planned of calls) {
      const question = this.#questionOf(planned);
      if (question !== null && !this.#rounds.has(question.key)) open.set(question.key, question);
    }
    const round = this.#ask([...open.values()]);
    for (const key of open.keys()) this.#rounds.set(key, round);
    const answers = await round;
    // In call order, whichever host answers first.
    for (const key of open.keys()) for (const warning of answers.get(key)?.warnings ?? []) this.warnings.add(warning);
  }

  #questionOf({ call, path }: PlannedCall): Question | null {
    const { source, version } = call;
    if (source === null) return null;
    const isTrusted = this.options.own !== null && !path.some((_, i) => this.#found.has(path.slice(0, i).join('.')));
    return {
      version,
      meaning: parseModuleSource(source),
      isTrusted,
      key: JSON.stringify([source, version, isTrusted]),
    };
  }

  async #ask(questions: readonly Question[]): Promise<ReadonlyMap<string, Answer>> {
    const answers = new Map<string, Answer>();
    const byHost = new Map<string, Question[]>();
    for (const question of questions) {
      const answer = await this.#withoutAsking(question);
      if (answer !== null) answers.set(question.key, answer);
      else byHost.set(hostOf(question), [...(byHost.get(hostOf(question)) ?? []), question]);
    }
    const hosts = [...byHost].map(([host, asked]) => ({ host, packages: packagesOf(asked) }));
    for (const { packages } of hosts) this.#packages += packages.length;
    await inTurns(hosts, HOSTS_AT_ONCE, ({ host, packages }) => this.#askHost(host, packages, answers));
    return answers;
  }

  /**
   * Fetches the packages of one host.
   * The first package is fetched alone, so that an unreachable host costs only one time-out. Failures are counted
   * between batches in question order, so that the requests do not depend on which answer arrives first.
   */
  async #askHost(host: string, packages: readonly Question[][], answers: Map<string, Answer>): Promise<void> {
    for (let at = 0; at < packages.length; ) {
      const turn = packages.slice(at, at + this.#roomFor(host, at));
      at += turn.length;
      await Promise.all(
        turn.map((asked) =>
          this.#slots.run(async () => {
            const number = ++this.#begun;
            const step = (text: string) =>
              this.options.onStep?.(messages.stepOfModule(number, this.#packages, text), true);
            // In sequence: the package fetched for the first folder serves the others.
            for (const question of asked) answers.set(question.key, await this.#fromHost(question, host, step));
          }),
        ),
      );
      for (const { key } of turn.flat()) this.#count(answers.get(key)!, host);
    }
  }

  /** Answers without a host: refused sources, directories, cached modules, or no network. Returns null if a host is needed. */
  async #withoutAsking({ meaning, isTrusted, version }: Question): Promise<Answer | null> {
    if (meaning.kind === 'refused') return { reason: meaning.reason };
    const { own } = this.options;
    const isRepository = meaning.kind === 'git' && meaning.address.transport === 'file';
    if ((meaning.kind === 'directory' || isRepository) && !isTrusted) return { reason: messages.REFUSED_LOCAL };
    if (isRepository && (await repositoryWithin(own!, meaning.address, this.io)) === null) {
      return { reason: sharedMessages.REFUSED_REPOSITORY, warnings: [messages.REFUSED_REPOSITORY_REMEDY] };
    }
    if (meaning.kind === 'directory') {
      const kind = await this.io.kindOf(meaning.path).catch(() => 'missing');
      return kind === 'directory' ? { directory: meaning.path } : { reason: messages.directoryMissing(meaning.shown) };
    }
    if (meaning.kind === 'git') return null;
    const there = await this.#fetcher.cached(meaning, version);
    if (there !== null) return answerOf(there);
    return this.options.network ? null : { reason: sharedMessages.NOT_CACHED };
  }

  /** Limits the batch to the failures that the host may still have. */
  #roomFor(host: string, at: number): number {
    if (at === 0) return 1;
    const mayFail = HOST_FAILURES_MAX - (this.#failures.get(host) ?? 0);
    return mayFail > 0 ? Math.min(mayFail, PACKAGES_AT_ONCE) : PACKAGES_AT_ONCE;
  }

  /** Counts failures. A failure costs as much as a success, and a host may list any number of module names. */
  #count(answer: Answer, host: string): void {
    const failures = 'reason' in answer ? (this.#failures.get(host) ?? 0) + 1 : 0;
    this.#failures.set(host, failures);
    if (failures < HOST_FAILURES_MAX || !this.options.network || this.#silent.has(host)) return;
    const warnings = [messages.hostFailedOften(host, failures)];
    this.#silent.set(host, { reason: messages.HOST_FAILED_OFTEN, warnings });
  }

  async #fromHost({ meaning, version }: Question, host: string, step: (text: string) => void): Promise<Answer> {
    if (meaning.kind === 'git') return this.#fromGit(meaning.address, host, step);
    if (meaning.kind !== 'registry' && meaning.kind !== 'archive') return { reason: messages.SOURCE_UNREADABLE };
    const silent = this.#silent.get(host);
    if (silent !== undefined) return silent;
    // Another folder of the package may have been fetched meanwhile.
    const there = await this.#fetcher.cached(meaning, version);
    if (there !== null) return answerOf(there);
    step(messages.stepFetching(meaning.shown));
    const fetched = await this.#fetcher.obtain(meaning, version);
    if ('reason' in fetched && fetched.isSilent) this.#silence(host);
    return answerOf(fetched);
  }

  async #fromGit(address: GitAddress, host: string, step: (text: string) => void): Promise<Answer> {
    const { seconds = FETCH_SECONDS, network, own } = this.options;
    const { allowance, privateHosts } = this.#network;
    const silent = this.#silent.get(host);
    const fetched = await fetchFromGit(address, this.io, {
      seconds,
      allowance,
      privateHosts,
      ...(own !== null && { within: own }),
      // A cached copy is used, but a silent host is not contacted again.
      network: network && silent === undefined,
      known: this.#commits,
      onStep: step,
    });
    if ('directory' in fetched) return { directory: fetched.directory, warnings: fetched.warnings };
    if (silent !== undefined) return silent;
    if (fetched.isSilent) this.#silence(host);
    return network ? { reason: fetched.reason, warnings: [fetched.remedy] } : { reason: sharedMessages.NOT_CACHED };
  }

  /** Stops contacting a host that did not answer. */
  #silence(host: string): void {
    this.#silent.set(host, { reason: messages.hostFailedBefore(host) });
  }
}

/** Groups questions about folders of one package, which is fetched once. */
function packagesOf(questions: readonly Question[]): readonly Question[][] {
  const found = new Map<string, Question[]>();
  for (const question of questions) {
    const { meaning, version, isTrusted } = question;
    const { remote, query } = splitSource('source' in meaning ? meaning.source : meaning.shown);
    const key = JSON.stringify([remote, query, version, isTrusted]);
    const same = found.get(key);
    if (same === undefined) found.set(key, [question]);
    else same.push(question);
  }
  return [...found.values()];
}

const answerOf = (fetched: Fetched): Answer =>
  'reason' in fetched ? { reason: fetched.reason, warnings: [fetched.advice] } : fetched;

/** Default registries, by engine. */
const REGISTRIES = { terraform: 'registry.terraform.io', tofu: 'registry.opentofu.org' } as const;

/** Returns the unit that fails together: a host, the engine's default registry, or a local repository. */
const hostOf = ({ meaning }: Question): string =>
  'host' in meaning && meaning.host !== '' ? meaning.host : meaning.kind === 'git' ? meaning.shown : DEFAULT_REGISTRY;

const DEFAULT_REGISTRY = 'the module registry';

// ---- Modules from Git, without the history and submodules that Terraform would fetch.

type FromGit = Checkout | { readonly reason: string; readonly remedy: string; readonly isSilent: boolean };

async function fetchFromGit(address: GitAddress, io: Io, options: CheckOutOptions): Promise<FromGit> {
  try {
    return await checkOut(address, io, options);
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    const message = messages.MODULE_SOURCE_NOT_FOUND;
    const isSilent = error instanceof Unreachable;
    const remedies = [error.remedy, isSilent ? undefined : messages.MODULE_SOURCE_NOT_FOUND_REMEDY];
    return {
      reason: messages.because(message, error.message),
      remedy: messages.remedyFor(message, remedies.filter((text) => text !== undefined).join(' ')),
      isSilent,
    };
  }
}

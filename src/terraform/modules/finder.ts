/**
 * Finds the code of modules that are not local: in the cache, in registries, in archives, and with Git. `read-tree.ts`
 * calls it for each module call. Decides whether and how often a host is contacted; `fetcher.ts` and
 * `fetch/git/clone.ts` fetch.
 */

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
import { runAtOnce, Slots } from './concurrency.js';
import { type Fetched, Fetcher } from './fetcher.js';
import { type ModuleSource, parseModuleSource } from './source.js';

/** Options of `createModuleFinder`. */
export interface FinderOptions {
  /** Determines the default registry. */
  readonly engine: Engine | null;
  /** True to allow network requests. */
  readonly network: boolean;
  /** Hosts that may be contacted by name although they are this machine or in a private network. */
  readonly privateHosts?: readonly string[];
  /**
   * Real path of the package that contains the user's root module; the code may refer to repositories in it. Null for
   * fetched code, which may refer to nothing on this machine.
   */
  readonly userPackage: string | null;
  /** Time limit for one module. */
  readonly seconds?: number;
  readonly onStep?: OnStep;
}

/** A module call whose code is needed. */
export interface PlannedCall {
  readonly call: Pick<CallCode, 'source' | 'version'>;
  /** Names of the calls from the root, including this one. */
  readonly path: readonly string[];
}

/** Finds modules for one run. */
export interface ModuleFinder {
  /**
   * Returns the directory of a module, or the reason why there is none. Requests a source only once, even if that
   * fails.
   */
  readonly findModule: FindModule;
  /** Fetches the modules of these calls, from several hosts at once. */
  prepare(calls: readonly PlannedCall[]): Promise<void>;
  /** Remedies for modules that were not found, without duplicates, and warnings about those that were. */
  warnings(): readonly string[];
}

/** Directory of a module, or the reason why there is none. */
type Answer = ({ readonly directory: string } | { readonly reason: string }) & {
  readonly warnings?: readonly string[];
};

/** A module that calls ask for. Calls with equal keys get one answer. */
interface Question {
  readonly key: string;
  readonly version: string | null;
  readonly source: ModuleSource;
  /** True for the user's own code, which may name directories of this machine. False for code in fetched modules. */
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

/** The finder of one run. */
class Finder {
  readonly warnings = new Set<string>();
  /** The batch that answers each question, by key. */
  readonly #batches = new Map<string, Promise<ReadonlyMap<string, Answer>>>();
  /** Paths of calls whose code was fetched: `network.subnets`. */
  readonly #fetchedCalls = new Set<string>();
  /** Answer for hosts that are no longer contacted, by host. */
  readonly #abandonedHosts = new Map<string, Answer>();
  /** Consecutive failures by host. */
  readonly #failures = new Map<string, number>();
  readonly #fetcher: Fetcher;
  readonly #network: Network;
  readonly #slots = new Slots(FETCHES_AT_ONCE);
  /** Commits that Git has resolved in this run. */
  readonly #commits: NonNullable<CheckOutOptions['known']> = new Map();
  /** Number of packages that were or will be requested from hosts. */
  #packageCount = 0;
  /** Number of packages whose request began. */
  #begunCount = 0;

  constructor(
    readonly io: Io,
    readonly options: FinderOptions,
  ) {
    const { privateHosts = [], seconds = MODULES_SECONDS, engine } = options;
    this.#network = { io, privateHosts, seconds, quota: new Quota() };
    this.#fetcher = new Fetcher(io, this.#network, engine?.command === 'tofu' ? REGISTRIES.tofu : REGISTRIES.terraform);
  }

  async find(call: PlannedCall['call'], path: readonly string[]): Promise<ModuleLocation> {
    const question = this.#questionOf({ call, path });
    if (question === null) return { reason: messages.SOURCE_UNREADABLE };
    await this.prepare([{ call, path }]);
    const answer = (await this.#batches.get(question.key)!).get(question.key)!;
    if ('reason' in answer) return { reason: answer.reason };
    this.#fetchedCalls.add(path.join('.'));
    return { directory: answer.directory };
  }

  async prepare(calls: readonly PlannedCall[]): Promise<void> {
    const newQuestions = new Map<string, Question>();
    for (const planned of calls) {
      const question = this.#questionOf(planned);
      if (question !== null && !this.#batches.has(question.key)) newQuestions.set(question.key, question);
    }
    const batch = this.#answer([...newQuestions.values()]);
    for (const key of newQuestions.keys()) this.#batches.set(key, batch);
    const answers = await batch;
    // In call order, whichever host answers first.
    for (const key of newQuestions.keys()) {
      for (const warning of answers.get(key)?.warnings ?? []) this.warnings.add(warning);
    }
  }

  /** Returns the question that a module call asks a fetcher; null for a call without a source. */
  #questionOf({ call, path }: PlannedCall): Question | null {
    const { source, version } = call;
    if (source === null) return null;
    const isInFetchedModule = path.some((_, depth) => this.#fetchedCalls.has(path.slice(0, depth).join('.')));
    const isTrusted = this.options.userPackage !== null && !isInFetchedModule;
    const key = JSON.stringify([source, version, isTrusted]);
    return { key, version, source: parseModuleSource(source), isTrusted };
  }

  /** Answers questions, each host in parallel. */
  async #answer(questions: readonly Question[]): Promise<ReadonlyMap<string, Answer>> {
    const answers = new Map<string, Answer>();
    const byHost = new Map<string, Question[]>();
    for (const question of questions) {
      const answer = await this.#answerLocally(question);
      if (answer !== null) answers.set(question.key, answer);
      else byHost.set(hostOf(question), [...(byHost.get(hostOf(question)) ?? []), question]);
    }
    const hosts = [...byHost].map(([host, questionsToHost]) => ({ host, packages: packagesOf(questionsToHost) }));
    for (const { packages } of hosts) this.#packageCount += packages.length;
    await runAtOnce(hosts, HOSTS_AT_ONCE, ({ host, packages }) => this.#fetchAllFrom(host, packages, answers));
    return answers;
  }

  /**
   * Fetches the packages of one host.
   * The first package is fetched alone, so that an unreachable host costs only one time-out. Failures are counted
   * between batches in question order, so that the requests do not depend on which answer arrives first.
   */
  async #fetchAllFrom(host: string, packages: readonly Question[][], answers: Map<string, Answer>): Promise<void> {
    let requested = 0;
    while (requested < packages.length) {
      const batch = packages.slice(requested, requested + this.#batchSize(host, requested));
      requested += batch.length;
      await Promise.all(batch.map((questions) => this.#slots.run(() => this.#fetchPackage(questions, host, answers))));
      for (const { key } of batch.flat()) this.#countFailure(answers.get(key)!, host);
    }
  }

  /**
   * Fetches a package.
   * @param questions one for each folder of the package that calls ask for
   */
  async #fetchPackage(questions: readonly Question[], host: string, answers: Map<string, Answer>): Promise<void> {
    const number = ++this.#begunCount;
    const step = (text: string) => this.options.onStep?.(messages.stepOfModule(number, this.#packageCount, text), true);
    // In sequence: the package fetched for the first folder serves the others.
    for (const question of questions) answers.set(question.key, await this.#fetchFrom(host, question, step));
  }

  /**
   * Answers without a host: refused sources, directories, cached modules, or no network. Returns null if a host is
   * needed.
   */
  async #answerLocally({ source, isTrusted, version }: Question): Promise<Answer | null> {
    if (source.kind === 'refused') return { reason: source.reason };
    const { userPackage } = this.options;
    const isRepository = source.kind === 'git' && source.address.transport === 'file';
    if ((source.kind === 'directory' || isRepository) && !isTrusted) return { reason: messages.REFUSED_LOCAL };
    if (isRepository && (await repositoryWithin(userPackage!, source.address, this.io)) === null) {
      return { reason: sharedMessages.REFUSED_REPOSITORY, warnings: [messages.REFUSED_REPOSITORY_REMEDY] };
    }
    if (source.kind === 'directory') {
      const kind = await this.io.kindOf(source.path).catch(() => 'missing');
      return kind === 'directory' ? { directory: source.path } : { reason: messages.directoryMissing(source.shown) };
    }
    if (source.kind === 'git') return null;
    const cached = await this.#fetcher.cached(source, version);
    if (cached !== null) return answerOf(cached);
    return this.options.network ? null : { reason: sharedMessages.NOT_CACHED };
  }

  /** Returns the number of packages to request at once: at most the failures after which the host is abandoned. */
  #batchSize(host: string, requested: number): number {
    if (requested === 0) return 1;
    const failuresLeft = HOST_FAILURES_MAX - (this.#failures.get(host) ?? 0);
    return failuresLeft > 0 ? Math.min(failuresLeft, PACKAGES_AT_ONCE) : PACKAGES_AT_ONCE;
  }

  /** Counts consecutive failures, and abandons a host with too many: each failure may take as long as a time-out. */
  #countFailure(answer: Answer, host: string): void {
    const failures = 'reason' in answer ? (this.#failures.get(host) ?? 0) + 1 : 0;
    this.#failures.set(host, failures);
    if (failures < HOST_FAILURES_MAX || !this.options.network || this.#abandonedHosts.has(host)) return;
    const warnings = [messages.hostFailedOften(host, failures)];
    this.#abandonedHosts.set(host, { reason: messages.HOST_FAILED_OFTEN, warnings });
  }

  /** Answers a question by its host, unless the host was abandoned. */
  async #fetchFrom(host: string, { source, version }: Question, step: (text: string) => void): Promise<Answer> {
    if (source.kind === 'git') return this.#fromGit(source.address, host, step);
    if (source.kind !== 'registry' && source.kind !== 'archive') return { reason: messages.SOURCE_UNREADABLE };
    const abandoned = this.#abandonedHosts.get(host);
    if (abandoned !== undefined) return abandoned;
    // Another folder of the package may have been fetched meanwhile.
    const cached = await this.#fetcher.cached(source, version);
    if (cached !== null) return answerOf(cached);
    step(messages.stepFetching(source.shown));
    const fetched = await this.#fetcher.fetchModule(source, version);
    if ('reason' in fetched && fetched.isSilent) this.#abandon(host);
    return answerOf(fetched);
  }

  async #fromGit(address: GitAddress, host: string, step: (text: string) => void): Promise<Answer> {
    const { seconds = FETCH_SECONDS, network, userPackage } = this.options;
    const { quota, privateHosts } = this.#network;
    const abandoned = this.#abandonedHosts.get(host);
    const fetched = await fetchFromGit(address, this.io, {
      seconds,
      quota,
      privateHosts,
      ...(userPackage !== null && { within: userPackage }),
      // A cached copy is used, but an abandoned host is not contacted again.
      network: network && abandoned === undefined,
      known: this.#commits,
      onStep: step,
    });
    if ('directory' in fetched) return { directory: fetched.directory, warnings: fetched.warnings };
    if (abandoned !== undefined) return abandoned;
    if (fetched.isSilent) this.#abandon(host);
    return network ? { reason: fetched.reason, warnings: [fetched.remedy] } : { reason: sharedMessages.NOT_CACHED };
  }

  /** Stops contacting a host that did not answer. */
  #abandon(host: string): void {
    this.#abandonedHosts.set(host, { reason: messages.hostFailedBefore(host) });
  }
}

/** Groups questions about folders of one package, which is fetched once. */
function packagesOf(questions: readonly Question[]): readonly Question[][] {
  const packages = new Map<string, Question[]>();
  for (const question of questions) {
    const { source, version, isTrusted } = question;
    const { remote, query } = splitSource('source' in source ? source.source : source.shown);
    const key = JSON.stringify([remote, query, version, isTrusted]);
    const folders = packages.get(key);
    if (folders === undefined) packages.set(key, [question]);
    else folders.push(question);
  }
  return [...packages.values()];
}

/** Returns the answer for a fetch; a remedy becomes a warning. */
const answerOf = (fetched: Fetched): Answer =>
  'reason' in fetched ? { reason: fetched.reason, warnings: [fetched.remedy] } : fetched;

/** Default registries, by engine. */
const REGISTRIES = { terraform: 'registry.terraform.io', tofu: 'registry.opentofu.org' } as const;

/**
 * Returns the unit whose failures are counted together: a host, the engine's default registry, or a local repository.
 */
function hostOf({ source }: Question): string {
  if ('host' in source && source.host !== '') return source.host;
  return source.kind === 'git' ? source.shown : DEFAULT_REGISTRY;
}

/** Stands for the engine's default registry, also in messages. */
const DEFAULT_REGISTRY = 'the module registry';

// ---- Modules from Git, without the history and submodules that Terraform would fetch.

/** A checkout, or the reason for a failure. */
type FromGit = Checkout | { readonly reason: string; readonly remedy: string; readonly isSilent: boolean };

/** @throws Bug for an internal error; any other failure is returned */
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

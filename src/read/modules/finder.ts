/** Finds the code of modules that are not local: in the cache, with the engine, with Git. */
import { External } from '../../errors.js';
import type { Io } from '../../io/io.js';
import { FETCH_SECONDS, HOSTS_AT_ONCE, MODULES_SECONDS } from '../../limits/git.js';
import * as messages from '../../messages/modules.js';
import { withStaging } from '../cache-folder.js';
import type { CallCode } from '../hcl/module-model.js';
import type { FindModule, FoundModule } from '../hcl/tree/read-tree.js';
import type { Engine } from '../terraform/engine.js';
import { fetchFromGit } from './from-git.js';
import { getModules, type Wanted } from './get.js';
import { inTurns } from './in-turns.js';
import { type ModuleSource, parseModuleSource } from './source.js';
import { entryOf, type Stored, store, stored } from './store.js';

export interface FinderOptions {
  /** Fetches from registries and archives; null where there is none. */
  readonly engine: Engine | null;
  /** Whether hosts may be asked. */
  readonly network: boolean;
  /** Whether the configuration is the user's own: code that was fetched itself may name nothing on this machine. */
  readonly isOwn: boolean;
  /** For all modules of one host that are fetched together. */
  readonly seconds?: number;
  readonly onStep?: (text: string) => void;
}

export interface PlannedCall {
  readonly call: Pick<CallCode, 'source' | 'version'>;
  /** Names of the calls from the root, this one included. */
  readonly path: readonly string[];
}

export interface ModuleFinder {
  /** Never fails: a module that is not found is a closed box. The same question is asked once, also where it fails. */
  readonly findModule: FindModule;
  /** Fetches what these calls will ask for, all of one host in one go. */
  prepare(calls: readonly PlannedCall[]): Promise<void>;
  /** What to do about modules that were not found, once each, and what is to be known about those that were. */
  warnings(): readonly string[];
}

type Answer = { readonly directories: Stored } | { readonly reason: string };

interface Question extends Wanted {
  readonly key: string;
  readonly source: string;
  readonly meaning: ModuleSource;
  readonly isTrusted: boolean;
}

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
  /** By key: the round in which it was asked. */
  readonly #rounds = new Map<string, Promise<ReadonlyMap<string, Answer>>>();
  /** By the path of the call: what was fetched for it. */
  readonly #found = new Map<string, Stored>();
  readonly #silent = new Set<string>();

  constructor(
    readonly io: Io,
    readonly options: FinderOptions,
  ) {}

  async find(call: PlannedCall['call'], path: readonly string[]): Promise<FoundModule> {
    const together = this.#fetchedWith(path);
    if (together !== null) return { directory: together };
    const question = this.#questionOf({ call, path });
    if (question === null) return { reason: messages.SOURCE_UNREADABLE };
    await this.prepare([{ call, path }]);
    const answer = (await this.#rounds.get(question.key)!).get(question.key)!;
    if ('reason' in answer) return answer;
    this.#found.set(path.join('.'), answer.directories);
    return { directory: answer.directories.get('')! };
  }

  async prepare(calls: readonly PlannedCall[]): Promise<void> {
    const open = new Map<string, Question>();
    for (const planned of calls) {
      const question = this.#questionOf(planned);
      if (question === null || this.#fetchedWith(planned.path) !== null) continue;
      if (!this.#rounds.has(question.key)) open.set(question.key, question);
    }
    const round = this.#ask([...open.values()]);
    for (const key of open.keys()) this.#rounds.set(key, round);
    await round;
  }

  /** Terraform has fetched it together with a module that calls it, and has chosen its version. */
  #fetchedWith(path: readonly string[]): string | null {
    for (let length = path.length - 1; length > 0; length--) {
      const around = this.#found.get(path.slice(0, length).join('.'));
      const directory = around?.get(path.slice(length).join('.'));
      if (directory !== undefined) return directory;
    }
    return null;
  }

  #questionOf({ call, path }: PlannedCall): Question | null {
    const { source, version } = call;
    if (source === null) return null;
    const isTrusted = this.options.isOwn && !path.some((_, i) => this.#found.has(path.slice(0, i).join('.')));
    const key = JSON.stringify([source, version, isTrusted]);
    const meaning = parseModuleSource(source);
    return { source, version, shown: meaning.shown, meaning, isTrusted, key };
  }

  async #ask(questions: readonly Question[]): Promise<ReadonlyMap<string, Answer>> {
    const answers = new Map<string, Answer>();
    const byHost = new Map<string, Question[]>();
    for (const question of questions) {
      const answer = await this.#withoutAsking(question);
      if (answer !== null) answers.set(question.key, answer);
      else byHost.set(hostOf(question), [...(byHost.get(hostOf(question)) ?? []), question]);
    }
    await inTurns([...byHost], HOSTS_AT_ONCE, async ([host, asked]) => {
      const withGit = asked.filter(({ meaning }) => meaning.kind === 'git');
      for (const question of withGit) answers.set(question.key, await this.#fromGit(question, host));
      const withEngine = asked.filter(({ meaning }) => meaning.kind !== 'git');
      const got = await this.#fromEngine(withEngine, host);
      for (const [i, { key }] of withEngine.entries()) answers.set(key, got[i]!);
    });
    return answers;
  }

  /** What needs no host: refused, a directory, in the cache, or nobody to ask. */
  async #withoutAsking(question: Question): Promise<Answer | null> {
    const { meaning, isTrusted } = question;
    const { engine, network } = this.options;
    if (meaning.kind === 'refused') return { reason: meaning.reason };
    if (meaning.kind === 'directory' || (meaning.kind === 'git' && meaning.address.transport === 'file')) {
      if (!isTrusted) return { reason: messages.REFUSED_LOCAL };
    }
    if (meaning.kind === 'directory') {
      const kind = await this.io.kindOf(meaning.path).catch(() => 'missing');
      if (kind !== 'directory') return { reason: messages.directoryMissing(meaning.shown) };
      return { directories: new Map([['', meaning.path]]) };
    }
    if (meaning.kind === 'git') return null;
    const there = await stored(await entryOf(question, engine, this.io), this.io);
    if (there !== null) return { directories: there };
    if (!network) return { reason: messages.NOT_CACHED };
    return engine === null ? { reason: messages.engineNeeded(meaning.shown) } : null;
  }

  async #fromGit({ meaning }: Question, host: string): Promise<Answer> {
    if (meaning.kind !== 'git') return { reason: messages.SOURCE_UNREADABLE };
    const { seconds = FETCH_SECONDS, network, onStep } = this.options;
    const isSilent = this.#silent.has(host);
    const fetched = await fetchFromGit(meaning.address, this.io, {
      seconds,
      // A copy that is there will do; what is not is not waited for again.
      network: network && !isSilent,
      ...(onStep && { onStep }),
    });
    if ('directory' in fetched) {
      for (const warning of fetched.warnings) this.warnings.add(warning);
      return { directories: new Map([['', fetched.directory]]) };
    }
    if (fetched.isSilent) this.#silent.add(host);
    if (isSilent) return { reason: messages.hostFailedBefore(host) };
    if (!network) return { reason: messages.NOT_CACHED };
    this.warnings.add(fetched.remedy);
    return { reason: fetched.reason };
  }

  async #fromEngine(questions: readonly Question[], host: string): Promise<readonly Answer[]> {
    const { engine, seconds = MODULES_SECONDS, onStep } = this.options;
    if (questions.length === 0 || engine === null) return [];
    if (this.#silent.has(host)) return questions.map(() => ({ reason: messages.hostFailedBefore(host) }));
    const shown = questions.map((question) => question.shown);
    onStep?.(messages.stepFetching(shown));
    return withStaging('modules', this.io, async (folder): Promise<readonly Answer[]> => {
      const onInstalled = (at: number) => onStep?.(messages.stepInstalled(shown[at]!));
      const got = await getModules(questions, this.io, { engine, folder, seconds, onInstalled });
      const answers: Answer[] = [];
      for (const [i, one] of got.entries()) {
        const { trouble } = one;
        if (trouble?.isSilent) this.#silent.add(host);
        if (trouble?.advice) this.warnings.add(messages.remedyFor(trouble.advice.message, trouble.advice.remedy));
        const entry = await entryOf(questions[i]!, engine, this.io);
        const directories = trouble === null ? await store(entry, one, folder, i, this.io) : null;
        answers.push(directories === null ? { reason: trouble?.reason ?? messages.MODULE_UNFIT } : { directories });
      }
      return answers;
    }).catch((error) => questions.map(() => ({ reason: reasonOf(error) })));
  }
}

/** The cache cannot be written: no reason to draw nothing. A fault of ours goes on. */
function reasonOf(error: unknown): string {
  if (error instanceof External) return error.message;
  throw error;
}

/** What fails together: a host, the registry that the engine asks by itself, a repository of this machine. */
const hostOf = ({ meaning }: Question): string =>
  'host' in meaning && meaning.host !== '' ? meaning.host : meaning.kind === 'git' ? meaning.shown : DEFAULT_REGISTRY;

const DEFAULT_REGISTRY = 'the module registry';

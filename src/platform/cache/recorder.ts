/**
 * Records everything that a piece of work reads through its `Io`. All code outside src/platform reads through an
 * `Io`, so no read is missed: each one becomes a row of the fingerprint, or prevents the result from being kept.
 */

import { join, resolve } from 'node:path';
import type { Io, RunOptions, RunResult } from '../io.js';
import { isWithin } from '../text/paths.js';
import {
  answerHash,
  entriesText,
  errorText,
  hashOf,
  probeRun,
  programIdentity,
  relevantVariables,
  repeatProbe,
} from './answers.js';
import { type BaseFolders, type Question, questionKey, type Row, shorten } from './rows.js';

/**
 * Kind of a program run. `probe`: prints facts about the machine, such as a version; it is run again to check a cached
 * result. `computation`: depends on files in its temporary directory only, so it need not run again. `other`: unknown,
 * so the result is not kept.
 */
export type RunKind = 'probe' | 'computation' | 'other';

export interface RecorderOptions {
  readonly bases: BaseFolders;
  readonly kindOfRun: (command: string, args: readonly string[]) => RunKind;
}

/** The reads of one piece of work, which go on being recorded while it uses `io`. */
export interface Recording {
  /** Passes everything on to the recorded `Io`. */
  readonly io: Io;
  /** Rows in the order of their first question. */
  rows(): readonly Row[];
  /** Why the result must not be kept; null if it may be. */
  obstacle(): string | null;
  /**
   * True if the result may be used again in this process: nothing is an obstacle, and every question has the same
   * answer.
   * @param io answers the questions; nothing is recorded
   */
  isCurrent(io: Io): Promise<boolean>;
}

/** Number of questions that are repeated concurrently. */
const QUESTIONS_AT_ONCE = 64;

/** Returns an `Io` that records what is read through it. */
export function record(io: Io, options: RecorderOptions): Recording {
  const recorder = new Recorder(io, options);
  return {
    io: recorder.recording(),
    rows: () => [...recorder.rows.values()],
    obstacle: () => recorder.obstacle,
    isCurrent: (current) => recorder.isCurrent(current),
  };
}

/** Collects the questions of one piece of work, with the hashes of the answers. */
class Recorder {
  readonly rows = new Map<string, Row>();
  obstacle: string | null = null;
  /** Temporary folders of the work itself, whose content follows from what was read. */
  readonly #temporary = new Set<string>();

  constructor(
    readonly outer: Io,
    readonly options: RecorderOptions,
  ) {
    this.#recordAnswer({ kind: 'names', name: '' }, JSON.stringify(relevantVariables(outer.env)));
    for (const name of relevantVariables(outer.env)) this.#recordAnswer({ kind: 'env', name }, String(outer.env[name]));
  }

  recording(): Io {
    const { outer } = this;
    return {
      ...outer,
      env: this.#environment(),
      ...this.#reads(),
      ...this.#writes(),
      ...this.#temporaries(),
      run: (command, args, runOptions) => this.#run(command, args, runOptions),
      launch: this.#obstructing('launch', outer.launch),
      request: this.#obstructing('request', outer.request),
      download: this.#obstructing('download', outer.download),
      lookup: this.#obstructing('lookup', (host: string) => outer.lookup(host)),
      wait: this.#obstructing('wait', (seconds: number) => outer.wait(seconds)),
      installed: this.#obstructing('installed', (name: string, version: string) => outer.installed(name, version)),
      ...(outer.readDescriptor && { readDescriptor: this.#obstructing('readDescriptor', outer.readDescriptor) }),
      ...(outer.onStdin && { onStdin: this.#obstructing('onStdin', outer.onStdin) }),
    };
  }

  async isCurrent(io: Io): Promise<boolean> {
    if (this.obstacle !== null) return false;
    const rows = [...this.rows.values()];
    for (let start = 0; start < rows.length; start += QUESTIONS_AT_ONCE) {
      const batch = rows.slice(start, start + QUESTIONS_AT_ONCE);
      const answers = await Promise.all(batch.map((row) => answerHash(row, this.options.bases, io)));
      if (answers.some((hash, index) => hash !== batch[index]!.hash)) return false;
    }
    return true;
  }

  /** Prevents the result from being kept. The first reason counts. */
  #obstruct(reason: string): void {
    this.obstacle ??= reason;
  }

  /** Returns a method that prevents the result from being kept, and then acts. */
  #obstructing<A extends unknown[], R>(name: string, act: (...args: A) => R): (...args: A) => R {
    return (...args) => {
      this.#obstruct(name);
      return act(...args);
    };
  }

  /** Adds a row for a question that is asked for the first time. A different answer to a known one is an obstacle. */
  #recordAnswer(question: Question, answer: string | Uint8Array): void {
    const text = questionKey(question);
    const hash = hashOf(answer);
    const known = this.rows.get(text);
    // A file that changed during the work: the result may come from either version.
    if (known !== undefined && known.hash !== hash) this.#obstruct(`changed: ${question.name}`);
    if (known === undefined) this.rows.set(text, { ...question, hash });
  }

  #absolute(path: string): string {
    return resolve(this.outer.directory, path);
  }

  #isTemporary(path: string): boolean {
    for (const folder of this.#temporary) if (isWithin(folder, path)) return true;
    return false;
  }

  /** Reads, and records the answer or the error. */
  async #read<T>(question: Question, act: () => Promise<T>, toAnswer: (result: T) => string | Uint8Array): Promise<T> {
    const path = this.#absolute(question.name);
    if (this.#isTemporary(path)) return act();
    const named = { ...question, name: shorten(path, this.options.bases) };
    try {
      const result = await act();
      this.#recordAnswer(named, toAnswer(result));
      return result;
    } catch (error) {
      this.#recordAnswer(named, errorText(error));
      throw error;
    }
  }

  #reads(): Pick<Io, 'readFile' | 'readRegular' | 'kindOf' | 'sizeOf' | 'realPath' | 'list' | 'oldestFirst'> {
    const { outer } = this;
    const { bases } = this.options;
    return {
      readFile: (name) =>
        this.#read(
          { kind: 'readFile', name },
          () => outer.readFile(name),
          (bytes) => bytes,
        ),
      readRegular: (name, bytesMax) =>
        this.#read(
          { kind: 'readRegular', name, detail: String(bytesMax) },
          () => outer.readRegular(name, bytesMax),
          (answer) => answer,
        ),
      kindOf: (name) => this.#read({ kind: 'kindOf', name }, () => outer.kindOf(name), String),
      sizeOf: (name) => this.#read({ kind: 'sizeOf', name }, () => outer.sizeOf(name), String),
      realPath: (name) =>
        this.#read(
          { kind: 'realPath', name },
          () => outer.realPath(name),
          (path) => (path === null ? 'none' : shorten(path, bases)),
        ),
      list: (name, names) => {
        const detail = names?.source ?? '';
        const question = { kind: 'list', name, ...(detail !== '' && { detail }) } as const;
        return this.#read(
          question,
          () => outer.list(name, names),
          (entries) => entriesText(entries, detail),
        );
      },
      oldestFirst: this.#obstructing('oldestFirst', (paths: readonly string[]) => outer.oldestFirst(paths)),
    };
  }

  /** A write outside the temporary folders is an effect that a cached result would not repeat. */
  #writes(): Pick<Io, 'writeNew' | 'writeFile' | 'makeDirectory' | 'link' | 'remove' | 'rename'> {
    const { outer } = this;
    const check = (...paths: readonly string[]) => {
      for (const path of paths) if (!this.#isTemporary(this.#absolute(path))) this.#obstruct(`written: ${path}`);
    };
    return {
      writeNew: (path, content) => {
        check(path);
        return outer.writeNew(path, content);
      },
      writeFile: (path, content) => {
        check(path);
        return outer.writeFile(path, content);
      },
      makeDirectory: (path, isShared) => {
        check(path);
        return outer.makeDirectory(path, isShared);
      },
      link: (path, target) => {
        // Reads through the link would not be recorded.
        check(path, join(path, target), target);
        return outer.link(path, target);
      },
      remove: (path) => {
        check(path);
        return outer.remove(path);
      },
      rename: (from, to) => {
        check(from, to);
        return outer.rename(from, to);
      },
    };
  }

  /** Creates temporary folders, and remembers them: writing in them has no lasting effect. */
  #temporaries(): Pick<Io, 'withTemporaryFiles' | 'withTemporaryDirectory' | 'withFile'> {
    const { outer } = this;
    return {
      withTemporaryFiles: (files, work) =>
        outer.withTemporaryFiles(files, (paths) => {
          for (const path of paths) this.#temporary.add(path);
          return work(paths);
        }),
      withTemporaryDirectory: (work, inside) =>
        outer.withTemporaryDirectory((path) => {
          this.#temporary.add(path);
          return work(path);
        }, inside),
      withFile: this.#obstructing('withFile', outer.withFile.bind(outer)) as Io['withFile'],
    };
  }

  /** Runs a program. Records the output of a probe. The result of an unknown program is never kept. */
  async #run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
    const { outer } = this;
    const kind = this.options.kindOfRun(command, args);
    if (kind === 'probe') {
      const probe = probeRun(command, args, options, outer.env);
      const result = await repeatProbe(probe, outer);
      if (result.end === 'time-out') this.#obstruct(`ended: ${command}`);
      this.#recordAnswer({ kind: 'run', name: JSON.stringify(probe) }, JSON.stringify(result));
      this.#recordAnswer({ kind: 'program', name: command }, await programIdentity(command, outer));
      return result;
    }
    const { directory = outer.directory, env = outer.env, budget } = options;
    // A program that knows the user's home may read any file in it.
    const isClosed = kind === 'computation' && this.#isTemporary(this.#absolute(directory)) && env.HOME !== outer.home;
    if (!isClosed) this.#obstruct(`run: ${command} ${args[0] ?? ''}`);
    const result = await outer.run(command, args, options);
    // Time limits and lack of memory do not follow from the input.
    if (result.end !== 'exit' || (budget !== undefined && budget.left <= 0)) this.#obstruct(`ended: ${command}`);
    return result;
  }

  /**
   * Returns an environment that records each variable that is read by name. Copying the whole environment for a program
   * reads every name; these reads are not recorded, because the constructor has recorded the variables that may change
   * the result.
   */
  #environment(): Io['env'] {
    let copied: string | symbol | null = null;
    return new Proxy(this.outer.env, {
      getOwnPropertyDescriptor: (env, name) => {
        // A copy gets the descriptor of each name, and then its value.
        copied = name;
        return Reflect.getOwnPropertyDescriptor(env, name);
      },
      get: (env, name) => {
        const value = Reflect.get(env, name);
        if (typeof name === 'string' && copied !== name) this.#recordAnswer({ kind: 'env', name }, String(value));
        copied = null;
        return value;
      },
    });
  }
}

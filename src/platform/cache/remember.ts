/**
 * Skips a piece of work whose input has not changed. The first time, everything that the work reads is recorded as
 * questions and answers. Later the questions are repeated, and if all answers are equal, the cached result is returned.
 */

import { sha256 } from '../hash.js';
import type { Io } from '../io.js';
import * as messages from '../messages.js';
import { answerHash } from './answers.js';
import { containsText, readEntry, sealEntry, serialiseResult } from './entry.js';
import { type Recording, type RunKind, record } from './recorder.js';
import { type BaseFolders, fingerprintOf, type Question, questionKey, type Row } from './rows.js';

/** A piece of work. */
export interface Work<T> {
  /** Everything else that determines the result: the kind of work, and its options. */
  readonly key: readonly unknown[];
  /** Folders whose location does not matter. */
  readonly bases?: BaseFolders;
  readonly kindOfRun: (command: string, args: readonly string[]) => RunKind;
  /** Returns the data to keep: JSON values and maps; null to keep nothing. */
  readonly save: (result: T) => unknown;
  readonly load: (saved: unknown) => T;
  /**
   * Receives a line if the result is not kept. Null without `--debug`. With `--debug` the work is always done, so that
   * its output is complete.
   */
  readonly debug?: ((text: string) => void) | null;
}

/** Returns the cached result, or else does the work. Never fails because of the store. */
export async function remember<T>(work: Work<T>, io: Io, act: (io: Io) => Promise<T>): Promise<T> {
  const { results } = io;
  if (results === undefined) return act(io);
  const { bases = new Map(), debug = null } = work;
  const request = requestText(work.key, io);
  if (debug === null) {
    const known = await recall(request, bases, io).catch(() => null);
    if (known !== null) return work.load(known.result);
  }
  const recording = record(io, { bases, kindOfRun: work.kindOfRun });
  const result = await act(recording.io);
  const reason = await keep(request, () => work.save(result), { recording, bases, io }).catch(
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error),
  );
  if (reason !== null && debug !== null) reportOnce(messages.resultNotStored(reason), debug);
  return result;
}

/** Lines already reported, by their receiver, because nested pieces of work fail for the same reason. */
const reported = new WeakMap<object, Set<string>>();

function reportOnce(line: string, debug: (text: string) => void): void {
  const lines = reported.get(debug) ?? new Set<string>();
  reported.set(debug, lines);
  if (lines.has(line)) return;
  lines.add(line);
  debug(line);
}

/** Returns everything that determines a result besides the answers to its questions. */
const requestText = (key: readonly unknown[], { results, home, directory, isAskedByProgram }: Io): string =>
  JSON.stringify([results!.identity, home, directory, isAskedByProgram === true, key]);

/** Returns the name of a request in the store. */
const nameOf = (request: string): string => sha256(`name ${request}`).slice(0, 40);

/**
 * Returns the cached result whose questions still have the same answers; null if there is none. Removes damaged entries.
 */
async function recall(request: string, bases: BaseFolders, io: Io): Promise<{ readonly result: unknown } | null> {
  const store = io.results!;
  const hashes = new Map<string, string>();
  const rowOf = async (question: Question): Promise<Row> => {
    const text = questionKey(question);
    const hash = hashes.get(text) ?? (await answerHash(question, bases, io));
    hashes.set(text, hash);
    return { ...question, hash };
  };
  for (const name of await store.entries(nameOf(request))) {
    const content = await store.read(name);
    const entry = content === null ? null : readEntry(request, content);
    if (entry === null) {
      await store.remove(name);
      continue;
    }
    const rows: Row[] = [];
    for (const question of entry.questions) rows.push(await rowOf(question));
    const known = entry.open(fingerprintOf(rows));
    if (known !== null) return known;
  }
  return null;
}

/** Work that has ended. */
interface Finished {
  readonly recording: Recording;
  readonly bases: BaseFolders;
  readonly io: Io;
}

/** Keeps a result, and returns the reason if it must not be kept. */
async function keep(request: string, save: () => unknown, { recording, bases, io }: Finished): Promise<string | null> {
  const obstacle = recording.obstacle();
  const saved = obstacle === null ? save() : null;
  if (saved === null) return obstacle;
  const rows = recording.rows();
  const fingerprint = fingerprintOf(rows);
  const bytes = serialiseResult(saved);
  // A result that contains the path of a temporary checkout is wrong for the next one.
  for (const base of bases.values()) if (containsText(bytes, base)) return messages.RESULT_HAS_PATH;
  const content = sealEntry(request, rows, fingerprint, bytes);
  await io.results!.write(nameOf(request), fingerprint, content);
  return null;
}

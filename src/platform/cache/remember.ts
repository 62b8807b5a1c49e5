/**
 * Skips a piece of work whose input has not changed. The first time, everything that the work reads is recorded as
 * questions and answers. Later the questions are repeated, and if all answers are equal, the cached result is returned.
 */

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { sha256 } from '../hash.js';
import type { Io } from '../io.js';
import * as messages from '../messages.js';
import { answerHash } from './answers.js';
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

// ---- Format of an entry: a line that names the format, the SHA-256 of the rest, the sealed questions, and the sealed
// result. A result contains values of the code and of variables, and questions contain paths of the machine. The
// questions are encrypted with a key derived from the request, and the result with a key derived from all answers. A
// copy of the cache is therefore useless without the code and variables that it was made from.

const FORMAT = Buffer.from('groundplan result 1\n');
const CIPHER = 'aes-256-gcm';
const HASH_BYTES = 32;
const LENGTH_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An entry whose result is still sealed. */
interface SealedEntry {
  readonly questions: readonly Question[];
  /** Returns the result; null if the fingerprint is not the one that the entry was written with. */
  open(fingerprint: string): { readonly result: unknown } | null;
}

/** Returns a hash to check a fingerprint by, which does not reveal the key. */
const checkOf = (fingerprint: string): string => sha256(`check ${fingerprint}`);

/**
 * Returns a result as bytes.
 * @throws Error for a value that cannot be copied, such as a function
 */
export const serialiseResult = (result: unknown): Uint8Array => serialize(result);

/** True if a result contains a text, in either of the encodings that strings are written in. */
const containsText = (bytes: Uint8Array, text: string): boolean =>
  (['utf8', 'latin1', 'utf16le'] as const).some((encoding) => Buffer.from(bytes).includes(Buffer.from(text, encoding)));

/**
 * Returns the content of an entry.
 * @param request text that identifies the result
 * @param result returned by `serialiseResult`
 */
export function sealEntry(
  request: string,
  questions: readonly Question[],
  fingerprint: string,
  result: Uint8Array,
): Uint8Array {
  const head = seal(
    Buffer.from(
      JSON.stringify({
        check: checkOf(fingerprint),
        questions: questions.map(({ kind, name, detail }) => [kind, name, ...(detail === undefined ? [] : [detail])]),
      }),
    ),
    request,
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  const rest = Buffer.concat([length, head, seal(result, fingerprint)]);
  return Buffer.concat([FORMAT, createHash('sha256').update(rest).digest(), rest]);
}

/** Reads an entry; null if it is damaged, truncated, of another format or for another request. */
export function readEntry(request: string, content: Uint8Array): SealedEntry | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const start = FORMAT.length + HASH_BYTES;
  if (bytes.length < start + LENGTH_BYTES || !bytes.subarray(0, FORMAT.length).equals(FORMAT)) return null;
  const rest = bytes.subarray(start);
  const hash = createHash('sha256').update(rest).digest();
  if (!hash.equals(bytes.subarray(FORMAT.length, start))) return null;
  // The hash matches, so the entry is as groundplan wrote it.
  const headEnd = LENGTH_BYTES + rest.readUInt32BE(0);
  const headText = unseal(rest.subarray(LENGTH_BYTES, headEnd), request);
  if (headText === null) return null;
  const head = JSON.parse(headText.toString('utf8')) as {
    check: string;
    questions: [Question['kind'], string, string?][];
  };
  return {
    questions: head.questions.map(([kind, name, detail]) => ({ kind, name, ...(detail !== undefined && { detail }) })),
    open(fingerprint) {
      const result = head.check === checkOf(fingerprint) ? unseal(rest.subarray(headEnd), fingerprint) : null;
      return result === null ? null : { result: deserialize(result) };
    },
  };
}

// ---- Encryption. The keys are hashes of long texts, so they need no stretching.

const keyOf = (secret: string): Buffer => createHash('sha256').update(`key ${secret}`).digest();

/** Encrypts bytes with a secret. */
function seal(bytes: Uint8Array, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const parts = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...parts]);
}

/** Decrypts bytes. Returns null if they were sealed with another secret. */
function unseal(bytes: Buffer, secret: string): Buffer | null {
  const start = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, start));
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]);
  } catch {
    return null;
  }
}

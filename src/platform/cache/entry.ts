/**
 * The format of an entry: a line that names the format, the SHA-256 of the rest, the sealed questions, and the sealed
 * result.
 *
 * A result contains values of the code and of variables, and questions contain paths of the machine. The questions are
 * encrypted with a key derived from the request, and the result with a key derived from all answers. A copy of the
 * cache is therefore useless without the code and variables that it was made from.
 */

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { sha256 } from '../hash.js';
import type { Question } from './rows.js';

const FORMAT = Buffer.from('groundplan result 1\n');
const CIPHER = 'aes-256-gcm';
const HASH_BYTES = 32;
const LENGTH_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An entry whose result is still sealed. */
export interface SealedEntry {
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
export const containsText = (bytes: Uint8Array, text: string): boolean =>
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

/**
 * The output directory of `groundplan docs`. A manifest next to the files, `.groundplan-docs.json`, lists those that
 * groundplan wrote, with their fingerprints. Files that are not listed, or were edited since, are never replaced or
 * removed.
 */
import { dirname, join, resolve } from 'node:path';
import { InvalidInput, Misuse } from '../../errors.js';
import { byText } from '../../graph/order.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { isThroughLink } from '../../platform/untrusted/links.js';
import { throwUnreadable } from '../input.js';
import { FILE_BYTES_MAX, MANIFEST_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { unwritable, writeOutput } from '../output.js';
import { type Progress, SILENT } from '../progress.js';

const MANIFEST = '.groundplan-docs.json';

/** Fingerprints by file name. While files are being written, a file has two: of its old and of its new content. */
type Fingerprints = ReadonlyMap<string, readonly string[]>;

/** A file that an earlier run wrote and that is up to date. */
export interface UnchangedFile {
  readonly fingerprint: string;
}

/** The content to write, or the file that already has it. */
export type FileContent = string | Uint8Array | UnchangedFile;

/** Contents by file name. */
export type FileContents = ReadonlyMap<string, FileContent>;

/** The directory that `groundplan docs` writes to. */
export interface OutputDirectory {
  /**
   * Writes all files, and removes those that groundplan wrote earlier and that are not among them. Examines every file
   * before it changes the first one.
   * @throws InvalidInput for an existing file that groundplan did not write
   */
  write(files: FileContents, progress: Progress): Promise<void>;
  /** True if an earlier run wrote this file with this content, and it is still there. */
  has(name: string, file: UnchangedFile): Promise<boolean>;
}

/**
 * Opens the output directory, which may be missing.
 * @param path as the user typed it
 * @throws Misuse if it is not a directory, cannot be created or is not writable; InvalidInput if its manifest is
 * invalid
 */
export async function openOutput(path: string, io: Io): Promise<OutputDirectory> {
  if (path === '') throw new Misuse(messages.optionEmpty('--outdir'), { remedy: messages.OPTION_EMPTY_REMEDY });
  // An untrusted repository may contain a link with the name of the directory.
  if (await isThroughLink(path, io.directory, io)) {
    throw new Misuse(messages.outdirIsLink(path), { remedy: messages.OUTDIR_LINK_REMEDY });
  }
  const kind = await io.kindOf(path).catch(() => 'other');
  const parentKind = await io.kindOf(dirname(path)).catch(() => 'other');
  if (kind !== 'directory' && (kind !== 'missing' || parentKind !== 'directory')) {
    throw new Misuse(messages.outdirUnfit(path), { remedy: messages.OUTDIR_REMEDY });
  }
  const known: Fingerprints = kind === 'missing' ? new Map() : await readManifest(path, io);
  // Drawing all roots can take minutes, so a directory without write permission is refused before that.
  const firstWritten = kind === 'missing' ? resolve(io.directory, path) : join(path, MANIFEST);
  await io.checkWritable?.(firstWritten).catch(throwUnwritable(path));
  // Fingerprints, by name, of the files that `has` has found unchanged.
  const unchanged = new Map<string, string>();
  return {
    write: (files, progress) => new Writing(path, io, progress, unchanged).write(files, known),
    async has(name, { fingerprint: expected }) {
      if (known.get(name)?.includes(expected) !== true) return false;
      const current = await fingerprintAt(join((await io.realPath(path))!, name), io).catch(() => null);
      if (current !== expected) return false;
      unchanged.set(name, expected);
      return true;
    },
  };
}

/** Returns a handler that throws Misuse or External for a path in the output directory that cannot be written. */
const throwUnwritable =
  (path: string) =>
  (cause: unknown): never =>
    unwritable(path, cause, messages.OUTDIR_UNWRITABLE_REMEDY);

/** One write of all files. */
class Writing {
  constructor(
    readonly outdir: string,
    readonly io: Io,
    readonly progress: Progress,
    readonly unchanged: ReadonlyMap<string, string>,
  ) {}

  async write(files: FileContents, known: Fingerprints): Promise<void> {
    const { outdir, io, progress } = this;
    await io.makeDirectory(outdir, true).catch(throwUnwritable(outdir));
    const realOutdir = (await io.realPath(outdir))!;
    const next: Fingerprints = new Map([...files].map(([name, content]) => [name, [fingerprintOf(content)]]));
    const existing = await this.#existing(realOutdir, known, next);
    const changed = [...files].flatMap(([name, content]): [string, string | Uint8Array][] =>
      isUnchanged(content) || existing.get(name) === next.get(name)![0] ? [] : [[name, content]],
    );
    const stale = [...existing.keys()].filter((name) => !files.has(name)).sort(byText);
    const hasChanges = changed.length + stale.length > 0;
    // Lists old and new fingerprints, so that the next run recognises both if this one is interrupted.
    if (hasChanges) await this.#writeManifest(merged(known, next));
    for (const [name, content] of changed) await this.#writeFile(name, content, progress);
    for (const name of stale) {
      await io.remove(join(realOutdir, name)).catch(throwUnwritable(`${outdir}/${name}`));
      progress.say(messages.removed(`${outdir}/${name}`));
    }
    if (hasChanges || manifestText(known) !== manifestText(next)) await this.#writeManifest(next);
    if (changed.length < files.size) progress.say(messages.unchanged(files.size - changed.length));
  }

  /**
   * Returns the fingerprints of the existing files among those that are listed or will be written.
   * @throws InvalidInput for a file that is neither as listed nor as it will be written
   */
  async #existing(realOutdir: string, known: Fingerprints, next: Fingerprints): Promise<ReadonlyMap<string, string>> {
    const existing = new Map<string, string>();
    for (const [name, accepted] of merged(known, next)) {
      const current = this.unchanged.get(name) ?? (await fingerprintAt(join(realOutdir, name), this.io));
      if (current === null) continue;
      if (!accepted.includes(current)) {
        throw new InvalidInput(messages.notOurs(`${this.outdir}/${name}`), { remedy: messages.NOT_OURS_REMEDY });
      }
      existing.set(name, current);
    }
    return existing;
  }

  #writeManifest(files: Fingerprints): Promise<void> {
    return this.#writeFile(MANIFEST, manifestText(files), SILENT);
  }

  #writeFile(name: string, content: string | Uint8Array, progress: Progress): Promise<void> {
    return writeOutput(`${this.outdir}/${name}`, content, this.io, progress, messages.OUTDIR_UNWRITABLE_REMEDY);
  }
}

/** Returns the fingerprints of each file in both lists, without duplicates. */
const merged = (known: Fingerprints, next: Fingerprints): Fingerprints =>
  new Map(
    [...known, ...next].map(([name]) => [name, [...new Set([...(known.get(name) ?? []), ...(next.get(name) ?? [])])]]),
  );

// ---- Fingerprints.

const isUnchanged = (content: FileContent): content is UnchangedFile =>
  typeof content === 'object' && 'fingerprint' in content;

const fingerprintOf = (content: FileContent): string =>
  isUnchanged(content) ? content.fingerprint : fingerprint(content);

/** Returns a hash that ignores line endings, which Git may convert. */
export const fingerprint = (content: string | Uint8Array): string =>
  sha256(
    Buffer.from(content as Uint8Array)
      .toString('latin1')
      .replaceAll('\r\n', '\n'),
  );

/**
 * Returns the fingerprint of a file; null if the file does not exist. A link or other special file gets a word that
 * equals no fingerprint.
 * @throws InvalidInput if the file cannot be read
 */
async function fingerprintAt(path: string, io: Io): Promise<string | null> {
  const content = await io
    .readRegular(path, FILE_BYTES_MAX)
    .catch((cause: unknown) => throwUnreadable('', path, cause));
  if (content === 'missing') return null;
  return typeof content === 'string' ? content : fingerprint(content);
}

// ---- The manifest: `{ "files": { "index.md": ["<fingerprint>"] } }`.

/** Matches the names of files that any version writes. The manifest may come from anyone, so it may list no others. */
const OUR_NAME = /^[a-z0-9][a-z0-9_-]{0,70}\.[a-z]{2,6}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;

const manifestText = (files: Fingerprints): string =>
  `${JSON.stringify({ files: Object.fromEntries([...files].sort(([a], [b]) => byText(a, b))) }, null, 2)}\n`;

/**
 * Returns the listed files; none without a manifest.
 * @throws InvalidInput if it cannot be read or is invalid
 */
async function readManifest(outdir: string, io: Io): Promise<Fingerprints> {
  const path = join((await io.realPath(outdir))!, MANIFEST);
  const bytes = await io
    .readRegular(path, MANIFEST_BYTES_MAX)
    .catch((cause: unknown) => throwUnreadable('', path, cause));
  if (bytes === 'missing') return new Map();
  const files = typeof bytes === 'string' ? null : parseManifest(Buffer.from(bytes).toString('utf8'));
  if (files !== null) return files;
  throw new InvalidInput(messages.manifestUnfit(`${outdir}/${MANIFEST}`), { remedy: messages.MANIFEST_REMEDY });
}

/** Parses the manifest, which may come from an untrusted repository; null if it is invalid. */
function parseManifest(text: string): Fingerprints | null {
  try {
    const { files } = JSON.parse(text) as { readonly files?: unknown };
    if (typeof files !== 'object' || files === null) return null;
    const entries = Object.entries(files as Readonly<Record<string, unknown>>);
    const isValid = entries.every(
      ([name, list]) => OUR_NAME.test(name) && Array.isArray(list) && list.every(isFingerprint),
    );
    return isValid ? new Map(entries as [string, string[]][]) : null;
  } catch {
    return null;
  }
}

const isFingerprint = (value: unknown): boolean => typeof value === 'string' && FINGERPRINT.test(value);

/**
 * Writes the output folder. A manifest next to the files lists those that groundplan wrote, with their fingerprints.
 * Files that are not listed or were modified since are left alone.
 */
import { dirname, join } from 'node:path';
import { InvalidInput, Misuse } from '../../errors.js';
import { byText } from '../../graph/order.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { isThroughLink } from '../../platform/untrusted/links.js';
import { FILE_BYTES_MAX, MANIFEST_BYTES_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { writeOutput } from '../output.js';
import type { Progress } from '../progress.js';

const MANIFEST = '.groundplan-docs.json';
/** File names that any version writes. The manifest may come from anyone, so other names in it are rejected. */
const OUR_NAME = /^[a-z0-9][a-z0-9_-]{0,70}\.[a-z]{2,6}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;

/** Acceptable fingerprints by file; two per file while files are being written. */
type Known = ReadonlyMap<string, readonly string[]>;
type Contents = ReadonlyMap<string, string | Uint8Array>;

export interface Output {
  /**
   * Writes all files. Checks every file before it writes the first one.
   * @throws InvalidInput for an existing file that groundplan did not write
   */
  write(files: Contents, progress: Progress): Promise<void>;
}

/**
 * Opens the output folder.
 * @throws Misuse if it is not a folder and cannot be created
 * @throws InvalidInput if its manifest is invalid
 */
export async function openOutput(outdir: string, io: Io): Promise<Output> {
  if (outdir === '') throw new Misuse(messages.optionEmpty('--outdir'), { remedy: messages.OPTION_EMPTY_REMEDY });
  // An untrusted repository may contain a link with the name of the folder.
  if (await isThroughLink(outdir, io.directory, io)) {
    throw new Misuse(messages.outdirIsLink(outdir), { remedy: messages.OUTDIR_LINK_REMEDY });
  }
  const kind = await io.kindOf(outdir).catch(() => 'other');
  const above = await io.kindOf(dirname(outdir)).catch(() => 'other');
  if (kind !== 'directory' && (kind !== 'missing' || above !== 'directory')) {
    throw new Misuse(messages.outdirUnfit(outdir), { remedy: messages.OUTDIR_REMEDY });
  }
  const known = kind === 'missing' ? new Map<string, string[]>() : await readManifest(outdir, io);
  return { write: (files, progress) => writeAll({ outdir, known, files }, io, progress) };
}

interface Work {
  readonly outdir: string;
  readonly known: Known;
  readonly files: Contents;
}

async function writeAll({ outdir, known, files }: Work, io: Io, progress: Progress): Promise<void> {
  await io.makeDirectory(outdir, true);
  const real = (await io.realPath(outdir))!;
  const next = new Map([...files].map(([name, content]) => [name, [fingerprint(content)]] as const));
  const there = new Map<string, string>();
  for (const name of new Set([...known.keys(), ...files.keys()])) {
    const found = await fingerprintAt(join(real, name), io);
    const isOurs = found === null || [...(known.get(name) ?? []), ...(next.get(name) ?? [])].includes(found);
    if (!isOurs) throw new InvalidInput(messages.notOurs(`${outdir}/${name}`), { remedy: messages.NOT_OURS_REMEDY });
    if (found !== null) there.set(name, found);
  }
  const changed = [...files].filter(([name]) => there.get(name) !== next.get(name)![0]);
  const stale = [...there.keys()].filter((name) => !files.has(name)).sort(byText);
  const list = (names: Known) => writeOutput(`${outdir}/${MANIFEST}`, manifestOf(names), io, SILENT);
  if (changed.length + stale.length > 0) {
    // Lists old and new fingerprints, so that the next run recognises both if this one is interrupted.
    const during = new Map([...known, ...next].map(([name]) => [name, bothOf(name, known, next)]));
    await list(during);
  }
  for (const [name, content] of changed) await writeOutput(`${outdir}/${name}`, content, io, progress);
  for (const name of stale) {
    await io.remove(join(real, name));
    progress.say(messages.removed(`${outdir}/${name}`));
  }
  if (changed.length + stale.length > 0 || manifestOf(known) !== manifestOf(next)) await list(next);
  if (changed.length < files.size) progress.say(messages.unchanged(files.size - changed.length));
}

const SILENT: Progress = { step() {}, say() {}, warn() {}, done() {} };

const bothOf = (name: string, ...lists: readonly Known[]): string[] => [
  ...new Set(lists.flatMap((list) => list.get(name) ?? [])),
];

/** Returns a hash that ignores line endings, which Git may convert. */
const fingerprint = (content: string | Uint8Array): string =>
  sha256(
    Buffer.from(content as Uint8Array)
      .toString('latin1')
      .replaceAll('\r\n', '\n'),
  );

/**
 * Returns the fingerprint of a file; null if the file does not exist. A link or other special file gets a value that
 * matches no fingerprint.
 */
async function fingerprintAt(path: string, io: Io): Promise<string | null> {
  const found = await io.readRegular(path, FILE_BYTES_MAX);
  if (found === 'missing') return null;
  return typeof found === 'string' ? found : fingerprint(found);
}

const manifestOf = (files: Known): string =>
  `${JSON.stringify({ files: Object.fromEntries([...files].sort(([a], [b]) => byText(a, b))) }, null, 2)}\n`;

async function readManifest(outdir: string, io: Io): Promise<Map<string, string[]>> {
  const path = join((await io.realPath(outdir))!, MANIFEST);
  const bytes = await io.readRegular(path, MANIFEST_BYTES_MAX);
  if (bytes === 'missing') return new Map();
  const known = typeof bytes === 'string' ? null : parseManifest(Buffer.from(bytes).toString('utf8'));
  if (known !== null) return known;
  throw new InvalidInput(messages.manifestUnfit(`${outdir}/${MANIFEST}`), { remedy: messages.MANIFEST_REMEDY });
}

/** Parses the manifest, which may come from an untrusted repository; null if it is invalid. */
function parseManifest(text: string): Map<string, string[]> | null {
  try {
    const { files } = JSON.parse(text) as { readonly files?: unknown };
    if (typeof files !== 'object' || files === null) return null;
    const entries = Object.entries(files as Readonly<Record<string, unknown>>);
    const isFit = entries.every(
      ([name, prints]) => OUR_NAME.test(name) && Array.isArray(prints) && prints.every(isPrint),
    );
    return isFit ? new Map(entries as [string, string[]][]) : null;
  } catch {
    return null;
  }
}

const isPrint = (print: unknown): boolean => typeof print === 'string' && FINGERPRINT.test(print);

/**
 * The folder that is written to, and which of its files are ours: a list beside them says so, with the fingerprint of each.
 * What is not on it, or has been changed since, is not touched.
 */
import { dirname, join } from 'node:path';
import { InvalidInput, Misuse } from '../../errors.js';
import { byText } from '../../graph/order.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { isThroughLink } from '../../untrusted/links.js';
import * as cliMessages from '../messages.js';
import { writeOutput } from '../output.js';
import type { Progress } from '../progress.js';
import { FILE_BYTES_MAX, MANIFEST_BYTES_MAX } from './limits.js';
import * as messages from './messages.js';

const MANIFEST = '.groundplan-docs.json';
/** Ours in any version: what else is in such a list is not a name of ours, whoever has written it. */
const OUR_NAME = /^[a-z0-9][a-z0-9_-]{0,70}\.[a-z]{2,6}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;

/** File -> fingerprints of what it may hold: two while it is written. */
type Known = ReadonlyMap<string, readonly string[]>;
type Contents = ReadonlyMap<string, string | Uint8Array>;

export interface Output {
  /** All or nothing is asked before the first one is written. @throws InvalidInput for a file that is not ours */
  write(files: Contents, progress: Progress): Promise<void>;
}

/** @throws Misuse where it is no folder, and none can be made @throws InvalidInput where its list is not ours */
export async function openOutput(outdir: string, io: Io): Promise<Output> {
  if (outdir === '') throw new Misuse(cliMessages.optionEmpty('--outdir'), { remedy: cliMessages.OPTION_EMPTY_REMEDY });
  // A repository may bring a link of the usual name along.
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
    // Ended in the middle of it, the next run knows both.
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

/** Git may write line ends otherwise. */
const fingerprint = (content: string | Uint8Array): string =>
  sha256(
    Buffer.from(content as Uint8Array)
      .toString('latin1')
      .replaceAll('\r\n', '\n'),
  );

/** Null where nothing is there. What is no file, a link for one, is nobody's fingerprint. */
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

/** It may come with a repository of anybody. */
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

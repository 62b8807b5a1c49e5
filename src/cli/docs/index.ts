/**
 * `groundplan docs`: writes an index of the root modules below a directory, with pictures and pages, for documentation
 * sites. docs/docs.md
 */

import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import {
  diagram,
  FORMAT_DEFAULT,
  FORMAT_NAMES,
  type Format,
  formatRow,
  type Planning,
  requestOf,
  shownName,
} from '../../diagram.js';
import { InvalidInput, Misuse, NoResources } from '../../errors.js';
import { byText } from '../../graph/order.js';
import { sha256 } from '../../platform/hash.js';
import type { Io } from '../../platform/io.js';
import { fewOf } from '../../platform/text/few.js';
import { markdown } from '../../platform/text/markdown.js';
import { isThroughLink } from '../../platform/untrusted/links.js';
import { idsFor } from '../../slug.js';
import { Repository } from '../../terraform/roots/code.js';
import { findRoots } from '../../terraform/roots/find.js';
import { describeFailure, exitCodeOf } from '../failure.js';
import { kindOf, unreadable } from '../input.js';
import { FILE_BYTES_MAX, MANIFEST_BYTES_MAX, REASON_LENGTH_MAX, TITLE_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import { type Parsed, parsePlanning } from '../options.js';
import { summaryOf, unwritable, writeOutput } from '../output.js';
import { createProgress, type Progress, SILENT } from '../progress.js';
import { checkVarFiles } from '../source.js';

type Options = Parsed<'docs'>;

/**
 * Draws every root module and writes the index.
 * @returns the exit code, the worst one of the failed roots
 * @throws the errors of reading and writing
 */
export async function docs(options: Options, directory: string, io: Io): Promise<number> {
  if ((await kindOf(io, messages.DIRECTORY, directory)) !== 'directory') {
    throw new Misuse(messages.notADirectory(messages.DIRECTORY, directory), {
      remedy: messages.DOCS_REMEDY,
    });
  }
  const progress = createProgress(io, options);
  // An invalid option would fail for every root, and the index without roots would replace the one that is there.
  const planning = parsePlanning(options, io.env, options.debug ? progress.say : null);
  await checkVarFiles(planning, io);
  try {
    const output = await openOutput(options.outdir!, io);
    const places = await placesIn(directory, options, io, progress);
    const files = new Map<string, string | Uint8Array>();
    const entries: Entry[] = [];
    let code = 0;
    for (const [at, place] of places.entries()) {
      progress.step(messages.drew(place.path, at + 1, places.length));
      try {
        const drawn = await drawRoot(place, { options, planning }, io, progress);
        for (const [name, content] of drawn.files) files.set(name, content);
        entries.push(drawn.entry);
      } catch (error) {
        entries.push(failureOf(place, error));
        if (!(error instanceof NoResources)) code = Math.max(code, exitCodeOf(error));
        progress.done();
        io.stderr(`${messages.failed(place.path)}\n${describeFailure(error, options.debug)}`);
      }
    }
    files.set(INDEX, indexOf(options.title ?? messages.HEADING, entries));
    await output.write(files, progress);
    return code;
  } finally {
    progress.done();
  }
}

async function placesIn(directory: string, options: Options, io: Io, progress: Progress): Promise<readonly DocsRoot[]> {
  const top = (await io.realPath(directory)) ?? resolve(io.directory, directory);
  const exclude = [...options.exclude, ...ownFolder(top, resolve(io.directory, options.outdir!))];
  const found = await findRoots(new Repository(io, top), { paths: ['.'], roots: [], exclude });
  if (!found.isAll) progress.warn(messages.TOO_MANY_DIRECTORIES);
  if (found.unnameable > 0) progress.warn(messages.unnameable(found.unnameable));
  if (found.roots.length === 0) {
    throw new InvalidInput(messages.NO_ROOTS, { remedy: messages.noRootsRemedy(found.code.length) });
  }
  return namesFor(
    found.roots.map(({ path }) => path),
    directory,
  );
}

/** Excludes the output folder from the search. */
function ownFolder(top: string, outdir: string): string[] {
  const way = relative(top, outdir).replaceAll('\\', '/');
  return way === '' || way.startsWith('..') || isAbsolute(way) ? [] : [`/${way}`];
}

const failureOf = (place: DocsRoot, error: unknown): Entry => ({
  ...place,
  is: 'failed',
  reason:
    error instanceof Error && exitCodeOf(error) !== 1
      ? withoutPlace(error.message, place).replace(/\n\s*/g, '; ')
      : messages.INTERNAL_FAULT,
});

/**
 * Replaces the directory in a message with the root's path, because an index must not reveal paths of the machine. A
 * bare name without a slash stays: it reveals nothing and may be any word.
 */
function withoutPlace(text: string, { directory, path }: DocsRoot): string {
  if (!/[^/\\][/\\]|[/\\][^/\\]/.test(directory)) return text;
  return text
    .split(directory)
    .reduce((before, after) => `${before}${isName(before, after) ? path : directory}${after}`);
}

/** True if the text between `before` and `after` is a whole path and not a part of a longer one. */
const isName = (before: string, after: string): boolean =>
  !/[\p{L}\p{N}_.-]$/u.test(before) && !/^[\p{L}\p{N}_-]/u.test(after);

// ---- Files of a root module: picture, page and text.

const PICTURE: Format = FORMAT_DEFAULT;
const PAGE: Format = FORMAT_NAMES.find((format) => formatRow(format).mediaType === 'text/html')!;

/**
 * Assigns file names to roots. A root with the id `index` gets an underscore, because no id ends in one and the name
 * stays unique.
 */
function namesFor(paths: readonly string[], directory: string): readonly DocsRoot[] {
  const ids = idsFor(paths);
  return paths.map((path, at) => ({
    path,
    directory: path === '.' ? directory : directory === '.' ? path : `${directory.replace(/(?<=.)\/+$/, '')}/${path}`,
    stem: ids[at] === INDEX_STEM ? `${INDEX_STEM}_` : ids[at]!,
  }));
}

/**
 * Draws a root and returns its entry and files.
 * @throws the errors of the stages
 */
async function drawRoot(
  place: DocsRoot,
  { options, planning }: { readonly options: Options; readonly planning: Planning },
  io: Io,
  progress: Progress,
) {
  const { path, directory, stem } = place;
  const request = {
    // The option `title` is the heading of the index.
    ...requestOf({ ...options, title: null }, { formats: [PICTURE, PAGE] }, io),
    source: { is: 'code', code: { name: path, directory, repository: null, planning } },
  } as const;
  const { found, graph, pictures } = await diagram(request, io, {
    step: progress.step,
    note: () => {},
    warn: (texts) => {
      for (const text of fewOf(texts)) progress.warn(`${path}: ${text}`);
    },
  });
  const files = pictures.map(({ format, content }) => [`${stem}.${formatRow(format).extension}`, content] as const);
  const counts = summaryOf(found, graph.removed);
  const entry: Entry = {
    ...{
      ...place,
      is: 'drawn',
      title: graph.title === '' ? shownName(path, request.hidesAccounts) : graph.title,
      counts,
    },
    picture: `${stem}.${formatRow(PICTURE).extension}`,
    page: `${stem}.${formatRow(PAGE).extension}`,
  };
  return { entry, files };
}

// ---- The index, in Markdown that every documentation generator supports.

const INDEX_STEM = 'index';
const INDEX = `${INDEX_STEM}.md`;

/**
 * Returns the Markdown of the index.
 * @param entries in display order
 */
function indexOf(heading: string, entries: readonly Entry[]): string {
  const drawn = entries.filter((entry) => entry.is === 'drawn');
  const failed = entries.filter((entry) => entry.is === 'failed');
  const blocks = [
    // The heading comes first because generators use it as the page title.
    `# ${shown(heading)}`,
    messages.NOTE,
    messages.drawnSentence(drawn.length),
    ...drawn.flatMap(sectionOf),
    ...(failed.length === 0 ? [] : [`## ${messages.NOT_DRAWN}`, failed.map(failureLine).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const shown = (text: string): string => markdown(text, TITLE_LENGTH_MAX);

function sectionOf({ title, path, counts, picture, page }: Entry & { readonly is: 'drawn' }): string[] {
  const where = title === path ? [] : [`${shown(path)}: `];
  return [
    `## ${shown(title)}`,
    `[![${shown(title)}](${picture})](${page})`,
    `${where.join('')}${counts}. [${messages.OPEN_PAGE}](${page})`,
  ];
}

const failureLine = ({ path, reason }: Entry & { readonly is: 'failed' }): string =>
  `- ${shown(path)}: ${markdown(reason, REASON_LENGTH_MAX)}`;

// ---- Root modules of an index and their outcomes.

interface DocsRoot {
  /** Path relative to the given directory, with `/`. */
  readonly path: string;
  /** Path to read the root from. */
  readonly directory: string;
  /** Base name of its files without extension; stable between runs. */
  readonly stem: string;
}

type Entry = DocsRoot &
  (
    | {
        readonly is: 'drawn';
        readonly title: string;
        readonly counts: string;
        readonly picture: string;
        readonly page: string;
      }
    | { readonly is: 'failed'; readonly reason: string }
  );

// ---- The output folder.
// A manifest next to the files lists those that groundplan wrote, with their fingerprints. Files that are not listed or
// were modified since are left alone.

const MANIFEST = '.groundplan-docs.json';
/** File names that any version writes. The manifest may come from anyone, so other names in it are rejected. */
const OUR_NAME = /^[a-z0-9][a-z0-9_-]{0,70}\.[a-z]{2,6}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;

/** Acceptable fingerprints by file; two per file while files are being written. */
type Known = ReadonlyMap<string, readonly string[]>;
type Contents = ReadonlyMap<string, string | Uint8Array>;

interface Output {
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
async function openOutput(outdir: string, io: Io): Promise<Output> {
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
  // Drawing all roots can take minutes, so a directory without write permission is refused before that.
  const firstWritten = kind === 'missing' ? resolve(io.directory, outdir) : join(outdir, MANIFEST);
  await io.checkWritable?.(firstWritten).catch(unwritableIn(outdir));
  return { write: (files, progress) => writeAll({ outdir, known, files }, io, progress) };
}

/** Returns a handler that throws Misuse or External for an output directory that cannot be written. */
const unwritableIn =
  (path: string) =>
  (cause: unknown): never =>
    unwritable(path, cause, messages.OUTDIR_UNWRITABLE_REMEDY);

interface Work {
  readonly outdir: string;
  readonly known: Known;
  readonly files: Contents;
}

async function writeAll({ outdir, known, files }: Work, io: Io, progress: Progress): Promise<void> {
  await io.makeDirectory(outdir, true).catch(unwritableIn(outdir));
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
  const write = (name: string, content: string | Uint8Array, reporter: Progress) =>
    writeOutput(`${outdir}/${name}`, content, io, reporter, messages.OUTDIR_UNWRITABLE_REMEDY);
  const list = (names: Known) => write(MANIFEST, manifestOf(names), SILENT);
  if (changed.length + stale.length > 0) {
    // Lists old and new fingerprints, so that the next run recognises both if this one is interrupted.
    const during = new Map([...known, ...next].map(([name]) => [name, bothOf(name, known, next)]));
    await list(during);
  }
  for (const [name, content] of changed) await write(name, content, progress);
  for (const name of stale) {
    await io.remove(join(real, name)).catch(unwritableIn(`${outdir}/${name}`));
    progress.say(messages.removed(`${outdir}/${name}`));
  }
  if (changed.length + stale.length > 0 || manifestOf(known) !== manifestOf(next)) await list(next);
  if (changed.length < files.size) progress.say(messages.unchanged(files.size - changed.length));
}

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
  const found = await io.readRegular(path, FILE_BYTES_MAX).catch((cause: unknown) => unreadable('', path, cause));
  if (found === 'missing') return null;
  return typeof found === 'string' ? found : fingerprint(found);
}

const manifestOf = (files: Known): string =>
  `${JSON.stringify({ files: Object.fromEntries([...files].sort(([a], [b]) => byText(a, b))) }, null, 2)}\n`;

async function readManifest(outdir: string, io: Io): Promise<Map<string, string[]>> {
  const path = join((await io.realPath(outdir))!, MANIFEST);
  const bytes = await io.readRegular(path, MANIFEST_BYTES_MAX).catch((cause: unknown) => unreadable('', path, cause));
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

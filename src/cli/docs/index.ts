/**
 * `groundplan docs`: draws each root module below a directory, and writes a picture and a page for each, with an index
 * in Markdown, for a documentation site. docs/docs.md
 */

import { isAbsolute, relative, resolve } from 'node:path';
import type { Planning, RootLink } from '../../diagram.js';
import { InvalidInput, Misuse, NoResources } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { rememberCode, rememberCodes, rememberRoots } from '../../results.js';
import { idsFor } from '../../slug.js';
import type { RootSearchResult } from '../../terraform/roots/find.js';
import { describeFailure, exitCodeOf } from '../failure.js';
import { checkVarFiles, kindOf } from '../input.js';
import * as messages from '../messages.js';
import { type Parsed, parsePlanning } from '../options.js';
import { createProgress, type Progress } from '../progress.js';
import type { EstateDrawn } from './draw.js';
import { type DocsRoot, type Drawn, type Entry, indexOf, printWarnings, type Relations } from './listing.js';
import { type FileContent, fingerprint, type OutputDirectory, openOutput } from './output.js';

type Options = Parsed<'docs'>;

/** Loaded on demand, because a run that finds all files unchanged needs neither the stages nor the catalogue. */
const pipeline = () => import('../../diagram.js');

/**
 * Runs the command. A root module that cannot be drawn is named in the index, and the others are written.
 * @returns the exit code: 0, or the highest of the failed roots
 * @throws Misuse and InvalidInput for invalid options, a directory without root modules, and an output directory that
 * cannot be used
 */
export async function docs(options: Options, directory: string, io: Io): Promise<number> {
  if ((await kindOf(io, messages.DIRECTORY, directory)) !== 'directory') {
    throw new Misuse(messages.notADirectory(messages.DIRECTORY, directory), {
      remedy: messages.DOCS_REMEDY,
    });
  }
  const progress = createProgress(io, options);
  // Checked before any drawing: an invalid option would fail for every root, and the index of an earlier run would be
  // replaced by one without roots.
  const planning = parsePlanning(options, io.env, options.debug ? progress.say : null);
  await checkVarFiles(planning, io);
  try {
    const output = await openOutput(options.outdir!, io);
    const roots = await rootsBelow(directory, options, io, progress);
    const files = new Map<string, FileContent>();
    const entries: Entry[] = [];
    let code = 0;
    for (const [index, root] of roots.entries()) {
      progress.step(messages.drawingRoot(root.path, index + 1, roots.length));
      try {
        const drawn = await drawRoot(root, { options, planning, output }, io, progress);
        for (const [name, content] of drawn.files) files.set(name, content);
        entries.push(drawn.entry);
      } catch (error) {
        entries.push(failureOf(root, error));
        // A root module without resources, such as one with a backend only, is not a failure.
        if (!(error instanceof NoResources)) code = Math.max(code, exitCodeOf(error));
        progress.done();
        io.stderr(`${messages.rootFailed(root.path)}\n${describeFailure(error, options.debug)}`);
      }
    }
    const links = await linksIn(entries);
    const { map, failure } = await tryMap(entries, links, { options, planning, output }, io, progress);
    if (failure !== null) code = Math.max(code, failure.exitCode);
    for (const [name, content] of map?.files ?? []) files.set(name, content);
    const relations = { links, map, mapFailure: failure?.reason ?? null };
    files.set(INDEX, await indexFor(entries, relations, options, io, progress));
    await output.write(files, progress);
    return code;
  } finally {
    progress.done();
  }
}

const drawnIn = (entries: readonly Entry[]) => entries.flatMap((entry) => (entry.is === 'drawn' ? [entry] : []));

/** Returns the links between the root modules. Links are made of imports, so without imports there are none. */
async function linksIn(entries: readonly Entry[]): Promise<readonly RootLink[]> {
  const roots = drawnIn(entries).flatMap(({ description }) => description ?? []);
  return roots.every(({ imports }) => imports.length === 0) ? [] : (await pipeline()).linksBetween(roots);
}

/** Returns the map, or the reason why it could not be drawn. A failure is printed, and the index is written without it. */
async function tryMap(
  entries: readonly Entry[],
  links: readonly RootLink[],
  context: Context,
  io: Io,
  progress: Progress,
) {
  try {
    return { map: await mapOf(entries, links, context, io, progress), failure: null };
  } catch (error) {
    if (error instanceof NoResources) return { map: null, failure: null };
    progress.done();
    io.stderr(`${messages.MAP_FAILED}\n${describeFailure(error, context.options.debug)}`);
    const reason = publicReason(error, drawnIn(entries));
    return { map: null, failure: { reason, exitCode: exitCodeOf(error) } };
  }
}

/**
 * Returns the map, which is the diagram of all root modules together, with the names of its files; null if no root module
 * reads from another one. It is drawn only if any of their code has changed.
 */
async function mapOf(
  entries: readonly Entry[],
  links: readonly RootLink[],
  { options, planning, output }: Context,
  io: Io,
  progress: Progress,
) {
  const [first, ...others] = drawnIn(entries).map(({ path, directory }) => {
    return { name: path, path, directory, repository: null, planning };
  });
  if (first === undefined || links.every(({ from, to }) => from === to)) return null;
  const codes = [first, ...others] as const;
  const draw = async (recordingIo: Io): Promise<EstateDrawn | null> => {
    const { drawEstate } = await import('./draw.js');
    return drawEstate(codes, options, recordingIo, progress);
  };
  const known = await rememberCodes(codes, mapFormOf(options), io, draw);
  const drawn = known === null || (await isWritten(known, MAP_STEM, output)) ? known : await draw(io);
  if (drawn === null) return null;
  const { summary, picture, page } = drawn;
  const files = [...drawn.files].map(([extension, content]) => [`${MAP_STEM}.${extension}`, content] as const);
  return { files, summary, picture: `${MAP_STEM}.${picture}`, page: `${MAP_STEM}.${page}` };
}

/** Returns the content of the index, with the last change of each root module if the option `--last-change` is set. */
async function indexFor(
  entries: readonly Entry[],
  relations: Omit<Relations, 'changes'>,
  options: Options,
  io: Io,
  progress: Progress,
): Promise<string> {
  const directories = drawnIn(entries).map(({ directory }) => directory);
  const history = options['last-change']
    ? await (await pipeline()).lastChanges(directories, resolve(io.directory, options.outdir!), io)
    : null;
  for (const warning of history?.warnings ?? []) progress.warn(warning);
  const changes = history?.changes ?? null;
  return indexOf(options.title ?? messages.HEADING, entries, { ...relations, changes });
}

/**
 * Returns the root modules below a directory.
 * @throws InvalidInput if there are none
 */
async function rootsBelow(
  directory: string,
  options: Options,
  io: Io,
  progress: Progress,
): Promise<readonly DocsRoot[]> {
  const top = (await io.realPath(directory)) ?? resolve(io.directory, directory);
  const exclude = [...options.exclude, ...patternsFor(top, resolve(io.directory, options.outdir!))];
  const search = await rememberRoots(
    { top, exclude, cache: options.cache, debug: options.debug ? progress.say : null },
    io,
    (recordingIo) => searchRoots(top, exclude, recordingIo),
  );
  if (!search.isAll) progress.warn(messages.TOO_MANY_DIRECTORIES);
  if (search.unnameable > 0) progress.warn(messages.unnameable(search.unnameable));
  if (search.roots.length === 0) {
    throw new InvalidInput(messages.NO_ROOTS, { remedy: messages.noRootsRemedy(search.code.length) });
  }
  return namesFor(
    search.roots.map(({ path }) => path),
    directory,
  );
}

async function searchRoots(top: string, exclude: readonly string[], io: Io): Promise<RootSearchResult> {
  const { findRoots } = await import('../../terraform/roots/find.js');
  const { Repository } = await import('../../terraform/roots/code.js');
  return findRoots(new Repository(io, top), { paths: ['.'], roots: [], exclude });
}

/** Returns the pattern that excludes the output directory from the search; none if it is not below `top`. */
function patternsFor(top: string, outdir: string): string[] {
  const path = relative(top, outdir).replaceAll('\\', '/');
  return path === '' || path.startsWith('..') || isAbsolute(path) ? [] : [`/${path}`];
}

const failureOf = (root: DocsRoot, error: unknown): Entry => ({
  ...root,
  is: 'failed',
  reason: publicReason(error, [root]),
});

/** Returns the message of an error in one line, without the directories of the root modules. */
const publicReason = (error: unknown, roots: readonly DocsRoot[]): string =>
  error instanceof Error && exitCodeOf(error) !== 1
    ? roots.reduce(withoutDirectory, error.message).replace(/\n\s*/g, '; ')
    : messages.INTERNAL_FAULT;

/**
 * Replaces the directory in a message with the root's path, because an index must not reveal paths of the machine:
 * `/home/ann/infra/prod` becomes `prod`. A bare name without a slash stays: it reveals nothing and may be any word.
 */
function withoutDirectory(text: string, { directory, path }: DocsRoot): string {
  if (!/[^/\\][/\\]|[/\\][^/\\]/.test(directory)) return text;
  return text
    .split(directory)
    .reduce((before, after) => `${before}${isWholePath(before, after) ? path : directory}${after}`);
}

/** True if a path between the two texts is not part of a longer one. */
const isWholePath = (before: string, after: string): boolean =>
  !/[\p{L}\p{N}_.-]$/u.test(before) && !/^[\p{L}\p{N}_-]/u.test(after);

// ---- A root module: drawn, or its files found unchanged.

interface Context {
  readonly options: Parsed<'docs'>;
  readonly planning: Planning;
  readonly output: OutputDirectory;
}

/**
 * Returns the entry and the files of a root, and prints its warnings. Draws it unless the output directory has what an
 * earlier run has drawn from the same code.
 * @throws the errors of the stages
 */
async function drawRoot(root: DocsRoot, context: Context, io: Io, progress: Progress) {
  const { path, directory, stem } = root;
  const { options, planning, output } = context;
  const code = { name: path, directory, repository: null, planning };
  const draw = async (recordingIo: Io): Promise<Drawn> => {
    const { drawCode } = await import('./draw.js');
    return drawCode(code, options, recordingIo, progress);
  };
  const known = await rememberCode(code, formOf(options), io, draw);
  const drawn = (await isWritten(known, stem, output)) ? known : await draw(io);
  printWarnings(path, drawn.warnings, progress);
  const { title, counts, resources, kinds, description } = drawn;
  const files = { picture: `${stem}.${drawn.picture}`, page: `${stem}.${drawn.page}` };
  const entry: Entry = { ...root, is: 'drawn', title, counts, resources, kinds, description, ...files };
  return { entry, files: [...drawn.files].map(([extension, content]) => [`${stem}.${extension}`, content] as const) };
}

/** Options that only affect the index, not the files of a single root module. */
const INDEX_OPTIONS: ReadonlySet<string> = new Set([
  'given',
  'title',
  'outdir',
  'exclude',
  'last-change',
  'quiet',
  'debug',
  'cache',
]);

/**
 * Returns the drawn files in the form in which the cache keeps them: fingerprints replace the contents, which are in the
 * output directory.
 */
const withFingerprints = <T extends Pick<Drawn, 'files'>>({ files, ...drawn }: T) => ({
  ...drawn,
  files: new Map([...files].map(([name, content]) => [name, { fingerprint: fingerprint(content as string) }])),
});

/** Returns the options that decide about the files of a root module. With other values, they are drawn again. */
const optionsOfFiles = (options: Options) => Object.entries(options).filter(([name]) => !INDEX_OPTIONS.has(name));

/** Conversion of a drawn root module to data, and back. */
const formOf = (options: Options) => ({
  kind: ['docs', optionsOfFiles(options)],
  save: withFingerprints<Drawn>,
  load: (saved: unknown) => saved as Drawn,
});

/** Conversion of the map of all root modules to data, and back. Nothing is kept if there is none. */
const mapFormOf = (options: Options) => ({
  kind: ['docs map', optionsOfFiles(options)],
  save: (drawn: EstateDrawn | null) => (drawn === null ? null : withFingerprints(drawn)),
  load: (saved: unknown) => saved as EstateDrawn | null,
});

/** True if each file was drawn just now, or is in the output directory as an earlier run wrote it. */
async function isWritten({ files }: Pick<Drawn, 'files'>, stem: string, output: OutputDirectory): Promise<boolean> {
  for (const [extension, content] of files) {
    if (typeof content === 'string' || !('fingerprint' in content)) continue;
    if (!(await output.has(`${stem}.${extension}`, content))) return false;
  }
  return true;
}

// ---- Names of files.

const INDEX_STEM = 'index';
const INDEX = `${INDEX_STEM}.md`;
const MAP_STEM = 'estate';
const TAKEN: ReadonlySet<string> = new Set([INDEX_STEM, MAP_STEM]);

/**
 * Assigns file names to roots. The ids `index` and `estate` get an underscore, because these names are taken and no
 * other id ends in one.
 * @param paths relative to `directory`
 */
function namesFor(paths: readonly string[], directory: string): readonly DocsRoot[] {
  const ids = idsFor(paths);
  return paths.map((path, index) => ({
    path,
    directory: joinPaths(directory, path),
    stem: TAKEN.has(ids[index]!) ? `${ids[index]}_` : ids[index]!,
  }));
}

/**
 * Joins like the user would type: `./x` is `x`. Keeps `..` and repeated slashes, so that messages quote the user's
 * path.
 */
function joinPaths(directory: string, path: string): string {
  if (path === '.') return directory;
  return directory === '.' ? path : `${directory.replace(/(?<=.)\/+$/, '')}/${path}`;
}

/**
 * `groundplan estate`: finds the root modules below directories, links them, and draws them as one architecture. Estate
 * files of other repositories add their root modules to the links. docs/estate.md
 */
import { basename, posix, resolve } from 'node:path';
import { type Diagram, diagram, type Impact, type Planning, type ReadEstate, readEstate } from '../diagram.js';
import { InvalidInput, Misuse, NoResources } from '../errors.js';
import type { Io } from '../platform/io.js';
import { limitWarnings } from '../platform/text/limit-warnings.js';
import { harmless, printable } from '../platform/text/printable.js';
import { isBelow, Repository } from '../terraform/roots/code.js';
import { findRoots } from '../terraform/roots/find.js';
import { checkExplanation, explain } from './explain.js';
import { describeFailure, exitCodeOf } from './failure.js';
import { checkVarFiles, type InputFile, kindOf, readInput } from './input.js';
import * as messages from './messages.js';
import { type Parsed, parsePlanning } from './options.js';
import { checkWritable, STDOUT, writeOutput } from './output.js';
import { createProgress, type Progress } from './progress.js';
import { checkAnnotationOption, readRequest } from './request.js';
import { printSummary } from './run.js';
import {
  checkEdited,
  checkTargets,
  chooseEstateTargets,
  ineffectiveOptions,
  isStdout,
  pageFile,
  pictureTargets,
  type Target,
  writePictures,
} from './targets.js';

type Options = Parsed<'estate'>;

/**
 * Runs the command. A root module that cannot be read is an entry of the estate, and the others are drawn.
 * @param sources directories and estate files
 * @returns the exit code: 0, or the highest of the failed root modules
 * @throws Misuse and InvalidInput for invalid options, and for sources without root modules
 */
export async function estate(options: Options, sources: readonly string[], io: Io): Promise<number> {
  const targets = await targetsOf(options, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const formats = targets.map(({ format }) => format);
  const progress = createProgress(io, options);
  for (const warning of ineffectiveOptions(options, formats)) progress.warn(warning);
  try {
    const planning = parsePlanning(options, io.env, options.debug ? progress.say : null);
    await checkVarFiles(planning, io);
    const request = await readRequest(options, { formats, pageFile: (slug) => pageFile(targets, slug) }, io);
    const opened = await openSources(sources, options, io, progress);
    const hidesAccounts = request.hidesAccounts === true;
    const result = await readSources(opened, { ...request, hidesAccounts, planning, options }, io, progress);
    const drawn = await draw(result, { ...request, planning, options }, io, progress);
    await writeOutput(estateFile(options), result.text, io, progress);
    if (drawn !== null) await writePictures(targets, drawn, io, progress);
    else progress.warn(opened.roots.length === 0 ? messages.ESTATE_FILES_ALONE : messages.ESTATE_EMPTY);
    for (const { roots, certainty } of result.estate.cycles) {
      progress.warn(messages.cycle(roots, certainty === 'stated'));
    }
    await printImpact(result.impact, options, io);
    progress.say(result.summary);
    return reportFailures(result, options, io, progress);
  } finally {
    progress.done();
  }
}

const DEFAULT_ESTATE_FILE = 'estate.json';

const estateFile = ({ estatefile: path }: Options): string =>
  path === null ? DEFAULT_ESTATE_FILE : isStdout(path) ? STDOUT : path;

/**
 * Returns the pictures to write, all of them writable.
 * @throws Misuse if a file cannot be written, or two outputs go to stdout
 */
async function targetsOf(options: Options, io: Io): Promise<readonly Target[]> {
  const targets = await pictureTargets(options, chooseEstateTargets, io);
  const path = estateFile(options);
  const filesOnStdout = [path, ...targets.map((target) => target.path)].filter((file) => file === STDOUT).length;
  // `--changed` prints the affected root modules.
  const outputsOnStdout = filesOnStdout + (options.changed === null ? 0 : 1);
  if (outputsOnStdout > 1) throw new Misuse(messages.STDOUT_TAKEN, { remedy: messages.ESTATE_STDOUT_REMEDY });
  checkExplanation(options.explain, outputsOnStdout > 0);
  await checkTargets(targets, io);
  await checkEdited(targets, null, io);
  await checkWritable(path, io);
  return targets;
}

/** A root module below one of the sources. */
interface Root {
  /** Name for messages: its path with the source as the user wrote it. */
  readonly name: string;
  /** Absolute path. */
  readonly directory: string;
  /** Path in the estate, which begins with the name of the source's directory. */
  readonly path: string;
}

interface Sources {
  readonly roots: readonly Root[];
  readonly files: readonly InputFile[];
  /** The directories, as the user wrote them. */
  readonly directories: readonly string[];
}

// ---- Reading, and comparing with an earlier commit.

type ReadRequest = { readonly hidesAccounts: boolean; readonly planning: Planning; readonly options: Options };

/** Reads the root modules; with `--changed`, also those of the commit. */
async function readSources(
  { roots, files, directories }: Sources,
  { hidesAccounts, planning, options }: ReadRequest,
  io: Io,
  progress: Progress,
): Promise<ReadEstate> {
  const codesOf = (settings: Planning) => roots.map((root) => ({ ...root, repository: null, planning: settings }));
  const { changed, exclude } = options;
  if (changed === null) return readEstate({ roots: codesOf(planning), files, hidesAccounts }, io, progress.step);
  const [directory, ...others] = directories;
  if (directory === undefined || others.length > 0) {
    throw new Misuse(messages.CHANGED_ONE, { remedy: messages.CHANGED_ONE_REMEDY });
  }
  const { withCommits } = await import('../differences.js');
  // Modules that were installed in the working tree are not in the commit, and would make a whole module look new.
  const settings = { ...planning, installed: false };
  const commits = { directory, from: changed, to: null, fromMergeBase: true };
  const planningOfBoth = { before: settings, after: settings };
  return withCommits(
    { ...commits, planning: planningOfBoth },
    io,
    async ({ before, folder, description, warnings }) => {
      progress.say(description);
      for (const warning of warnings) progress.warn(warning);
      const tree = before?.is === 'code' ? before.code : null;
      const search =
        tree && (await findRoots(new Repository(io, tree.directory), { paths: ['.'], roots: [], exclude }));
      const earlier = rootsIn(search?.roots ?? []).map(({ path }) => ({
        name: `${changed}:${posix.join(folder, path)}`,
        directory: posix.join(tree!.directory, path),
        path: posix.join(folder, path),
        repository: tree!.repository,
        planning: settings,
      }));
      const comparison = { roots: earlier, workingTree: directory };
      return readEstate({ roots: codesOf(settings), files, hidesAccounts, before: comparison }, io, progress.step);
    },
  );
}

/** Prints the root modules that read what has changed. */
async function printImpact(impact: Impact | null, { changed }: Options, io: Io): Promise<void> {
  if (impact === null) return;
  const { changed: ids, unknown, affected } = impact;
  const lines = [
    messages.changedRoots(changed!, ids),
    ...(unknown.length === 0 ? [] : [messages.uncomparedRoots(unknown)]),
    messages.affectedRoots(affected.map(({ root }) => root)),
    ...affected.flatMap(({ root, reads }) => [
      '',
      printable(root),
      ...reads.map((read) => `  ${messages.affectedRead(read)}`),
    ]),
  ];
  await io.stdout(harmless(`${lines.join('\n')}\n`));
}

// ---- Sources.

/** Finds the root modules of directories, and reads estate files. A directory that two sources contain counts once. */
async function openSources(
  sources: readonly string[],
  { exclude }: Options,
  io: Io,
  progress: Progress,
): Promise<Sources> {
  const roots = new Map<string, Root>();
  const files: InputFile[] = [];
  const directories: string[] = [];
  for (const source of sources) {
    const kind = await kindOf(io, messages.ESTATE_SOURCE, source);
    if (kind === 'file') {
      files.push(await readInput(io, messages.ESTATE_SOURCE, source));
      continue;
    }
    if (kind !== 'directory') {
      throw new Misuse(messages.notADirectory(messages.ESTATE_SOURCE, source), { remedy: messages.ESTATE_REMEDY });
    }
    const top = (await io.realPath(source)) ?? resolve(io.directory, source);
    const search = await findRoots(new Repository(io, top), { paths: ['.'], roots: [], exclude });
    if (!search.isAll) progress.warn(messages.TOO_MANY_DIRECTORIES);
    if (search.unnameable > 0) progress.warn(messages.unnameable(search.unnameable));
    if (search.roots.length === 0) {
      throw new InvalidInput(messages.NO_ROOTS, { remedy: messages.noRootsRemedy(search.code.length) });
    }
    directories.push(source);
    for (const { path } of rootsIn(search.roots)) {
      const directory = posix.join(top, path);
      const root = { name: posix.join(source, path), directory, path: posix.join(basename(top), path) };
      if (!roots.has(directory)) roots.set(directory, root);
    }
  }
  return { roots: [...roots.values()], files, directories };
}

/** Returns the root modules without files that other root modules include. */
const rootsIn = (roots: readonly FoundRoot[]): readonly FoundRoot[] => roots.filter((root) => !isShared(root, roots));

/**
 * True for a Terragrunt file that the units below include. As a root module it would contain all of these units a
 * second time.
 */
const isShared = ({ path, isTerragrunt }: FoundRoot, roots: readonly FoundRoot[]): boolean =>
  isTerragrunt && roots.some((other) => other.isTerragrunt && other.path !== path && isBelow(path, other.path));

type FoundRoot = Awaited<ReturnType<typeof findRoots>>['roots'][number];

type DrawRequest = Awaited<ReturnType<typeof readRequest>> & {
  readonly planning: Planning;
  readonly options: Options;
};

/** Draws the joined root modules; null if there is nothing to draw. */
async function draw(
  { inventory }: ReadEstate,
  { planning, options, ...request }: DrawRequest,
  io: Io,
  progress: Progress,
): Promise<Diagram | null> {
  if (inventory === null) return null;
  const source = { is: 'joined', name: '', title: '', folders: [], inventory, planning } as const;
  try {
    return await diagram({ ...request, source }, io, {
      step: progress.step,
      note: progress.say,
      warn: (texts) => {
        for (const text of limitWarnings(texts)) progress.warn(text);
      },
      read: (result) => explain(result, options.explain, io, progress),
      counted: async (result, removed) => printSummary(result, progress, removed),
    });
  } catch (error) {
    if (error instanceof NoResources) return null;
    throw error;
  }
}

/**
 * Prints the message of each root module that could not be read.
 * @returns the highest exit code
 */
function reportFailures({ failures }: ReadEstate, { debug }: Options, io: Io, progress: Progress): number {
  progress.done();
  for (const { name, error } of failures) {
    io.stderr(`${messages.rootFailed(name)}\n${describeFailure(error, debug)}`);
  }
  return Math.max(0, ...failures.map(({ error }) => exitCodeOf(error)));
}

/**
 * `groundplan diff`: compares two sources, two commits of a directory, or two sets of variable files, and writes a
 * report, a diagram, or both.
 */
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { type Format, formatRow, type Planning, type Source } from '../../diagram.js';
import {
  type Difference,
  difference,
  distinctNames,
  isDifferent,
  type Names,
  withCommits,
  writeReport,
} from '../../differences.js';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { limitWarnings } from '../../platform/text/limit-warnings.js';
import { harmless } from '../../platform/text/printable.js';
import { COMMENT_FOCUS } from '../../pull-request/limits.js';
import { checkVarFiles, descriptorOf, kindOf } from '../input.js';
import * as messages from '../messages.js';
import { type Parsed, parsePlanning } from '../options.js';
import { checkNotDirectory, checkWritable, STDOUT, writeOutput } from '../output.js';
import { createProgress, type Progress } from '../progress.js';
import { checkAnnotationOption, readRequest } from '../request.js';
import { checkSeparatePipes, planningOptionsIn, readSource } from '../source.js';
import {
  checkEdited,
  chooseDiffTargets,
  type DiffFormat,
  ineffectiveOptions,
  reportFormatOf,
  type Target,
} from '../targets.js';

/** Exit code for different sources (`diff --exit-code`) and for an outdated file (`check`): docs/exit-codes.md. */
export const DIFFERENT = 10;

type DiffOptions = Parsed<'diff'>;

/**
 * Runs the command. Reads both sources before it writes anything.
 * @param positionals two sources, or none
 * @param onDifference receives the result before it is written
 * @returns the exit code
 * @throws Misuse for options that exclude each other; otherwise the errors of the stages
 */
export async function diff(
  given: DiffOptions,
  positionals: readonly string[],
  io: Io,
  onDifference: (result: Difference) => void = () => {},
): Promise<number> {
  const sides = sidesOf(given, positionals);
  const targets = await targetsOf(given, io);
  const options = { ...given, focus: focusOf(given, targets) };
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const formats = targets.flatMap(({ format }) => (reportFormatOf(format) === null ? [format as Format] : []));
  const request = { ...(await readRequest(options, { formats }, io)), ...comparisonOf(options, sides) };
  const progress = createProgress(io, options);
  const allFormats = targets.map(({ format }) => format);
  for (const warning of ineffectiveOptions(options, allFormats)) progress.warn(warning);
  try {
    const result = await withSources(sides, options, io, progress, (sources) =>
      difference({ ...request, ...sources }, io, {
        step: progress.step,
        note: progress.say,
        warn: (texts) => warnAll(texts, progress),
      }),
    );
    onDifference(result);
    await write(result, targets, io, progress);
    return options['exit-code'] && isDifferent(result.report) ? DIFFERENT : 0;
  } finally {
    progress.done();
  }
}

// ---- The two sides.

/** Two sources, or one directory with two commits or two sets of variable files (environments). */
type Sides =
  | { readonly are: 'sources'; readonly before: string; readonly after: string }
  | { readonly are: 'commits'; readonly directory: string }
  | { readonly are: 'environments'; readonly directory: string };

/**
 * Returns the two sides to compare.
 * @throws Misuse for options that exclude each other
 */
function sidesOf(options: DiffOptions, positionals: readonly string[]): Sides {
  const { source, from, to } = options;
  const [before, after, ...others] = positionals;
  if (before !== undefined) {
    if (after === undefined || others.length > 0)
      throw new Misuse(messages.DIFF_TAKES_TWO, { remedy: messages.DIFF_REMEDY });
    if (source !== null || from !== null || to !== null) {
      throw new Misuse(messages.DIFF_EITHER_OR, { remedy: messages.DIFF_REMEDY });
    }
    checkSeparatePipes(before, after);
    return { are: 'sources', before, after };
  }
  const hasVariables = options['varfile-before'].length + options['varfile-after'].length > 0;
  const are = hasVariables && from === null && to === null ? 'environments' : 'commits';
  return { are, directory: source ?? '.' };
}

// ---- Output files.

/**
 * Returns the files to write, all of them writable.
 * @throws Misuse
 */
async function targetsOf(options: DiffOptions, io: Io): Promise<readonly Target<DiffFormat>[]> {
  const { outfile } = options;
  const kind = outfile === null ? 'missing' : await checkNotDirectory(outfile, io);
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseDiffTargets(options, kind === 'other' || isOpen);
  for (const { format, path } of targets) {
    const isBinary = reportFormatOf(format) === null && formatRow(format as Format).isBinary;
    if (path === STDOUT && isBinary && io.stdoutIsTerminal) {
      throw new Misuse(messages.stdoutIsTerminal(format.toUpperCase()), { remedy: messages.STDOUT_IS_TERMINAL_REMEDY });
    }
    await checkWritable(path, io);
  }
  await checkEdited(targets, null, io);
  return targets;
}

/** Returns how much is drawn. The reader of a page moves and zooms in it, so it shows everything by default. */
function focusOf({ given, focus }: DiffOptions, targets: readonly Target<DiffFormat>[]): DiffOptions['focus'] {
  const isPage = ({ format }: Target<DiffFormat>): boolean =>
    reportFormatOf(format) === null && formatRow(format as Format).hasLevels === true;
  return !given.has('focus') && targets.some(isPage) ? 'all' : focus;
}

/**
 * Returns the members of the request that only a comparison has. `isOneState` is true if the first side becomes the
 * second one. It is false for two environments: the same code with other variable files. Two commits or checkouts are one
 * state even if each has a variable file of its own.
 */
const comparisonOf = ({ focus, hops, ...options }: DiffOptions, sides: Sides) => ({
  hops: focus === 'all' ? null : hops,
  ...(focus === 'fit' && { ...COMMENT_FOCUS, hops }),
  isOneState: !isSameCode(sides) || options['varfile-before'].join('\n') === options['varfile-after'].join('\n'),
});

const isSameCode = (sides: Sides): boolean =>
  sides.are === 'environments' || (sides.are === 'sources' && resolve(sides.before) === resolve(sides.after));

/** The sources to compare. A commit without the directory is null. */
interface Sources {
  readonly names?: Names;
  readonly before: Source | null;
  readonly after: Source | null;
  /** True if a side without resources is not an error. */
  readonly mayBeEmpty: boolean;
  /** Path of the directory relative to the top of its repository. */
  readonly folder?: string;
}

/** Calls `work` with the two sources. Those of commits exist only until it resolves. */
async function withSources(
  sides: Sides,
  options: DiffOptions,
  io: Io,
  progress: Progress,
  work: (sources: Sources) => Promise<Difference>,
): Promise<Difference> {
  const debug = options.debug ? progress.say : null;
  const pairs = sides.are === 'sources' ? await pairVarFiles(options.varfile, sides, io, progress) : null;
  const planningOf = (side: keyof Pair<unknown>): Planning => {
    const common = pairs === null ? options.varfile : pairs[side];
    return parsePlanning({ ...options, varfile: [...common, ...options[`varfile-${side}`]] }, io.env, debug);
  };
  const planning = { before: planningOf('before'), after: planningOf('after') };
  if (sides.are !== 'commits') return work(await readBoth(sides, options, planning, io, progress));
  const { directory } = sides;
  await checkDirectory(directory, io);
  for (const side of [planning.before, planning.after]) await checkVarFiles(side, io);
  const { from, to, 'merge-base': fromMergeBase } = options;
  return withCommits({ directory, from, to, fromMergeBase, planning }, io, ({ description, warnings, ...sources }) => {
    progress.say(description);
    warnAll(warnings, progress);
    return work({ ...sources, mayBeEmpty: true });
  });
}

interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/**
 * Returns the files of `--varfile` for each of two sources. A file inside one of two checkouts also names the file at the
 * same path of the other. A path that does not exist in the working directory is looked up in both sources. If only one of
 * a pair exists, both sources use it, with a warning.
 */
async function pairVarFiles(
  files: readonly string[],
  sides: Pair<string>,
  io: Io,
  progress: Progress,
): Promise<Pair<readonly string[]>> {
  const isFile = async (path: string): Promise<boolean> => (await io.kindOf(path).catch(() => 'missing')) === 'file';
  const roots = { before: resolve(io.directory, sides.before), after: resolve(io.directory, sides.after) };
  const tops = topsOf(roots);
  const pairs: Pair<string>[] = [];
  for (const file of files) {
    const path = resolve(io.directory, file);
    const isHere = await isFile(path);
    const pair = isHere
      ? counterparts(path, tops)
      : { before: join(roots.before, file), after: join(roots.after, file) };
    const [hasBefore, hasAfter] = pair === null ? [] : [await isFile(pair.before), await isFile(pair.after)];
    if (pair !== null && hasBefore && hasAfter) pairs.push(pair);
    else if (pair !== null && (hasBefore || hasAfter)) {
      const only = hasBefore ? pair.before : pair.after;
      progress.warn(messages.varFileOfOneSide(file, hasBefore ? sides.after : sides.before));
      pairs.push({ before: only, after: only });
    } else pairs.push({ before: file, after: file });
  }
  return { before: pairs.map(({ before }) => before), after: pairs.map(({ after }) => after) };
}

/**
 * Returns the tops of two checkouts of one repository, by removing the names that both paths end with: `old` and `new`
 * for `old/infra` and `new/infra`.
 */
function topsOf({ before, after }: Pair<string>): Pair<string> {
  let tops = { before, after };
  while (basename(tops.before) === basename(tops.after) && tops.before !== tops.after)
    tops = { before: dirname(tops.before), after: dirname(tops.after) };
  return tops;
}

/** Returns a file inside one of two directories with the one at the same path of the other; null if it is in neither. */
function counterparts(path: string, { before, after }: Pair<string>): Pair<string> | null {
  const [inBefore, inAfter] = [before, after].map((top) => relative(top, path)) as [string, string];
  // Every path is inside the root of the file system, which is no checkout.
  const isIn = (from: string): boolean => from !== path.slice(1) && !/^\.\.(?:\/|$)/.test(from) && !isAbsolute(from);
  // The inner of two nested directories counts.
  const isOfAfter = isIn(inAfter) && (!isIn(inBefore) || inAfter.length < inBefore.length);
  if (isOfAfter) return { before: join(before, inAfter), after: path };
  return isIn(inBefore) ? { before: path, after: join(after, inBefore) } : null;
}

/** Reads two sources, or one directory with two sets of variable files. */
async function readBoth(
  sides: Exclude<Sides, { are: 'commits' }>,
  options: DiffOptions,
  planning: Pair<Planning>,
  io: Io,
  progress: Progress,
): Promise<Sources> {
  if (sides.are === 'environments') await checkDirectory(sides.directory, io);
  const paths = sides.are === 'sources' ? sides : { before: sides.directory, after: sides.directory };
  const read = (side: 'before' | 'after') =>
    readSource(
      { argument: side, path: paths[side], planning: planning[side], planningOptions: planningOptionsIn(options) },
      io,
    );
  const before = await read('before');
  const after = await read('after');
  warnAll([...before.warnings, ...after.warnings], progress);
  const names = namesOf(sides, options);
  return { before: before.source, after: after.source, mayBeEmpty: false, ...(names !== null && { names }) };
}

/** Returns the names of the sides in the title: their paths, or the last variable file of each. */
function namesOf(sides: Exclude<Sides, { are: 'commits' }>, options: DiffOptions): Names | null {
  if (sides.are === 'sources') return distinctNames(sides.before, sides.after);
  const [before, after] = [options['varfile-before'].at(-1), options['varfile-after'].at(-1)];
  return distinctNames(before ?? messages.WITHOUT_VARIABLES, after ?? messages.WITHOUT_VARIABLES);
}

async function checkDirectory(path: string, io: Io): Promise<void> {
  if (path === '') throw new Misuse(messages.optionEmpty('--source'), { remedy: messages.OPTION_EMPTY_REMEDY });
  if ((await kindOf(io, '--source', path)) === 'directory') return;
  throw new Misuse(messages.notADirectory('--source', path), { remedy: messages.DIFF_REMEDY });
}

async function write(
  { report, pictures, linkTo }: Difference,
  targets: readonly Target<DiffFormat>[],
  io: Io,
  progress: Progress,
): Promise<void> {
  for (const { format, path } of targets) {
    const reportFormat = reportFormatOf(format);
    if (reportFormat !== null) {
      const text = await writeReport(report, reportFormat, linkTo);
      // Removes escape sequences from text for a terminal or log. JSON for a program stays as it is.
      await writeOutput(path, path === STDOUT && reportFormat === 'text' ? harmless(text) : text, io, progress);
      continue;
    }
    const picture = pictures.find((candidate) => candidate.format === format)!;
    await writeOutput(path, picture.content, io, progress);
  }
  for (const note of new Set(pictures.flatMap((picture) => picture.note ?? []))) progress.warn(note);
  // On stdout, the text report begins with this sentence.
  if (!targets.some(({ format, path }) => path === STDOUT && format === 'text'))
    progress.say(harmless(report.sentence));
}

function warnAll(texts: readonly string[], progress: Progress): void {
  for (const text of limitWarnings(texts)) progress.warn(text);
}

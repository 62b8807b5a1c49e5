import { type Format, formatRow, type Planning, type Source } from '../../diagram.js';
import {
  calledApart,
  type Difference,
  difference,
  isDifferent,
  type Names,
  withCommits,
  writeReport,
} from '../../differences.js';
import { Misuse } from '../../errors.js';
import type { Io } from '../../platform/io.js';
import { fewOf } from '../../platform/text/few.js';
import { harmless } from '../../platform/text/printable.js';
import { COMMENT_FOCUS } from '../../pull-request/limits.js';
import { withoutEffect } from '../effects.js';
import { checkAnnotationOption, descriptorOf, kindOf } from '../input.js';
import * as messages from '../messages.js';
import { type Parsed, parsePlanning } from '../options.js';
import { checkNotDirectory, checkWritable, writeOutput } from '../output.js';
import { createProgress, type Progress } from '../progress.js';
import { readRequest } from '../request.js';
import { checkOnce, checkVarFiles, ignoredOptions, readSource } from '../source.js';
import { chooseDiffTargets, type DiffFormat, reportFormatOf, STDOUT, type Target } from '../targets.js';

/** Exit code for different sources (`diff --exit-code`) and for an outdated file (`check`): docs/exit-codes.md. */
export const DIFFERENT = 10;

type DiffOptions = Parsed<'diff'>;

/**
 * `groundplan diff`: compares two sources. Reads both before it writes anything.
 * @param words positional arguments
 * @returns the exit code
 */
export async function diff(options: DiffOptions, words: readonly string[], io: Io): Promise<number> {
  const sides = sidesOf(options, words);
  if (!Number.isInteger(options.hops)) {
    throw new Misuse(messages.notWhole('--hops', options.hops), { remedy: messages.forExample('--hops', '2') });
  }
  const targets = await targetsOf(options, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const formats = targets.flatMap(({ format }) => (reportFormatOf(format) === null ? [format as Format] : []));
  const request = { ...(await readRequest(options, { formats }, io)), ...comparisonOf(options) };
  const progress = createProgress(io, options);
  const all = targets.map(({ format }) => format);
  for (const warning of withoutEffect(options, all)) progress.warn(warning);
  try {
    const found = await withSources(sides, options, io, progress, (sources) =>
      difference({ ...request, ...sources }, io, {
        step: progress.step,
        note: progress.say,
        warn: (texts) => warnOf(texts, progress),
      }),
    );
    await write(found, targets, io, progress);
    return options['exit-code'] && isDifferent(found.report) ? DIFFERENT : 0;
  } finally {
    progress.done();
  }
}

/** Two sources, or one directory with two commits or two environments. */
type AskedSides =
  | { readonly are: 'sources'; readonly before: string; readonly after: string }
  | { readonly are: 'commits' | 'environments'; readonly directory: string };

/**
 * Returns the two sides to compare.
 * @throws Misuse for options that exclude each other
 */
function sidesOf(options: DiffOptions, words: readonly string[]): AskedSides {
  const { source, from, to } = options;
  const [before, after, ...more] = words;
  if (before !== undefined) {
    if (after === undefined || more.length > 0)
      throw new Misuse(messages.DIFF_TAKES_TWO, { remedy: messages.DIFF_REMEDY });
    if (source !== null || from !== null || to !== null) {
      throw new Misuse(messages.DIFF_EITHER_OR, { remedy: messages.DIFF_REMEDY });
    }
    checkOnce(before, after);
    return { are: 'sources', before, after };
  }
  const isOfVariables = options['varfile-before'].length + options['varfile-after'].length > 0;
  const are = isOfVariables && from === null && to === null ? 'environments' : 'commits';
  return { are, directory: source ?? '.' };
}

async function targetsOf(options: DiffOptions, io: Io): Promise<readonly Target<DiffFormat>[]> {
  const { outfile } = options;
  const there = outfile === null ? 'missing' : await checkNotDirectory(outfile, io);
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseDiffTargets(options, there === 'other' || isOpen);
  for (const { format, path } of targets) {
    const isBinary = reportFormatOf(format) === null && formatRow(format as Format).isBinary;
    if (path === STDOUT && isBinary && io.stdoutIsTerminal) {
      const noun = format.toUpperCase();
      throw new Misuse(messages.stdoutIsTerminal(noun), { remedy: messages.STDOUT_IS_TERMINAL_REMEDY });
    }
    await checkWritable(path, io);
  }
  return targets;
}

/** Returns the members of the request that only a comparison has. */
const comparisonOf = ({ focus, hops, ...options }: DiffOptions) => ({
  hops: focus === 'all' ? null : hops,
  ...(focus === 'fit' && { ...COMMENT_FOCUS, hops }),
  isOneState: options['varfile-before'].join('\n') === options['varfile-after'].join('\n'),
});

interface Sources {
  readonly names?: Names;
  readonly before: Source | null;
  readonly after: Source | null;
  readonly mayBeEmpty: boolean;
  readonly folder?: string;
}

async function withSources(
  sides: AskedSides,
  options: DiffOptions,
  io: Io,
  progress: Progress,
  work: (sources: Sources) => Promise<Difference>,
): Promise<Difference> {
  const debug = options.debug ? progress.say : null;
  const planningOf = (side: 'varfile-before' | 'varfile-after'): Planning =>
    parsePlanning({ ...options, varfile: [...options.varfile, ...options[side]] }, io.env, debug);
  const [before, after] = [planningOf('varfile-before'), planningOf('varfile-after')];
  if (sides.are === 'commits') {
    const { directory } = sides;
    await checkDirectory(directory, io);
    for (const planning of [before, after]) await checkVarFiles(planning, io);
    const { from, to, 'merge-base': fromMergeBase } = options;
    const asked = { directory, from, to, fromMergeBase, planning: { before, after } };
    return withCommits(asked, io, ({ description: said, warnings, ...sources }) => {
      progress.say(said);
      warnOf(warnings, progress);
      return work({ ...sources, mayBeEmpty: true });
    });
  }
  if (sides.are === 'environments') await checkDirectory(sides.directory, io);
  const paths = sides.are === 'sources' ? sides : { before: sides.directory, after: sides.directory };
  const ignored = ignoredOptions(options);
  const old = await readSource({ option: 'before', path: paths.before, planning: before, ignored }, io);
  const current = await readSource({ option: 'after', path: paths.after, planning: after, ignored }, io);
  warnOf([...old.warnings, ...current.warnings], progress);
  const names = namesOf(sides, options);
  return work({ before: old.source, after: current.source, mayBeEmpty: false, ...(names !== null && { names }) });
}

function namesOf(sides: AskedSides, options: DiffOptions): Names | null {
  if (sides.are === 'sources') return calledApart(sides.before, sides.after);
  const [before, after] = [options['varfile-before'].at(-1), options['varfile-after'].at(-1)];
  return calledApart(before ?? messages.WITHOUT_VARIABLES, after ?? messages.WITHOUT_VARIABLES);
}

async function checkDirectory(path: string, io: Io): Promise<void> {
  if (path === '') throw new Misuse(messages.optionEmpty('--source'), { remedy: messages.OPTION_EMPTY_REMEDY });
  if ((await kindOf(io, '--source', path)) === 'directory') return;
  throw new Misuse(messages.notADirectory('--source', path), { remedy: messages.DIFF_REMEDY });
}

async function write(found: Difference, targets: readonly Target<DiffFormat>[], io: Io, progress: Progress) {
  for (const { format, path } of targets) {
    const words = reportFormatOf(format);
    if (words !== null) {
      const text = await writeReport(found.report, words, found.linkTo);
      // Removes escape sequences from text for a terminal or log. JSON for a program stays as it is.
      await writeOutput(path, path === STDOUT && words === 'text' ? harmless(text) : text, io, progress);
      continue;
    }
    const picture = found.pictures.find((one) => one.format === format)!;
    await writeOutput(path, picture.content, io, progress);
  }
  for (const note of new Set(found.pictures.flatMap((one) => one.note ?? []))) progress.warn(note);
  if (!targets.some(({ format, path }) => path === STDOUT && format === 'text'))
    progress.say(harmless(found.report.sentence));
}

function warnOf(texts: readonly string[], progress: Progress): void {
  for (const text of fewOf(texts)) progress.warn(text);
}

/** Checks and writes output files, such as the pictures of a command, and prints the summary line of a run. */
import { dirname, sep } from 'node:path';
import { type Diagram, formatRow, type ReadResult } from '../diagram.js';
import { External, Misuse } from '../errors.js';
import { countResources } from '../graph/counts.js';
import type { Graph } from '../graph/model.js';
import * as sharedMessages from '../messages.js';
import type { Io, PathKind } from '../platform/io.js';
import { fewOf } from '../platform/text/few.js';
import { descriptorOf } from './input.js';
import * as messages from './messages.js';
import type { Progress } from './progress.js';
import { type chooseTargets, pagePath, STDOUT, type Target } from './targets.js';

/**
 * Refuses a directory as output file. `--outfile docs` and `docs/` would otherwise become `docs.svg` and `docs/.svg`.
 * @returns the kind of file at the path
 * @throws Misuse for a directory or an empty path
 */
export async function checkNotDirectory(path: string, io: Io): Promise<PathKind> {
  // An unset variable in a script gives an empty path, which would become `.svg`.
  if (path === '') throw new Misuse(messages.optionEmpty('--outfile'), { remedy: messages.OPTION_EMPTY_REMEDY });
  const kind = await io.kindOf(path).catch((cause: unknown) => unwritable(path, cause));
  if (kind === 'directory' || path.endsWith('/') || path.endsWith(sep)) {
    throw new Misuse(messages.outfileIsDirectory(path), { remedy: messages.OUTFILE_IS_DIRECTORY_REMEDY });
  }
  return kind;
}

/**
 * Checks that a file can be written, before any work is done.
 * @param path `-` for stdout, which always passes
 * @param remedy for a path that does not come from `--outfile`
 * @throws Misuse if the path is a directory, its parent is missing, or either is not writable
 */
export async function checkWritable(path: string, io: Io, remedy?: string): Promise<void> {
  if (path === STDOUT) return;
  await checkNotDirectory(path, io);
  const parent = dirname(path);
  // The working directory and a root exist.
  if (parent !== '.' && parent !== dirname(parent)) {
    const kind = await io.kindOf(parent).catch((cause: unknown) => unwritable(path, cause, remedy));
    if (kind !== 'directory') {
      throw new Misuse(messages.outfileFolderMissing(path), { remedy: messages.OUTFILE_REMEDY });
    }
  }
  await io.checkWritable?.(path).catch((cause: unknown) => unwritable(path, cause, remedy));
}

/**
 * Writes a file and reports it, or writes to stdout.
 * @param path `-` for stdout
 * @param remedy for a path that does not come from `--outfile`
 * @throws Misuse with the system's error code; External for a full disk and similar failures
 */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
  io: Io,
  progress: Progress,
  remedy?: string,
): Promise<void> {
  if (path === STDOUT) return io.stdout(content);
  await io.writeFile(path, content).catch((cause: unknown) => unwritable(path, cause, remedy));
  progress.say(messages.wrote(path));
}

/**
 * Throws the error for a path that the system refuses to write.
 * @param cause error of the system; its code becomes part of the message
 * @param remedy for a path that does not come from `--outfile`
 * @throws Misuse; External if the machine is the cause, such as a full disk
 */
export function unwritable(path: string, cause: unknown, remedy?: string): never {
  const reason = (cause as NodeJS.ErrnoException).code ?? String(cause);
  const trouble = sharedMessages.MACHINE_TROUBLES.get(reason);
  if (trouble !== undefined) {
    throw new External(sharedMessages.fileUnwritable(path, trouble[0]), { remedy: trouble[1], cause });
  }
  const special = SPECIAL.get(reason);
  if (special !== undefined) {
    const advice = remedy === undefined ? special.outfileRemedy : messages.REMOVE_SPECIAL_REMEDY;
    throw new Misuse(special.message(path), { remedy: advice, cause });
  }
  throw new Misuse(sharedMessages.fileUnwritable(path, reason), {
    remedy: remedy ?? sharedMessages.FILE_UNWRITABLE_REMEDY,
    cause,
  });
}

/** Messages by the codes with which `Io.writeFile` refuses a path that is not a regular file. */
const SPECIAL: ReadonlyMap<string, { message: (path: string) => string; outfileRemedy: string }> = new Map([
  ['ELOOP', { message: messages.outfileIsLink, outfileRemedy: messages.OUTFILE_IS_LINK_REMEDY }],
  ['ENXIO', { message: messages.outfileIsPipe, outfileRemedy: messages.OUTFILE_IS_PIPE_REMEDY }],
]);

// ---- The pictures of a command, and their pages.

/**
 * Returns the pictures to write, all of them writable.
 * @param choose returns the files of the command
 * @throws Misuse
 */
export async function pictureTargets(
  options: Parameters<typeof chooseTargets>[0] & { readonly pages: boolean },
  choose: typeof chooseTargets,
  io: Io,
): Promise<readonly Target[]> {
  const { outfile } = options;
  const kind = outfile === null ? 'missing' : await checkNotDirectory(outfile, io);
  // A descriptor that the shell has opened (`--outfile /dev/fd/3 3> picture.svg`) is written directly, even if it is a file.
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const isDevice = kind === 'other' || isOpen;
  const targets = choose(options, isDevice);
  if (options.pages) checkPages(targets, isDevice);
  return targets;
}

/**
 * Checks that all pictures can be written.
 * @throws Misuse
 */
export async function checkTargets(targets: readonly Target[], io: Io): Promise<void> {
  for (const target of targets) await checkTarget(target, io);
}

/** Refuses `--pages` on stdout or a device, because each page of most formats is a separate file. */
function checkPages(targets: readonly Target[], isDevice: boolean): void {
  const manyFiles = targets.filter(({ format }) => !formatRow(format).hasPages);
  if (manyFiles.length === 0 || (!isDevice && manyFiles.every(({ path }) => path !== STDOUT))) return;
  throw new Misuse(messages.PAGES_NEED_FILE, { remedy: messages.PAGES_NEED_FILE_REMEDY });
}

async function checkTarget({ format, path }: Target, io: Io): Promise<void> {
  if (path === STDOUT && formatRow(format).isBinary && io.stdoutIsTerminal) {
    throw new Misuse(messages.stdoutIsTerminal(format.toUpperCase()), { remedy: messages.STDOUT_IS_TERMINAL_REMEDY });
  }
  await checkWritable(path, io);
}

/** Writes the pictures and pages, then warns once about each note of a format. */
export async function writePictures(
  targets: readonly Target[],
  { pictures, pages }: Pick<Diagram, 'pictures' | 'pages'>,
  io: Io,
  progress: Progress,
): Promise<void> {
  for (const target of targets) {
    const picture = pictures.find(({ format }) => format === target.format)!;
    await writeOutput(target.path, picture.content, io, progress);
  }
  for (const page of pages) {
    for (const target of targets) {
      const picture = page.pictures.find(({ format }) => format === target.format);
      // Formats with all pages in one file, such as PDF, have no picture for a page.
      if (picture === undefined) continue;
      await writeOutput(pagePath(target, page.slug), picture.content, io, progress);
    }
  }
  const notes = [...pictures, ...pages.flatMap((page) => page.pictures)].flatMap(({ note }) => note ?? []);
  for (const note of fewOf([...new Set(notes)])) progress.warn(note);
}

// ---- The summary line.

/**
 * Prints one line that accounts for all resources of the source: `9 resources: 5 drawn, 3 folded, 1 hidden`. A graph
 * file has no folded or hidden resources: `5 resources, 4 connections`.
 * @param removed resources that annotations remove
 */
export function printSummary({ ledger, graph }: ReadResult, progress: Progress, removed?: Graph['removed']): void {
  progress.say(summaryOf({ ledger, graph }, removed));
}

/** Returns the text of `printSummary`. */
export const summaryOf = (
  { ledger, graph }: Pick<ReadResult, 'ledger' | 'graph'>,
  removed?: Graph['removed'],
): string =>
  ledger === null
    ? messages.summaryOfGraph(resourceCountOf(graph), graph.edges.length, removed)
    : messages.summaryOfPlan(ledger.summary, removed);

/** Returns the number of resources. Debug data of an overview records the number of its source in `total`. */
const resourceCountOf = ({ nodes, total }: Graph): number => total ?? countResources(nodes.values());

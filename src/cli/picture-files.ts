/** Chooses, checks and writes the pictures of a command, and their pages. */
import { type Diagram, formatRow } from '../diagram.js';
import { Misuse } from '../errors.js';
import type { Io } from '../platform/io.js';
import { fewOf } from '../platform/text/few.js';
import { descriptorOf } from './input.js';
import * as messages from './messages.js';
import { checkNotDirectory, checkWritable, STDOUT, writeOutput } from './output.js';
import type { Progress } from './progress.js';
import { type chooseTargets, pagePath, type Target } from './targets.js';

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

/** Checks that all pictures can be written. @throws Misuse */
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

import { formatRow, modelFileIn } from '../diagram.js';
import { Misuse } from '../errors.js';
import type { Io, RunResult } from '../platform/io.js';
import { fewOf } from '../platform/text/few.js';
import { harmless, oneLine } from '../platform/text/printable.js';
import { withoutEffect } from './effects.js';
import { checkExplanation, explain } from './explain.js';
import { checkAnnotationOption, descriptorOf } from './input.js';
import * as messages from './messages.js';
import type { Parsed } from './options.js';
import { checkNotDirectory, checkWritable, writeOutput } from './output.js';
import { createProgress, type Progress } from './progress.js';
import { readRequest } from './request.js';
import { type CommandRequest, run } from './run.js';
import { chooseTargets, pageFile, pagePath, STDOUT, type Target } from './targets.js';

/**
 * `groundplan draw`: draws a source and writes its files. Everything is drawn before anything is written, so that
 * invalid input never leaves a partial result.
 */
export async function draw(options: Parsed<'draw'>, io: Io): Promise<void> {
  const { outfile } = options;
  const there = outfile === null ? 'missing' : await checkNotDirectory(outfile, io);
  // A descriptor opened by the shell (`3> picture.svg`) is written to directly, even if it is a file.
  const isOpen = outfile !== null && descriptorOf(outfile) !== null;
  const targets = chooseTargets(options, there === 'other' || isOpen);
  checkStdout(options, targets);
  if (options.pages) checkPages(targets, there === 'other' || isOpen);
  for (const target of targets) await checkTarget(target, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const formats = targets.map(({ format }) => format);
  const request = await readRequest(options, { formats, pageFile: (slug) => pageFile(targets, slug) }, io);
  const progress = createProgress(io, options);
  for (const warning of withoutEffect(options, formats)) progress.warn(warning);
  try {
    const onParts = handlersOf(options, io, progress);
    const { pictures, pages } = await run(options, { ...request, onParts }, io, progress);
    for (const target of targets) {
      const picture = pictures.find(({ format }) => format === target.format)!;
      await writeOutput(target.path, picture.content, io, progress);
    }
    for (const { slug, pictures: ofPage } of pages) {
      for (const target of targets) {
        const picture = ofPage.find(({ format }) => format === target.format);
        if (picture === undefined) continue;
        await writeOutput(pagePath(target, slug), picture.content, io, progress);
      }
    }
    const notes = [...pictures, ...pages.flatMap((page) => page.pictures)].flatMap(({ note }) => note ?? []);
    for (const note of fewOf([...new Set(notes)])) progress.warn(note);
    const failure = options.show ? await show(targets[0]!.path, io) : null;
    if (failure !== null) progress.warn(failure);
  } finally {
    progress.done();
  }
}

const WORKING_DIRECTORY = '.';

/** Returns the handlers of intermediate results. Suggestions are written beside the source if it is kept. */
const handlersOf =
  (options: Parsed<'draw'>, io: Io, progress: Progress): NonNullable<CommandRequest['onParts']> =>
  ({ keeps }) => ({
    read: (found) => explain(found, options.explain, io, progress),
    question: (text) => io.stdout(harmless(text)),
    suggested: (file) => writeOutput(modelFileIn(keeps ?? WORKING_DIRECTORY), file, io, progress),
  });

/** Rejects `--pages` on stdout or a device, because each page of most formats is a separate file. */
function checkPages(targets: readonly Target[], isDevice: boolean): void {
  const single = targets.filter(({ format }) => !formatRow(format).hasPages);
  if (single.length === 0 || (!isDevice && single.every(({ path }) => path !== STDOUT))) return;
  throw new Misuse(messages.PAGES_NEED_FILE, { remedy: messages.PAGES_NEED_FILE_REMEDY });
}

/** Rejects options that compete for stdout, and `--show` without a file. */
function checkStdout(options: Parsed<'draw'>, targets: readonly Target[]): void {
  const { show: isShown, explain: explanation, 'ai-dry-run': isDry } = options;
  const takesStdout = targets.some(({ path }) => path === STDOUT);
  if (isDry && options['ai-annotate'] === null) {
    throw new Misuse(messages.DRY_RUN_NEEDS_BACKEND, {
      remedy: messages.DRY_RUN_NEEDS_BACKEND_REMEDY,
    });
  }
  if (isDry && takesStdout) {
    throw new Misuse(messages.DRY_RUN_TAKES_STDOUT, { remedy: messages.DRY_RUN_TAKES_STDOUT_REMEDY });
  }
  if (isShown && takesStdout) {
    throw new Misuse(messages.SHOW_NEEDS_FILE, { remedy: messages.SHOW_NEEDS_FILE_REMEDY });
  }
  checkExplanation(explanation, isDry || takesStdout);
}

async function checkTarget({ format, path }: Target, io: Io): Promise<void> {
  if (path === STDOUT && formatRow(format).isBinary && io.stdoutIsTerminal) {
    throw new Misuse(messages.stdoutIsTerminal(format.toUpperCase()), { remedy: messages.STDOUT_IS_TERMINAL_REMEDY });
  }
  await checkWritable(path, io);
}

/** Timeout in seconds. A viewer that keeps running is not waited for. */
const SHOW_SECONDS = 3;

interface Opener {
  readonly command: string;
  readonly args: readonly string[];
}

/** Commands that open a file with its default program, by `process.platform`. */
const OPENERS: Readonly<Record<string, Opener>> = {
  darwin: { command: 'open', args: [] },
  // `start` is a built-in of the shell, which would interpret the path.
  win32: { command: 'rundll32', args: ['url.dll,FileProtocolHandler'] },
};
const ELSEWHERE: Opener = { command: 'xdg-open', args: [] };
const WSL: Opener = { command: 'wslview', args: [] };

/**
 * Opens a picture.
 * @returns a warning if that fails, which never fails the run; null otherwise
 */
async function show(path: string, io: Io): Promise<string | null> {
  const isWsl = io.platform === 'linux' && (await runsInWsl(io));
  const { command, args } = isWsl ? WSL : (OPENERS[io.platform] ?? ELSEWHERE);
  // Protects a path with a leading dash from being read as an option.
  const file = path.startsWith('-') ? `./${path}` : path;
  const result = await io.launch(command, [...args, file], { seconds: SHOW_SECONDS });
  if (result.end === 'missing' && isWsl) return messages.SHOW_WSLVIEW_MISSING;
  const reason = whyNot(command, result);
  return reason === null ? null : messages.showFailed(path, reason);
}

async function runsInWsl(io: Io): Promise<boolean> {
  if (io.env.WSL_DISTRO_NAME !== undefined || io.env.WSL_INTEROP !== undefined) return true;
  try {
    return /microsoft/i.test(Buffer.from(await io.readFile('/proc/sys/kernel/osrelease')).toString('utf8'));
  } catch {
    // Without this file the system is not WSL.
    return false;
  }
}

function whyNot(command: string, result: RunResult): string | null {
  switch (result.end) {
    case 'missing':
      return messages.openerMissing(command);
    case 'unusable':
      return messages.openerOutput(command, result.reason);
    case 'signal':
      return messages.openerOutput(command, result.signal);
    case 'exit': {
      if (result.code === 0) return null;
      const words = oneLine(result.stderr);
      return messages.openerOutput(command, words.slice(0, 200) || `exit code ${result.code}`);
    }
    // The command still runs because it is the viewer itself, which stays open.
    case 'time-out':
      return null;
  }
}

/** `groundplan draw`: draws a source and writes one file per format, and one per page with `--pages`. */
import { formatRow, isGitAddress, modelFileIn } from '../diagram.js';
import { Misuse } from '../errors.js';
import { COMPLAINT_LENGTH } from '../limits.js';
import type { Io, RunResult } from '../platform/io.js';
import { harmless, oneLine } from '../platform/text/printable.js';
import { checkExplanation, explain } from './explain.js';
import { descriptorOf, kindOf } from './input.js';
import { SHOW_SECONDS } from './limits.js';
import * as messages from './messages.js';
import type { Parsed } from './options.js';
import { STDOUT, writeOutput } from './output.js';
import { createProgress, type Progress } from './progress.js';
import { checkAnnotationOption, readRequest } from './request.js';
import { type CommandRequest, run } from './run.js';
import {
  checkEdited,
  checkTargets,
  chooseTargets,
  ineffectiveOptions,
  type OutputFile,
  pageFile,
  pictureTargets,
  type Target,
  writePictures,
} from './targets.js';

type DrawOptions = Parsed<'draw'>;

/**
 * Runs the command. Everything is drawn before anything is written, so that invalid input never leaves a partial
 * result.
 * @throws Misuse for options that exclude each other; otherwise the errors of the stages
 */
export async function draw(options: DrawOptions, io: Io): Promise<void> {
  const targets = await targetsOf(options, io);
  if (options.annotate !== null) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  for (const warning of ineffectiveOptions(options, formatsOf(targets))) progress.warn(warning);
  try {
    if (options.watch) return await watchSource(options, targets, io, progress);
    await drawFiles(options, targets, { io, reading: io }, progress);
    await showIfRequested(options, targets[0]!.path, io, progress);
  } finally {
    progress.done();
  }
}

const formatsOf = (targets: readonly Target[]) => targets.map(({ format }) => format);

/**
 * Draws and writes all files, and returns them. `reading` reads the source and the files that options name, so that
 * `--watch` learns which files to watch; `io` writes.
 */
async function drawFiles(
  options: DrawOptions,
  targets: readonly Target[],
  { io, reading }: { readonly io: Io; readonly reading: Io },
  progress: Progress,
): Promise<readonly OutputFile[]> {
  const formats = formatsOf(targets);
  await checkEdited(targets, options['layout-from'], io);
  const request = await readRequest(options, { formats, pageFile: (slug) => pageFile(targets, slug) }, reading);
  const onParts = handlersOf(options, io, progress);
  const drawn = await run(options, { ...request, onParts }, reading, progress);
  return writePictures(targets, drawn, io, progress);
}

const WORKING_DIRECTORY = '.';

/**
 * Returns the handlers of intermediate results: the ledger for `--explain`, and the question and suggestions of AI.
 * Suggestions are written beside the code of the source, or to the working directory if it has none.
 */
const handlersOf =
  (options: DrawOptions, io: Io, progress: Progress): NonNullable<CommandRequest['onParts']> =>
  ({ codeDirectory }) => ({
    read: (result) => explain(result, options.explain, io, progress),
    question: (text) => io.stdout(harmless(text)),
    suggested: (content) => {
      const path = modelFileIn(codeDirectory ?? WORKING_DIRECTORY);
      return writeOutput(path, content, io, progress, messages.SUGGESTIONS_REMEDY);
    },
  });

// ---- Output files.

/**
 * Returns the files to write, all of them writable.
 * @throws Misuse
 */
async function targetsOf(options: DrawOptions, io: Io): Promise<readonly Target[]> {
  const targets = await pictureTargets(options, chooseTargets, io);
  checkStdout(options, targets);
  await checkTargets(targets, io);
  return targets;
}

/** Refuses options that compete for stdout, and options that lack another one. */
function checkStdout(options: DrawOptions, targets: readonly Target[]): void {
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

// ---- `--watch`.

/** Draws again after each change, until a signal ends the program. */
async function watchSource(
  options: DrawOptions,
  targets: readonly Target[],
  io: Io,
  progress: Progress,
): Promise<never> {
  await checkWatched(options, targets, io);
  const { watch } = await import('./watch.js');
  const isPage = ({ format }: Target) => formatRow(format).mediaType === 'text/html';
  const work = {
    outputs: targets.map(({ path }) => path),
    hasPage: targets.some(isPage),
    debug: options.debug,
    async draw(reading: Io) {
      const files = await drawFiles(options, targets, { io, reading }, progress);
      const pagesFirst = [...files.filter(isPage), ...files.filter((file) => !isPage(file))];
      return pagesFirst.map(({ path, format, content }) => ({
        path,
        content,
        mediaType: formatRow(format).mediaType,
      }));
    },
    async drawn(address: string | null) {
      if (address !== null) progress.say(messages.serving(address));
      await showIfRequested(options, address ?? targets[0]!.path, io, progress);
    },
  };
  return watch(work, io, progress);
}

/** Refuses sources and outputs that cannot be read or written repeatedly. @throws Misuse */
async function checkWatched(options: DrawOptions, targets: readonly Target[], io: Io): Promise<void> {
  const read = [...(options.sources ?? [options.source]), options.planfile, options.graphfile].flatMap(
    (path) => path ?? [],
  );
  if (options['ai-annotate'] !== null) {
    throw new Misuse(messages.WATCH_WITH_AI, { remedy: messages.WATCH_WITH_AI_REMEDY });
  }
  const isStream = (path: string) => path === STDOUT || descriptorOf(path) !== null;
  if ([...read, ...targets.map(({ path }) => path)].some(isStream)) {
    throw new Misuse(messages.WATCH_NEEDS_FILE, { remedy: messages.WATCH_NEEDS_FILE_REMEDY });
  }
  for (const path of read) {
    if (!isGitAddress(path) || (await kindOf(io, '--source', path)) !== 'missing') continue;
    throw new Misuse(messages.WATCH_NEEDS_LOCAL, { remedy: messages.WATCH_NEEDS_LOCAL_REMEDY });
  }
}

// ---- `--show`.

async function showIfRequested(
  { show: isRequested }: DrawOptions,
  path: string,
  io: Io,
  progress: Progress,
): Promise<void> {
  const failure = isRequested ? await show(path, io) : null;
  if (failure !== null) progress.warn(failure);
}

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
/** The command of Linux and other systems with a desktop of freedesktop.org. */
const ELSEWHERE: Opener = { command: 'xdg-open', args: [] };
/** Linux in Windows has no viewer of its own; `wslview` starts the viewer of Windows. */
const WSL: Opener = { command: 'wslview', args: [] };

/**
 * Opens a picture.
 * @returns a warning if that fails, because the picture is written all the same; null on success
 */
async function show(path: string, io: Io): Promise<string | null> {
  const isWsl = io.platform === 'linux' && (await runsInWsl(io));
  const { command, args } = isWsl ? WSL : (OPENERS[io.platform] ?? ELSEWHERE);
  // Protects a path with a leading dash from being read as an option.
  const file = path.startsWith('-') ? `./${path}` : path;
  const result = await io.launch(command, [...args, file], { seconds: SHOW_SECONDS });
  if (result.end === 'missing' && isWsl) return messages.SHOW_WSLVIEW_MISSING;
  const failure = failureOf(command, result);
  return failure === null ? null : messages.showFailed(path, failure);
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

/** Returns why a command has not opened the file; null if it has. */
function failureOf(command: string, result: RunResult): string | null {
  switch (result.end) {
    case 'missing':
      return messages.openerMissing(command);
    case 'unusable':
      return messages.openerOutput(command, result.reason);
    case 'signal':
      return messages.openerOutput(command, result.signal);
    case 'exit': {
      if (result.code === 0) return null;
      const complaint = oneLine(result.stderr).slice(0, COMPLAINT_LENGTH);
      return messages.openerOutput(command, complaint || `exit code ${result.code}`);
    }
    // The command still runs because it is the viewer itself, which stays open.
    case 'time-out':
      return null;
  }
}

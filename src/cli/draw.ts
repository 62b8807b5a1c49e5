import { type BackendName, languageModel } from '../diagram.js';
import { Misuse } from '../errors.js';
import type { Io } from '../io/io.js';
import { harmless } from '../text/printable.js';
import { checkAnnotationOption, modelFileIn, parseBackend, readAnnotationFiles } from './annotations.js';
import { explain, parseExplanation } from './explain.js';
import { descriptorOf } from './input.js';
import * as messages from './messages.js';
import type { DrawOptions } from './options.js';
import { checkNotDirectory, checkWritable, writeOutput } from './output.js';
import { createProgress } from './progress.js';
import { run, type Wanted } from './run.js';
import { show } from './show.js';
import { chooseTargets, parseLayout, parseScale, parseTheme, STDOUT, type Target } from './targets.js';

/** `groundplan draw`: everything is drawn before anything is written, so bad input never leaves a file. */
export async function draw(options: DrawOptions, io: Io): Promise<void> {
  const there = options.outfile === undefined ? 'missing' : await checkNotDirectory(options.outfile, io);
  // What a shell has opened (`3> picture.svg`) is written to as it is, also where it is a file.
  const isOpen = options.outfile !== undefined && descriptorOf(options.outfile) !== null;
  const targets = chooseTargets(options, there === 'other' || isOpen);
  const scale = parseScale(options.scale);
  const layout = parseLayout(options.layout);
  const theme = parseTheme(options.theme);
  const backend = parseBackend(options.aiAnnotate);
  checkStdout(options, targets, backend);
  const explanation = parseExplanation(
    options.explain,
    options.aiDryRun === true || targets.some(({ path }) => path === STDOUT),
  );
  for (const target of targets) await checkTarget(target, io);
  if (options.annotate !== undefined) await checkAnnotationOption(options.annotate, io);
  const progress = createProgress(io, options);
  const wanted: Wanted = {
    annotations: (folders, kept, warn) => {
      const places = [...new Set([...folders, WORKING_DIRECTORY])];
      return readAnnotationFiles(options.annotate, places, io, kept, warn);
    },
    model: backend === null ? null : { is: languageModel(backend), isAsked: options.aiDryRun !== true },
    view: { simplified: options.simplified === true, overview: options.overview },
    title: options.title ?? null,
    drawing: {
      formats: targets.map((target) => target.format),
      themes: [theme],
      scale,
      modules: options.modules,
      layout,
    },
    onParts: ({ keeps }) => ({
      read: ({ ledger }) => explain(ledger, explanation, io, progress),
      question: (text) => io.stdout(harmless(text)),
      suggested: (file) => writeOutput(modelFileIn(keeps ?? WORKING_DIRECTORY), file, io, progress),
    }),
  };
  try {
    const { pictures } = await run(options, wanted, io, progress);
    for (const target of targets) {
      const picture = pictures.find(({ format }) => format === target.format)!;
      if (picture.note !== null) progress.warn(picture.note);
      await writeOutput(target.path, picture.content, io, progress);
    }
    const failure = options.show === true ? await show(targets[0]!.path, io) : null;
    if (failure !== null) progress.warn(failure);
  } finally {
    progress.done();
  }
}

const WORKING_DIRECTORY = '.';

/** Two things cannot be written to one pipe, and a viewer cannot be given one. */
function checkStdout(
  { show: isShown, aiDryRun }: DrawOptions,
  targets: readonly Target[],
  backend: BackendName | null,
): void {
  const takesStdout = targets.some(({ path }) => path === STDOUT);
  if (aiDryRun === true && backend === null) {
    throw new Misuse(messages.DRY_RUN_NEEDS_BACKEND, {
      remedy: messages.DRY_RUN_NEEDS_BACKEND_REMEDY,
    });
  }
  if (aiDryRun === true && takesStdout) {
    throw new Misuse(messages.DRY_RUN_TAKES_STDOUT, { remedy: messages.DRY_RUN_TAKES_STDOUT_REMEDY });
  }
  if (isShown === true && takesStdout) {
    throw new Misuse(messages.SHOW_NEEDS_FILE, { remedy: messages.SHOW_NEEDS_FILE_REMEDY });
  }
}

async function checkTarget({ format, path }: Target, io: Io): Promise<void> {
  if (path === STDOUT && format === 'png' && io.stdoutIsTerminal) {
    throw new Misuse(messages.STDOUT_IS_TERMINAL, { remedy: messages.STDOUT_IS_TERMINAL_REMEDY });
  }
  await checkWritable(path, io);
}

import { Misuse } from '../errors.js';
import type { Io } from '../io/io.js';
import * as messages from '../messages.js';
import { drawGraph, lookAt, readGraph } from '../pipeline.js';
import { findDot } from './graphviz.js';
import type { DrawOptions } from './options.js';
import { checkNotDirectory, checkWritable, writeOutput } from './output.js';
import { createProgress } from './progress.js';
import { readSources } from './source.js';
import { sayWhatWasFound } from './summary.js';
import { chooseTargets, parseLayout, parseScale, parseTheme, STDOUT, type Target } from './targets.js';

/** `groundplan draw`: everything is drawn before anything is written, so bad input never leaves a file. */
export async function draw(options: DrawOptions, io: Io): Promise<void> {
  if (options.outfile !== undefined) await checkNotDirectory(options.outfile, io);
  const targets = chooseTargets(options);
  const scale = parseScale(options.scale);
  const layout = parseLayout(options.layout);
  const theme = parseTheme(options.theme);
  for (const target of targets) await checkTarget(target, io);
  const askDot = layout === 'dot' ? await findDot(io) : null;
  const sources = await readSources(options, io);

  const progress = createProgress(io, options.quiet);
  try {
    progress.step(messages.stepReading(sources.file.name));
    const found = await readGraph(sources, progress.step);
    sayWhatWasFound(found, progress);

    const seen = await lookAt(found.graph, { simplified: options.simplified === true, overview: options.overview });
    for (const note of seen.notes) progress.say(note);
    for (const warning of seen.warnings) progress.warn(warning);

    const graph = options.title === undefined ? seen.graph : { ...seen.graph, title: options.title };
    const formats = targets.map((target) => target.format);
    const pictures = await drawGraph(
      graph,
      { formats, scale, modules: options.modules, theme, askDot, machine: io },
      progress.step,
    );
    for (const target of targets) {
      const picture = pictures.find(({ format }) => format === target.format)!;
      if (picture.note !== null) progress.warn(picture.note);
      await writeOutput(target.path, picture.content, io, progress);
    }
  } finally {
    progress.done();
  }
}

async function checkTarget({ format, path }: Target, io: Io): Promise<void> {
  if (path === STDOUT && format === 'png' && io.stdoutIsTerminal) {
    throw new Misuse(messages.STDOUT_IS_TERMINAL, { remedy: messages.STDOUT_IS_TERMINAL_REMEDY });
  }
  await checkWritable(path, io);
}
